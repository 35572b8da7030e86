/// Options of an ad loader (`GADAdLoaderOptions`).
public protocol AdLoaderOptions: Sendable {
  /// Writes the options into the loader's settings.
  func apply(to settings: inout AdLoaderSettings)
}

extension AdLoaderSettings {
  /// Creates settings; later options win over earlier ones of the same class.
  public init(_ options: [any AdLoaderOptions]) {
    self.init()
    for option in options { option.apply(to: &self) }
  }
}

extension NativeAdImageAdLoaderOptions: AdLoaderOptions {
  /// Writes the options into the loader's settings.
  public func apply(to settings: inout AdLoaderSettings) { settings.image = self }
}

extension NativeAdMediaAdLoaderOptions: AdLoaderOptions {
  /// Writes the options into the loader's settings.
  public func apply(to settings: inout AdLoaderSettings) { settings.media = self }
}

extension NativeAdViewAdOptions: AdLoaderOptions {
  /// Writes the options into the loader's settings.
  public func apply(to settings: inout AdLoaderSettings) { settings.view = self }
}

extension VideoOptions: AdLoaderOptions {
  /// Writes the options into the loader's settings.
  public func apply(to settings: inout AdLoaderSettings) { settings.video = self }
}

extension MultipleAdsAdLoaderOptions: AdLoaderOptions {
  /// Writes the options into the loader's settings.
  public func apply(to settings: inout AdLoaderSettings) { settings.multipleAds = self }
}

extension NativeMuteThisAdLoaderOptions: AdLoaderOptions {
  /// Writes the options into the loader's settings.
  public func apply(to settings: inout AdLoaderSettings) { settings.mute = self }
}
