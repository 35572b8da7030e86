@testable import NativeAds

/// A delegate of every protocol that writes down what it hears.
@MainActor
final class Recorder: NativeAdLoaderDelegate, NativeAppInstallAdLoaderDelegate,
  NativeContentAdLoaderDelegate, CustomNativeAdLoaderDelegate, NativeAdDelegate,
  VideoControllerDelegate
{
  private(set) var heard: [String] = []
  private(set) var ads: [LoadedAd] = []
  private(set) var customAds: [CustomNativeAd] = []
  private(set) var errors: [RequestError] = []
  private(set) var finished = 0
  var formatIDs = ["10063170"]

  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: LoadedAd) {
    receive(nativeAd, "native")
  }
  func adLoader(_ adLoader: AdLoader, didReceiveNativeAppInstallAd ad: LoadedAd) {
    receive(ad, "appInstall")
  }
  func adLoader(_ adLoader: AdLoader, didReceiveNativeContentAd ad: LoadedAd) {
    receive(ad, "content")
  }
  func customNativeAdFormatIDs(for adLoader: AdLoader) -> [String] { formatIDs }
  func adLoader(_ adLoader: AdLoader, didReceive customNativeAd: CustomNativeAd) {
    heard.append("custom \(customNativeAd.formatID)")
    customAds.append(customNativeAd)
  }
  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: RequestError) {
    heard.append("fail \(error.code.name)")
    errors.append(error)
  }
  func adLoaderDidFinishLoading(_ adLoader: AdLoader) {
    heard.append(adLoader.isLoading ? "finish while loading" : "finish")
    finished += 1
  }

  private func receive(_ ad: LoadedAd, _ type: String) {
    heard.append("\(type) \(ad.assets.name)")
    ads.append(ad)
  }

  func nativeAdDidRecordImpression(_ nativeAd: LoadedAd) { heard.append("impression") }
  func nativeAdDidRecordClick(_ nativeAd: LoadedAd) { heard.append("click") }
  func nativeAdDidRecordSwipeGestureClick(_ nativeAd: LoadedAd) { heard.append("swipe") }
  func nativeAdWillPresentScreen(_ nativeAd: LoadedAd) { heard.append("willPresent") }
  func nativeAdWillDismissScreen(_ nativeAd: LoadedAd) { heard.append("willDismiss") }
  func nativeAdDidDismissScreen(_ nativeAd: LoadedAd) { heard.append("didDismiss") }
  func nativeAdIsMuted(_ nativeAd: LoadedAd) { heard.append("muted") }

  func videoControllerDidPlayVideo(_ videoController: VideoController) { heard.append("play") }
  func videoControllerDidPauseVideo(_ videoController: VideoController) { heard.append("pause") }
  func videoControllerDidEndVideoPlayback(_ videoController: VideoController) {
    heard.append("end")
  }
  func videoControllerDidMuteVideo(_ videoController: VideoController) { heard.append("mute") }
  func videoControllerDidUnmuteVideo(_ videoController: VideoController) { heard.append("unmute") }

  /// Waits, without a clock, until a number of requests are over.
  func waitUntilFinished(_ count: Int = 1) async {
    while finished < count { await Task.yield() }
  }
}

/// Only the plain native protocol.
@MainActor
final class NativeOnly: NativeAdLoaderDelegate {
  private(set) var error: RequestError?
  private(set) var isFinished = false
  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: LoadedAd) {}
  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: RequestError) {
    self.error = error
  }
  func adLoaderDidFinishLoading(_ adLoader: AdLoader) { isFinished = true }
}

/// A loader with a recorder, a clock that stands still and a log.
@MainActor
struct Bench {
  let recorder = Recorder()
  let clock = ManualClock()
  let log = AdEventLog()
  let loader: AdLoader

  init(
    adUnitID: String = TestAdSource.AdUnit.native.rawValue, types: [AdLoaderAdType] = [.native],
    options: [any AdLoaderOptions]? = nil, source: any AdSource = TestAdSource(),
    conditions: NetworkConditions = NetworkConditions(), root: String? = "Feed"
  ) {
    loader = AdLoader(
      adUnitID: adUnitID, rootViewController: root.map { RootViewController($0) }, adTypes: types,
      options: options,
      environment: AdEnvironment(source: source, conditions: conditions, clock: clock, log: log))
    loader.delegate = recorder
  }

  /// Sends a request and waits until it is over.
  @discardableResult
  func load(_ request: Request? = nil) async -> [LoadedAd] {
    let before = recorder.finished
    loader.load(request)
    await recorder.waitUntilFinished(before + 1)
    return recorder.ads
  }

  /// Loads one test ad by name.
  func ad(_ name: String) async throws -> LoadedAd {
    var request = Request()
    request.extras[TestAdSource.nameExtra] = name
    return try await loader.ads(for: request)[0]
  }

  /// The names of the events so far.
  var events: [String] { log.events.map(\.kind.name) }
}
