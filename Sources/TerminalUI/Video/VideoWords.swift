import NativeAds

/// What is said about videos.
enum VideoWords {
  /// Why the poster stands where a video should play; nil where there is a file to be played.
  static func poster(of ad: NativeAd, path: String?) -> String? {
    if path != nil { return nil }
    if case .file(let missing)? = ad.mediaContent.video {
      return "\(missing) is no video that can be read; the poster stands for it"
    }
    let isTest = (try? TestAds.named(ad.name)) != nil
    return "the \(isTest ? "test ad has" : "ad names") no video file; its poster stands for it"
  }

  /// Why a video's frames are not shown.
  static func problem(_ reason: String) -> String { "\(reason); the poster stands for it" }
}
