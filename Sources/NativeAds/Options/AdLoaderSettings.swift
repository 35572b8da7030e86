/// All settings of a loader, at the SDK's defaults until options change them.
public struct AdLoaderSettings: Equatable, Sendable {
  /// How images are loaded.
  public var image = NativeAdImageAdLoaderOptions()
  /// Which media is wanted.
  public var media = NativeAdMediaAdLoaderOptions()
  /// Where AdChoices goes.
  public var view = NativeAdViewAdOptions()
  /// How videos play.
  public var video = VideoOptions()
  /// How many ads are wanted.
  public var multipleAds = MultipleAdsAdLoaderOptions()
  /// Whether the app mutes ads itself.
  public var mute = NativeMuteThisAdLoaderOptions()

  /// Creates settings at the SDK's defaults.
  public init() {}
}
