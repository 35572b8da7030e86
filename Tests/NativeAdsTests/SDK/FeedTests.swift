import Testing

@testable import NativeAds

@Suite("A feed with ads")
@MainActor
struct FeedTests {
  private func feed(
    _ layout: AdFeedLayout, clock: ManualClock = ManualClock(), log: AdEventLog = AdEventLog(),
    distance: Int = 2
  ) -> AdFeed {
    AdFeed(
      layout: layout, prefetchDistance: distance, minHeight: 120,
      makeLoader: { _ in
        AdLoader(
          adUnitID: TestAdSource.AdUnit.native.rawValue, rootViewController: nil,
          adTypes: [.native], environment: AdEnvironment(clock: clock, log: log))
      },
      makeView: {
        NativeAdView(NativeAdRegistration(.native, width: 320, height: 200, assetViews: []))
      })
  }

  private func settle() async {
    for _ in 0..<200 { await Task.yield() }
  }

  @Test("ads stand at their positions and shift the app's own items")
  func positions() {
    let layout = AdFeedLayout(contentCount: 5, adPositions: [4, 1, 99, -1])
    #expect(
      (0..<layout.count).map { layout.item(at: $0) } == [
        .content(0), .ad(0), .content(1), .content(2), .ad(1), .content(3), .content(4),
      ])
    #expect(layout.item(at: 7) == nil && layout.item(at: -1) == nil)
  }

  @Test(
    "ads come after every so many items",
    arguments: [
      (10, 2, 3, [2, 6, 10]), (10, 0, 5, [0, 6, 12]), (2, 3, 5, []), (0, 0, 4, [0]),
      (4, 1, 0, [1, 3, 5, 7]),
    ])
  func intervals(content: Int, first: Int, interval: Int, positions: [Int]) {
    let layout = AdFeedLayout(contentCount: content, firstAd: first, every: interval)
    #expect(layout.adPositions == positions)
    #expect(layout.count == content + positions.count)
  }

  @Test("every position has one item, and each item one position, in a feed of thousands")
  func bijection() {
    let layout = AdFeedLayout(contentCount: 5000, firstAd: 3, every: 4)
    var content = 0
    var ads = 0
    for position in 0..<layout.count {
      switch layout.item(at: position) {
      case .content(content): content += 1
      case .ad(ads): ads += 1
      default: Issue.record("wrong item at \(position)")
      }
    }
    #expect(content == 5000 && ads == layout.adPositions.count)
  }

  @Test("ads are requested before they come into view, and only those nearby")
  func prefetch() async {
    let log = AdEventLog()
    let feed = feed(AdFeedLayout(contentCount: 40, firstAd: 4, every: 9), log: log)
    feed.scroll(to: 0..<2)
    await settle()
    #expect(feed.ad(inSlot: 0) == nil)
    feed.scroll(to: 1..<3)
    await settle()
    #expect(feed.ad(inSlot: 0) != nil && feed.ad(inSlot: 1) == nil)
    #expect(feed.view(ofSlot: 0) == nil && !log.events.contains { $0.kind == .impression })
  }

  @Test("the impression comes with the first visible cell, once, however often it scrolls by")
  func impressions() async {
    let log = AdEventLog()
    let feed = feed(AdFeedLayout(contentCount: 40, firstAd: 4, every: 9), log: log)
    feed.scroll(to: 2..<4)
    await settle()
    feed.scroll(to: 3..<6, cells: { _ in 0 })
    #expect(!log.events.contains { $0.kind == .impression })
    for _ in 0..<3 {
      feed.scroll(to: 3..<6, cells: { _ in 1 })
      feed.scroll(to: 6..<9)
    }
    #expect(log.events.filter { $0.kind == .impression }.count == 1)
  }

  @Test("views are used again: there are never more than were on screen at once")
  func recycling() async {
    let feed = feed(AdFeedLayout(contentCount: 400, firstAd: 1, every: 3))
    for start in 0..<400 {
      feed.scroll(to: start..<start + 8)
      await Task.yield()
    }
    #expect(feed.madeViewCount == 2)
  }

  @Test("a slot keeps its least height while its ad is on its way")
  func minHeight() async {
    let feed = feed(AdFeedLayout(contentCount: 9, adPositions: [0]))
    feed.scroll(to: 0..<3)
    #expect(feed.height(ofSlot: 0) { _ in 300 } == 120)
    await settle()
    #expect(feed.height(ofSlot: 0) { _ in 300 } == 300)
    #expect(feed.height(ofSlot: 0) { _ in 80 } == 120)
    #expect(feed.view(ofSlot: 0)?.nativeAd === feed.ad(inSlot: 0), "a late ad gets into its view")
  }

  @Test("a view is populated before its ad is associated, and anew when the layout changes")
  func populating() async {
    let log = AdEventLog()
    let feed = feed(AdFeedLayout(contentCount: 9, adPositions: [0, 4]), log: log)
    var changes: [Int] = []
    feed.populate = { view, _, _ in
      #expect(view.nativeAd == nil, "the ad is associated last")
      view.registration.width = 300
    }
    feed.onChange = { changes.append($0) }
    feed.scroll(to: 0..<3)
    await settle()
    #expect(changes == [0, 1], "the ad in sight, and the one near it")
    #expect(feed.view(ofSlot: 0)?.registration.width == 300)
    feed.populate = { view, _, _ in view.registration.width = 200 }
    feed.repopulate()
    #expect(feed.view(ofSlot: 0)?.registration.width == 200)
    #expect(feed.view(ofSlot: 0)?.nativeAd === feed.ad(inSlot: 0) && feed.madeViewCount == 1)
    #expect(!log.events.contains { $0.kind.name == "ignored" || $0.kind.name == "video-pause" })
    feed.leaveScreen()
    #expect(feed.view(ofSlot: 0) == nil && feed.ad(inSlot: 0)?.isVisible == false)
  }

  @Test("each slot has a loader of its own, and tells why its ad could not be had")
  func slots() async {
    let feed = AdFeed(
      layout: AdFeedLayout(contentCount: 9, adPositions: [0, 1]),
      makeLoader: { slot in
        AdLoader(
          adUnitID: "of slot \(slot)", rootViewController: nil, adTypes: [.native],
          environment: AdEnvironment(
            source: FixedAdSource(slot == 0 ? [TestAds.minimal.ad] : []), clock: ManualClock()))
      },
      makeView: { NativeAdView(NativeAdRegistration(.native, width: 9, height: 9, assetViews: [])) }
    )
    feed.scroll(to: 0..<2)
    await settle()
    #expect(feed.ad(inSlot: 0)?.assets.name == "minimal" && feed.error(inSlot: 0) == nil)
    #expect(feed.ad(inSlot: 1) == nil && feed.error(inSlot: 1)?.code == .noFill)
  }

  @Test("an ad that was held for too long is replaced before it is shown")
  func expiry() async {
    let clock = ManualClock()
    let log = AdEventLog()
    let feed = feed(AdFeedLayout(contentCount: 40, adPositions: [4]), clock: clock, log: log)
    feed.scroll(to: 1..<3)
    await settle()
    let first = feed.ad(inSlot: 0)
    clock.advance(by: 4000)
    feed.scroll(to: 2..<4)
    await settle()
    #expect(feed.ad(inSlot: 0) != nil && feed.ad(inSlot: 0) !== first)
    #expect(log.events.contains { $0.kind == .discarded })
  }

  @Test("a view model publishes each ad, keeps the old one while it waits, and tells failures")
  func viewModel() async {
    let clock = ManualClock()
    let loader = AdLoader(
      adUnitID: TestAdSource.AdUnit.native.rawValue, rootViewController: nil, adTypes: [.native],
      environment: AdEnvironment(clock: clock))
    let model = NativeAdViewModel(loader: loader, minHeight: 90)
    var published: [String] = []
    let subscription = model.subscribe { published.append($0?.assets.name ?? "none") }
    model.refreshAd()
    model.refreshAd()
    await settle()
    var request = Request()
    request.extras["ft_ctype"] = "html5"
    model.refreshAd(request)
    #expect(model.nativeAd?.assets.name == "app-install", "the old ad stays meanwhile")
    await settle()
    #expect(model.error?.code == .noFill && model.nativeAd != nil)
    subscription.cancel()
    model.refreshAd()
    await settle()
    #expect(published == ["app-install", "app-install"] && model.error == nil)
    #expect(model.minHeight == 90)
  }
}
