import Testing

@testable import NativeAds

@Suite("1.2 and 1.4 Ad objects and media content")
@MainActor
struct AdObjectTests {
  @Test("1.2: every asset may be nil; the media content and the video controller never are")
  func nullability() async throws {
    let bench = Bench(source: FixedAdSource([NativeAd(name: "bare", format: .native)]))
    let ad = try await bench.loader.ads()[0]
    #expect(ad.headline == nil && ad.icon == nil && ad.starRating == nil && ad.images.isEmpty)
    #expect(ad.mediaContent == MediaContent())
    #expect(!ad.videoController.hasVideoContent && ad.videoController.currentTime == 0)
    #expect(ad.videoController.duration == 0 && ad.videoController.aspectRatio == 0)
  }

  @Test("1.2: what the app-install and content formats guarantee, and what they lack")
  func formats() {
    #expect(
      NativeAdViewClass.appInstall.guaranteedAssets
        == [.headline, .icon, .body, .image, .callToAction])
    #expect(
      NativeAdViewClass.content.guaranteedAssets
        == [.headline, .body, .image, .advertiser, .callToAction])
    #expect(NativeAdViewClass.native.guaranteedAssets == [.headline, .media])
    #expect(!NativeAdViewClass.appInstall.assets.contains(.advertiser))
    for asset in [NativeAdAsset.icon, .store, .price, .starRating] {
      #expect(!NativeAdViewClass.content.assets.contains(asset), "\(asset)")
    }
  }

  @Test("1.2: extra assets, extraAssets, keep their keys and order")
  func extraAssets() async throws {
    let ad = try await Bench().ad("every-asset")
    #expect(ad.extraAssets.map(\.key) == ["displayurl", "downloads"])
  }

  @Test("1.4: an aspect ratio is width by height, and 0 where it is not known")
  func aspectRatio() throws {
    let known = try AdFile.parse(
      Array(#"{"media": {"width": 1200, "height": 600}}"#.utf8), path: "a.json")
    #expect(known.ads[0].mediaContent.aspectRatio == 2)
    let unknown = try AdFile.parse(
      Array(#"{"media": {"url": "https://a.example"}}"#.utf8), path: "a")
    #expect(unknown.ads[0].mediaContent.aspectRatio == 0)
  }

  @Test("1.4: without video the media view shows the first of the images")
  func mainImage() async throws {
    let ad = try await Bench().ad("every-asset")
    #expect(!ad.mediaContent.hasVideoContent)
    #expect(ad.mediaContent.mainImage == ad.images.first)
  }

  @Test("1.4: duration and current time are seconds, or 0 without a video")
  func duration() async throws {
    let bench = Bench()
    let video = try await bench.ad("video")
    #expect(video.mediaContent.duration == 15)
    video.videoController.mediaPlay()
    bench.clock.advance(by: 4)
    #expect(video.videoController.currentTime == 4)
    #expect(try await bench.ad("content").mediaContent.duration == 0)
  }

  @Test("1.1: an ad that was held for more than an hour without being shown is to be discarded")
  func expiry() async throws {
    let bench = Bench()
    let held = try await bench.ad("content")
    let shown = try await bench.ad("content")
    shown.recordVisibility(cells: 1)
    bench.clock.advance(by: 3600)
    #expect(!held.isExpired)
    bench.clock.advance(by: 1)
    #expect(held.isExpired && !shown.isExpired)
  }

  @Test("1.1: a discarded ad is an event, and a new one is requested")
  func discard() async throws {
    let bench = Bench()
    let model = NativeAdViewModel(loader: bench.loader)
    var published: [String?] = []
    let subscription = model.subscribe { published.append($0?.assets.name) }
    defer { subscription.cancel() }
    model.refreshAd()
    while model.nativeAd == nil { await Task.yield() }
    #expect(!model.discardIfExpired())
    bench.clock.advance(by: 3601)
    #expect(model.discardIfExpired())
    #expect(model.nativeAd == nil)
    while model.nativeAd == nil { await Task.yield() }
    #expect(published == ["app-install", nil, "content"])
    #expect(
      bench.events == [
        "request", "loaded", "finished-loading", "discarded", "request", "loaded",
        "finished-loading",
      ])
  }

  @Test("an ad, its loader and its environment go away together")
  func noLeaks() async throws {
    weak var ad: LoadedAd?
    weak var loader: AdLoader?
    weak var log: AdEventLog?
    weak var model: NativeAdViewModel?
    do {
      let bench = Bench()
      let loaded = try await bench.ad("video")
      loaded.videoController.mediaPlay()
      let viewModel = NativeAdViewModel(loader: bench.loader)
      viewModel.refreshAd()
      while viewModel.nativeAd == nil { await Task.yield() }
      (ad, loader, log, model) = (loaded, bench.loader, bench.log, viewModel)
    }
    for _ in 0..<100 where log != nil { await Task.yield() }
    #expect(ad == nil && loader == nil && model == nil && log == nil)
  }
}
