import Testing

@testable import NativeAds

@Suite("1.5 GADVideoController")
@MainActor
struct VideoTests {
  private func controlled() async throws -> (Bench, VideoController) {
    var options = VideoOptions()
    options.areCustomControlsRequested = true
    let bench = Bench(options: [options])
    let controller = try await bench.ad("video").videoController
    controller.delegate = bench.recorder
    return (bench, controller)
  }

  @Test("1.5: play, pause, stop and mute do nothing unless custom controls are enabled")
  func controls() async throws {
    let bench = Bench()
    let controller = try await bench.ad("video").videoController
    controller.delegate = bench.recorder
    #expect(!controller.areCustomControlsEnabled)
    controller.play()
    controller.setMuted(false)
    controller.pause()
    controller.stop()
    #expect(bench.recorder.heard.isEmpty && controller.state == .stopped && controller.isMuted)
  }

  @Test("1.5: with custom controls they work, and each is heard once")
  func customControls() async throws {
    let (bench, controller) = try await controlled()
    controller.play()
    controller.play()
    controller.setMuted(false)
    controller.setMuted(false)
    controller.setMuted(true)
    bench.clock.advance(by: 3)
    controller.pause()
    controller.pause()
    #expect(bench.recorder.heard == ["play", "unmute", "mute", "pause"])
    bench.clock.advance(by: 100)
    #expect(controller.currentTime == 3, "a paused video stands still")
    controller.play()
    bench.clock.advance(by: 1)
    #expect(controller.currentTime == 4, "playing goes on from where it paused")
  }

  @Test("1.5: stop goes back to the first frame, and play starts again from there")
  func stop() async throws {
    let (bench, controller) = try await controlled()
    controller.play()
    bench.clock.advance(by: 7)
    controller.stop()
    #expect(controller.currentTime == 0 && controller.state == .stopped)
    controller.play()
    bench.clock.advance(by: 2)
    #expect(controller.currentTime == 2)
  }

  @Test("1.5: playback ends by itself with didEndVideoPlayback, and can begin anew")
  func end() async throws {
    let (bench, controller) = try await controlled()
    controller.play()
    while bench.clock.sleeperCount == 0 { await Task.yield() }
    bench.clock.advance(by: 15)
    while controller.state == .playing { await Task.yield() }
    #expect(bench.recorder.heard == ["play", "end"])
    #expect(controller.state == .ended && controller.currentTime == 15)
    controller.play()
    #expect(controller.currentTime == 0)
    bench.clock.advance(by: 20)
    controller.update()
    #expect(bench.recorder.heard == ["play", "end", "play", "end"], "a busy loop ends it itself")
    #expect(bench.events.suffix(4) == ["video-play", "video-end", "video-play", "video-end"])
  }

  @Test("1.5: there is a controller without a video, and it does nothing")
  func withoutVideo() async throws {
    var options = VideoOptions()
    options.areCustomControlsRequested = true
    let controller = try await Bench(options: [options]).ad("content").videoController
    controller.play()
    #expect(controller.state == .stopped && !controller.areCustomControlsEnabled)
  }

  @Test("1.5: while a video plays only the media view takes taps; clicks go through after its end")
  func taps() async throws {
    let bench = Bench()
    let ad = try await bench.ad("video")
    let view = NativeAdView(
      NativeAdRegistration(
        .native, width: 320, height: 300,
        assetViews: [
          .init(.media, .init(x: 0, y: 0, width: 320, height: 180)),
          .init(.headline, .init(x: 0, y: 180, width: 320, height: 20)),
        ]))
    view.nativeAd = ad
    view.setVisibleCells(10)
    #expect(ad.videoController.state == .playing, "it plays once it is on screen")
    view.tap(.headline)
    #expect(!bench.events.contains("click"))
    view.tap(.media)
    #expect(ad.videoController.state == .paused)
    view.tap(.media)
    bench.clock.advance(by: 15)
    ad.videoController.update()
    view.tap(.media)
    #expect(bench.log.events.contains { $0.kind == .click(asset: "media", link: ad.link) })
  }

  @Test("1.5: a video pauses when it leaves the screen")
  func offScreen() async throws {
    let bench = Bench()
    let ad = try await bench.ad("video")
    let view = NativeAdView(NativeAdRegistration(.native, width: 320, height: 300, assetViews: []))
    view.nativeAd = ad
    view.setVisibleCells(5)
    view.setVisibleCells(0)
    #expect(ad.videoController.state == .paused)
    view.setVisibleCells(1)
    #expect(ad.videoController.state == .playing)
  }

  @Test("a video that the user paused stays paused while its ad is in sight")
  func userPause() async throws {
    let bench = Bench()
    let ad = try await bench.ad("video")
    let view = NativeAdView(NativeAdRegistration(.native, width: 320, height: 300, assetViews: []))
    view.nativeAd = ad
    view.setVisibleCells(5)
    ad.videoController.mediaPause()
    view.setVisibleCells(4)
    let other = NativeAdView(NativeAdRegistration(.native, width: 160, height: 300, assetViews: []))
    other.nativeAd = ad
    other.setVisibleCells(3)
    #expect(ad.videoController.state == .paused, "neither a scroll nor another layout plays it")
    other.setVisibleCells(0)
    other.setVisibleCells(1)
    #expect(ad.videoController.state == .playing)
  }

  @Test("a media view's player tells where it is and when it is at its end")
  func player() async throws {
    let bench = Bench()
    let video = try await bench.ad("video").videoController
    video.mediaFollow(3)
    #expect(video.currentTime == 0, "nothing is followed before it plays")
    video.mediaPlay()
    bench.clock.advance(by: 0.4)
    video.mediaFollow(0)
    bench.clock.advance(by: 2)
    #expect(video.currentTime == 2)
    video.mediaEnd()
    #expect(video.state == .ended && video.currentTime == 2)
    video.mediaEnd()
    #expect(bench.log.events.filter { $0.kind == .videoEnd }.count == 1)
  }
}
