/// Holds one ad for a view and publishes its changes, as in the SwiftUI guide.
@MainActor
public final class NativeAdViewModel {
  /// The ad; nil until the first one has arrived.
  public private(set) var nativeAd: LoadedAd?
  /// The failure of the last request; nil after a success.
  public private(set) var error: RequestError?
  /// The least height that the view keeps while it waits for an ad, in points.
  public let minHeight: Double

  private let loader: AdLoader
  private var subscribers: [(id: Int, notify: @MainActor (LoadedAd?) -> Void)] = []
  private var nextSubscriber = 0
  private var refresh: Task<Void, Never>?

  /// Creates a view model that requests with a loader of its own.
  public init(loader: AdLoader, minHeight: Double = 0) {
    self.loader = loader
    self.minHeight = minHeight
  }

  isolated deinit {
    refresh?.cancel()
  }

  /// Whether an ad is being waited for.
  public var isLoading: Bool { loader.isLoading }

  /// Requests a new ad; the old one stays until it is there.
  ///
  /// A second call meanwhile does nothing.
  public func refreshAd(_ request: Request? = nil) {
    guard !loader.isLoading, refresh == nil else { return }
    let loader = loader
    refresh = Task { [weak self] in
      let result: Result<LoadedAd?, RequestError>
      do throws(RequestError) {
        result = .success(try await loader.ads(for: request).first)
      } catch {
        result = .failure(error)
      }
      self?.publish(result)
    }
  }

  private func publish(_ result: Result<LoadedAd?, RequestError>) {
    refresh = nil
    switch result {
    case .success(let ad):
      nativeAd = ad
      error = nil
    case .failure(let failure):
      error = failure
    }
    for subscriber in subscribers { subscriber.notify(nativeAd) }
  }

  /// Drops an ad that was held too long without being shown, and requests a new one.
  /// - Returns: Whether an ad was dropped.
  @discardableResult
  public func discardIfExpired() -> Bool {
    guard let ad = nativeAd, ad.isExpired else { return false }
    ad.discard()
    nativeAd = nil
    for subscriber in subscribers { subscriber.notify(nil) }
    refreshAd()
    return true
  }

  /// Calls back with the ad after each request and when the ad is dropped.
  public func subscribe(_ notify: @escaping @MainActor (LoadedAd?) -> Void) -> AdSubscription {
    let id = nextSubscriber
    nextSubscriber += 1
    subscribers.append((id, notify))
    return AdSubscription { [weak self] in self?.subscribers.removeAll { $0.id == id } }
  }
}
