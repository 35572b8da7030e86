/// Requests native ads, one request at a time (`GADAdLoader`).
///
/// Several loaders may work at the same time. A loader must be held until it has finished: when it
/// goes away, its request does too.
@MainActor
public final class AdLoader {
  /// The ad unit that requests are for.
  public let adUnitID: String
  /// What receives ads; it must conform to the delegate protocol of each requested type.
  public weak var delegate: (any AdLoaderDelegate)?
  /// Whether a request is under way.
  public private(set) var isLoading = false
  /// What the options came to.
  public let settings: AdLoaderSettings
  /// The types that were asked for.
  public let adTypes: [AdLoaderAdType]

  private let rootViewController: RootViewController?
  private let environment: AdEnvironment
  private var generator: SeededGenerator
  private var ordinal = 0
  private var task: Task<Void, Never>?

  /// Creates a loader.
  /// - Parameters:
  ///   - adUnitID: The ad unit; with the built-in source, one of `TestAdSource.AdUnit`.
  ///   - rootViewController: What an ad's screens are presented from; an ad can be loaded without.
  ///   - adTypes: The types to ask for.
  ///   - options: Options; the SDK's defaults for each class that is missing.
  ///   - environment: The server, network, clock and log that are simulated.
  public init(
    adUnitID: String, rootViewController: RootViewController?, adTypes: [AdLoaderAdType],
    options: [any AdLoaderOptions]? = nil, environment: AdEnvironment? = nil
  ) {
    let environment = environment ?? AdEnvironment()
    self.adUnitID = adUnitID
    self.rootViewController = rootViewController
    self.adTypes = adTypes
    self.environment = environment
    settings = AdLoaderSettings(options ?? [])
    generator = SeededGenerator(seed: environment.conditions.seed)
  }

  isolated deinit {
    task?.cancel()
  }

  /// Sends a request; the delegate hears of the outcome.
  ///
  /// Each of its ads is received, or one failure, and then the request is finished. While another
  /// request is under way nothing happens, but the log says so.
  public func load(_ request: Request?) {
    let request = request ?? Request()
    guard begin() else { return }
    let problem = problem(of: request, delegate: delegate)
    let loading = loading(request, problem: problem)
    task = Task { [weak self] in
      let outcome = await loading.outcome()
      guard !Task.isCancelled else { return }
      self?.deliver(outcome)
    }
  }

  /// Sends a request and returns its ads; no delegate is needed.
  ///
  /// Ads of custom formats come to delegates only.
  /// - Throws: What went wrong; `invalidRequest` while another request is under way.
  public func ads(for request: Request? = nil) async throws(RequestError) -> [LoadedAd] {
    let request = request ?? Request()
    guard begin() else { throw RequestError(.invalidRequest, Self.busy) }
    let outcome = await loading(request, problem: problem(of: request)).outcome()
    defer { finish() }
    switch outcome {
    case .failure(let error):
      environment.record(.failed(error))
      throw error
    case .success(let ads):
      return ads.filter { $0.customFormatID == nil }.map { ad in
        environment.record(.loaded, ad: ad.name)
        return loaded(ad)
      }
    }
  }

  private static let busy =
    "a request is under way; wait until it is finished, or use another loader"

  private func begin() -> Bool {
    guard !isLoading else {
      environment.record(.requestRefused(Self.busy))
      return false
    }
    isLoading = true
    environment.record(.request(adUnitID: adUnitID))
    return true
  }

  private func finish() {
    isLoading = false
    task = nil
    environment.record(.finishedLoading)
  }

  private func loading(_ request: Request, problem: RequestError?) -> Loading {
    let query = AdQuery(
      adUnitID: adUnitID, request: request, adTypes: adTypes, settings: settings,
      count: min(settings.multipleAds.numberOfAds, MultipleAdsAdLoaderOptions.most),
      ordinal: ordinal)
    ordinal += 1
    return Loading(
      query: query, problem: problem, fate: environment.conditions.fate(&generator),
      source: environment.source, clock: environment.clock)
  }

  private func deliver(_ outcome: Result<[NativeAd], RequestError>) {
    switch outcome {
    case .failure(let error): fail(error)
    case .success(let ads):
      let formats = (delegate as? any CustomNativeAdLoaderDelegate)?
        .customNativeAdFormatIDs(for: self)
      let wanted = ads.filter { $0.customFormatID.map { formats?.contains($0) ?? false } ?? true }
      if wanted.isEmpty { fail(RequestError(.noFill, "no ad of the custom formats asked for")) }
      for ad in wanted { receive(ad) }
    }
    finish()
    delegate?.adLoaderDidFinishLoading(self)
  }

  private func fail(_ error: RequestError) {
    environment.record(.failed(error))
    delegate?.adLoader(self, didFailToReceiveAdWithError: error)
  }

  private func receive(_ ad: NativeAd) {
    environment.record(.loaded, ad: ad.name)
    if ad.customFormatID != nil {
      (delegate as? any CustomNativeAdLoaderDelegate)?
        .adLoader(self, didReceive: CustomNativeAd(loaded(ad)))
    } else if ad.format == .appInstall, adTypes.contains(.nativeAppInstall) {
      (delegate as? any NativeAppInstallAdLoaderDelegate)?
        .adLoader(self, didReceiveNativeAppInstallAd: loaded(ad))
    } else if ad.format == .content, adTypes.contains(.nativeContent) {
      (delegate as? any NativeContentAdLoaderDelegate)?
        .adLoader(self, didReceiveNativeContentAd: loaded(ad))
    } else {
      (delegate as? any NativeAdLoaderDelegate)?.adLoader(self, didReceive: loaded(ad))
    }
  }

  private func loaded(_ ad: NativeAd) -> LoadedAd {
    LoadedAd(
      ad, settings: settings, rootViewController: rootViewController, environment: environment)
  }
}

extension AdLoader {
  /// What the SDK would refuse before it asks a server.
  private func problem(of request: Request) -> RequestError? {
    if adUnitID.isBlank { return RequestError(.invalidRequest, "the ad unit id is missing") }
    if adTypes.isEmpty { return RequestError(.invalidRequest, "no ad type is asked for") }
    if settings.multipleAds.numberOfAds < 1 {
      return RequestError(.invalidRequest, "numberOfAds is less than 1")
    }
    return request.problem.map { RequestError(.invalidRequest, $0) }
  }

  private func problem(
    of request: Request, delegate: (any AdLoaderDelegate)?
  ) -> RequestError? {
    if let problem = problem(of: request) { return problem }
    for type in adTypes {
      let conforms =
        switch type {
        case .nativeAppInstall: delegate is any NativeAppInstallAdLoaderDelegate
        case .nativeContent: delegate is any NativeContentAdLoaderDelegate
        case .native: delegate is any NativeAdLoaderDelegate
        case .customNative: delegate is any CustomNativeAdLoaderDelegate
        }
      if !conforms {
        return RequestError(
          .invalidRequest, "the delegate does not conform to the protocol for \(type.rawValue) ads")
      }
    }
    return nil
  }
}

/// One request on its way, apart from the loader, which may go away meanwhile.
private struct Loading: Sendable {
  let query: AdQuery
  let problem: RequestError?
  let fate: NetworkConditions.Fate
  let source: any AdSource
  let clock: any AdClock

  func outcome() async -> Result<[NativeAd], RequestError> {
    // Callbacks never come from within the call that asked for them.
    await Task.yield()
    if let problem { return .failure(problem) }
    await clock.sleep(seconds: fate.delay)
    if let error = fate.error { return .failure(error) }
    do {
      return .success(try await source.ads(for: query))
    } catch {
      return .failure(error)
    }
  }
}
