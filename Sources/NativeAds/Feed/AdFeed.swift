/// A scrolling feed with ads in it: requests them before they come into view, keeps a few views and
/// uses them again, and records impressions.
@MainActor
public final class AdFeed {
  /// Where the ads stand.
  public let layout: AdFeedLayout
  /// How many positions ahead of the visible ones ads are requested.
  public let prefetchDistance: Int
  /// The least height that a slot keeps while it waits for its ad, in points.
  public let minHeight: Double
  /// How many ad views were made so far; scrolling uses them again.
  public private(set) var madeViewCount = 0
  /// Fills a view with an ad before the ad is associated with it, as a cell is configured before it is shown.
  public var populate: (@MainActor (_ view: NativeAdView, _ ad: LoadedAd, _ slot: Int) -> Void)?
  /// Called when the ad of a slot has come, was dropped, or could not be had.
  public var onChange: (@MainActor (_ slot: Int) -> Void)?

  private let makeLoader: @MainActor (_ slot: Int) -> AdLoader
  private let makeView: @MainActor () -> NativeAdView
  private var models: [Int: NativeAdViewModel] = [:]
  private var views: [Int: NativeAdView] = [:]
  private var idleViews: [NativeAdView] = []
  private var subscriptions: [Int: AdSubscription] = [:]

  /// Creates a feed.
  /// - Parameters:
  ///   - layout: Where the ads stand.
  ///   - prefetchDistance: How many positions ahead ads are requested.
  ///   - minHeight: The least height of a slot, in points.
  ///   - makeLoader: Makes the loader of a slot.
  ///   - makeView: Makes an ad view, when none is idle.
  public init(
    layout: AdFeedLayout, prefetchDistance: Int = 5, minHeight: Double = 0,
    makeLoader: @escaping @MainActor (_ slot: Int) -> AdLoader,
    makeView: @escaping @MainActor () -> NativeAdView
  ) {
    self.layout = layout
    self.prefetchDistance = max(0, prefetchDistance)
    self.minHeight = minHeight
    self.makeLoader = makeLoader
    self.makeView = makeView
  }

  /// The ad of a slot; nil until it has arrived.
  public func ad(inSlot slot: Int) -> LoadedAd? { models[slot]?.nativeAd }

  /// Why the ad of a slot could not be had; nil while it is waited for and once it is there.
  public func error(inSlot slot: Int) -> RequestError? {
    ad(inSlot: slot) == nil ? models[slot]?.error : nil
  }

  /// The view that shows a slot; nil where the slot is off screen.
  public func view(ofSlot slot: Int) -> NativeAdView? { views[slot] }

  /// The height of a slot: what its ad needs, and no less than the least height.
  public func height(ofSlot slot: Int, fitting height: (LoadedAd) -> Double) -> Double {
    max(minHeight, ad(inSlot: slot).map(height) ?? 0)
  }

  /// Tells which positions are on screen, and how many cells of each ad.
  ///
  /// Ads that come near are requested, ads that were held too long are replaced, views that left
  /// the screen are used again.
  /// - Parameter cells: The visible cells of a slot; by default all count as visible.
  public func scroll(to positions: Range<Int>, cells: (Int) -> Int = { _ in 1 }) {
    let low = max(0, positions.lowerBound - prefetchDistance)
    for slot in layout.slots(in: low..<positions.upperBound + prefetchDistance) { prefetch(slot) }
    let visible = layout.slots(in: positions)
    for slot in views.keys.sorted() where !visible.contains(slot) { recycle(slot) }
    for slot in visible {
      show(slot)
      views[slot]?.setVisibleCells(cells(slot))
    }
  }

  private func prefetch(_ slot: Int) {
    if let model = models[slot] {
      model.discardIfExpired()
      return
    }
    let model = NativeAdViewModel(loader: makeLoader(slot), minHeight: minHeight)
    models[slot] = model
    subscriptions[slot] = model.subscribe { [weak self] ad in
      guard let self else { return }
      if let view = views[slot] { fill(view, with: ad, slot) }
      onChange?(slot)
    }
    model.refreshAd()
  }

  private func show(_ slot: Int) {
    guard views[slot] == nil else { return }
    let view: NativeAdView
    if let idle = idleViews.popLast() {
      view = idle
    } else {
      view = makeView()
      madeViewCount += 1
    }
    fill(view, with: models[slot]?.nativeAd, slot)
    views[slot] = view
  }

  private func fill(_ view: NativeAdView, with ad: LoadedAd?, _ slot: Int) {
    view.nativeAd = nil
    if let ad { populate?(view, ad, slot) }
    view.nativeAd = ad
  }

  /// Populates the views on screen anew, as after a change of their layout.
  ///
  /// A view that comes out otherwise is replaced, so that its ad is associated last; the ad goes on as it was.
  public func repopulate() {
    for slot in views.keys.sorted() {
      guard let old = views[slot], let ad = old.nativeAd else { continue }
      let view = makeView()
      populate?(view, ad, slot)
      guard view.registration != old.registration else { continue }
      view.nativeAd = ad
      views[slot] = view
    }
  }

  /// Takes the feed off the screen: its videos pause, its views are free.
  public func leaveScreen() {
    for slot in views.keys.sorted() { recycle(slot) }
  }

  private func recycle(_ slot: Int) {
    guard let view = views.removeValue(forKey: slot) else { return }
    view.setVisibleCells(0)
    view.nativeAd = nil
    idleViews.append(view)
  }
}
