import Testing

@testable import NativeAds

@Suite("1.7 Options")
@MainActor
struct OptionsTests {
  @Test("1.7: without options the SDK's defaults hold")
  func defaults() {
    let settings = AdLoaderSettings()
    #expect(!settings.image.isImageLoadingDisabled && !settings.image.shouldRequestMultipleImages)
    #expect(settings.image.preferredImageOrientation == .any)
    #expect(settings.media.mediaAspectRatio == .unknown)
    #expect(settings.view.preferredAdChoicesPosition == .topRight)
    #expect(settings.video.shouldStartMuted && !settings.video.areCustomControlsRequested)
    #expect(!settings.video.isClickToExpandRequested)
    #expect(settings.multipleAds.numberOfAds == 1)
    #expect(settings.mute.isCustomMuteThisAdRequested)
  }

  @Test("1.7: the numbers of the SDK's constants")
  func constants() {
    typealias Orientation = NativeAdImageAdLoaderOptions.Orientation
    #expect(
      [Orientation.any, .portrait, .landscape].map(\.rawValue) == [1, 2, 3])
    #expect(
      [MediaAspectRatio.unknown, .any, .landscape, .portrait, .square].map(\.rawValue)
        == [0, 1, 2, 3, 4])
    #expect(AdChoicesPosition.allCases == [.topRight, .topLeft, .bottomRight, .bottomLeft])
  }

  @Test(
    "1.7: with image loading disabled only addresses come, and mainImage is nil until it is set")
  func disabledImages() async throws {
    var options = NativeAdImageAdLoaderOptions()
    options.isImageLoadingDisabled = true
    let ad = try await Bench(options: [options]).ad("every-asset")
    #expect(ad.icon?.imageURL == "https://cdn.example/icon-mountain.png")
    #expect(ad.icon?.content == NativeAdImage.Content.none && ad.icon?.width == nil)
    #expect(ad.images.first?.imageURL == "https://cdn.example/mountains.jpg")
    #expect(ad.images.first?.content == NativeAdImage.Content.none)
    #expect(ad.mediaContent.mainImage == nil)
    #expect(ad.mediaContent.aspectRatio > 1.9, "the ratio is known without the image")
    let image = NativeAdImage(content: .file("/tmp/own.png"), width: 12, height: 6)
    ad.setMainImage(image)
    #expect(ad.mediaContent.mainImage == image)
  }

  @Test("1.7: one image comes, all of them when several are asked for")
  func multipleImages() async throws {
    #expect(try await Bench().ad("every-asset").images.count == 1)
    var options = NativeAdImageAdLoaderOptions()
    options.shouldRequestMultipleImages = true
    #expect(try await Bench(options: [options]).ad("every-asset").images.count == 3)
  }

  @Test("1.7: images of the preferred orientation come first, the others after them")
  func orientation() async throws {
    var ad = NativeAd(name: "mixed", format: .native)
    let sizes = [(100.0, 50.0), (50.0, 100.0), (80.0, 80.0), (60.0, 120.0)]
    ad.images = sizes.map { NativeAdImage(content: .none, width: $0.0, height: $0.1) }
    ad.shareMainImage()
    var options = NativeAdImageAdLoaderOptions()
    options.shouldRequestMultipleImages = true
    options.preferredImageOrientation = .portrait
    let bench = Bench(options: [options], source: FixedAdSource([ad]))
    let loaded = try await bench.loader.ads()[0]
    #expect(loaded.images.map(\.width) == [50, 60, 100, 80])
    #expect(loaded.mediaContent.mainImage == loaded.images.first)
    #expect(loaded.mediaContent.aspectRatio == 0.5)
  }

  @Test(
    "1.7: mediaAspectRatio prefers ads whose media has that shape",
    arguments: [
      (MediaAspectRatio.portrait, "portrait"), (.square, "square"), (.landscape, "app-install"),
      (.any, "app-install"), (.unknown, "app-install"),
    ])
  func aspectRatio(ratio: MediaAspectRatio, name: String) async throws {
    var options = NativeAdMediaAdLoaderOptions()
    options.mediaAspectRatio = ratio
    #expect(try await Bench(options: [options]).loader.ads()[0].assets.name == name)
  }

  @Test("1.7: square is close to 1:1, not exactly")
  func square() {
    #expect(MediaAspectRatio.square.matches(1) && MediaAspectRatio.square.matches(1.1))
    #expect(!MediaAspectRatio.square.matches(1.5) && !MediaAspectRatio.square.matches(0))
    #expect(!MediaAspectRatio.landscape.matches(0) && MediaAspectRatio.any.matches(0))
  }

  @Test("1.7: AdChoices goes to the preferred corner unless the ad asks for one")
  func adChoices() async throws {
    #expect(try await Bench().ad("content").adChoicesPosition == .topRight)
    var options = NativeAdViewAdOptions()
    options.preferredAdChoicesPosition = .bottomLeft
    #expect(try await Bench(options: [options]).ad("content").adChoicesPosition == .bottomLeft)
    var asking = NativeAd(name: "asking", format: .native)
    asking.adChoicesPosition = .topLeft
    let bench = Bench(options: [options], source: FixedAdSource([asking]))
    #expect(try await bench.loader.ads()[0].adChoicesPosition == .topLeft)
  }

  @Test("1.7: videos start muted unless startMuted is false")
  func startMuted() async throws {
    #expect(try await Bench().ad("video").videoController.isMuted)
    var options = VideoOptions()
    options.shouldStartMuted = false
    #expect(try await !Bench(options: [options]).ad("video").videoController.isMuted)
  }

  @Test(
    "1.7: numberOfAds under 1 fails, over 5 becomes 5, and finish comes once",
    arguments: [(0, 0), (-3, 0), (1, 1), (3, 3), (5, 5), (9, 5)])
  func numberOfAds(asked: Int, received: Int) async {
    var options = MultipleAdsAdLoaderOptions()
    options.numberOfAds = asked
    let bench = Bench(options: [options])
    await bench.load()
    #expect(bench.recorder.ads.count == received)
    #expect(bench.recorder.errors.map(\.code) == (received == 0 ? [.invalidRequest] : []))
    #expect(bench.recorder.finished == 1)
  }

  @Test(
    "1.2, 1.7: custom mute is available unless it was not requested, with reasons to choose from")
  func customMute() async throws {
    let bench = Bench()
    let ad = try await bench.ad("content")
    ad.delegate = bench.recorder
    #expect(ad.isCustomMuteThisAdAvailable)
    #expect(ad.muteThisAdReasons?.map(\.reasonDescription).contains("Ad Covered Content") == true)
    ad.muteThisAd(with: .covered)
    #expect(ad.isMuted && bench.recorder.heard == ["muted"])
    #expect(bench.log.events.last?.kind == .muted(reason: "Ad Covered Content"))
    ad.recordVisibility(cells: 1)
    #expect(!ad.hasRecordedImpression, "a muted ad is not shown")
    var options = NativeMuteThisAdLoaderOptions()
    options.isCustomMuteThisAdRequested = false
    let other = try await Bench(options: [options]).ad("content")
    #expect(!other.isCustomMuteThisAdAvailable && other.muteThisAdReasons == nil)
    other.muteThisAd(with: nil)
    #expect(!other.isMuted)
  }

  @Test("1.2, 1.7: a mute without a reason is allowed")
  func muteWithoutReason() async throws {
    let bench = Bench()
    let ad = try await bench.ad("content")
    ad.muteThisAd(with: nil)
    ad.muteThisAd(with: .notInterested)
    #expect(bench.events.filter { $0 == "muted" }.count == 1)
    #expect(bench.log.events.last?.kind == .muted(reason: nil))
  }
}
