/// The ratios that media may have (`GADMediaAspectRatio`).
public enum MediaAspectRatio: Int, Sendable {
  case unknown = 0
  case any = 1
  case landscape = 2
  case portrait = 3
  /// Close to 1:1, not exactly.
  case square = 4

  /// Whether media of a ratio, width divided by height, is what is asked for.
  public func matches(_ ratio: Double) -> Bool {
    switch self {
    case .unknown, .any: true
    case .landscape: ratio > 1.2
    case .portrait: ratio > 0 && ratio < 1 / 1.2
    case .square: (1 / 1.2...1.2).contains(ratio)
    }
  }
}

/// Which media is wanted (`GADNativeAdMediaAdLoaderOptions`).
public struct NativeAdMediaAdLoaderOptions: Equatable, Sendable {
  /// The wanted ratio; unknown by default, which is the same as any.
  public var mediaAspectRatio = MediaAspectRatio.unknown

  /// Creates options at the SDK's defaults.
  public init() {}
}

/// Where AdChoices goes (`GADNativeAdViewAdOptions`).
public struct NativeAdViewAdOptions: Equatable, Sendable {
  /// The corner for ads that ask for none; top right by default.
  public var preferredAdChoicesPosition = AdChoicesPosition.topRight

  /// Creates options at the SDK's defaults.
  public init() {}
}

/// How videos play (`GADVideoOptions`).
public struct VideoOptions: Equatable, Sendable {
  /// Whether videos start without sound; true by default.
  public var shouldStartMuted = true
  /// Whether the app has playback controls of its own; false by default.
  public var areCustomControlsRequested = false
  /// Whether a tap makes the video large; false by default.
  public var isClickToExpandRequested = false

  /// Creates options at the SDK's defaults.
  public init() {}
}

/// How many ads are wanted (`GADMultipleAdsAdLoaderOptions`).
public struct MultipleAdsAdLoaderOptions: Equatable, Sendable {
  /// The most ads that one request brings.
  public static let most = 5
  /// The number; 1 by default.
  ///
  /// Less than 1 makes the request fail, more than 5 counts as 5.
  public var numberOfAds = 1

  /// Creates options at the SDK's defaults.
  public init() {}
}

/// Whether the app lets users mute an ad (`GADNativeMuteThisAdLoaderOptions`).
public struct NativeMuteThisAdLoaderOptions: Equatable, Sendable {
  /// Whether the app has a way of its own to mute an ad; true by default.
  public var isCustomMuteThisAdRequested = true

  /// Creates options at the SDK's defaults.
  public init() {}
}
