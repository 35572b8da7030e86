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

  /// Creates settings; later options win over earlier ones of the same class.
  public init(_ options: [any AdLoaderOptions] = []) {
    for option in options { option.apply(to: &self) }
  }
}
