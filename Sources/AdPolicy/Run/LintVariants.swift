import AdPreview
import InterfaceBuilder
import NativeAds
import ViewLayout

/// An ad with the name that people know it by.
public struct LintAd: Equatable, Sendable {
  /// The name, such as `test:video`.
  public var name: String
  /// The ad; nil for the layout as it is.
  public var ad: NativeAd?

  /// Creates a named ad.
  public init(name: String, ad: NativeAd?) {
    self.name = name
    self.ad = ad
  }
}

/// Lists of values in whose product each layout is looked at.
public struct LintVariants: Sendable {
  /// The ads for a layout that was made for a format; nil stands for layouts without an ad view.
  public var ads: @Sendable (NativeAd.Format?) -> [LintAd]
  /// The devices; nil stands for the document's own.
  public var devices: [Device?] = [nil]
  /// Light, dark or both.
  public var appearances: [Appearance] = [.light]
  /// Codes of languages; nil stands for the texts in the document.
  public var languages: [String?] = [nil]
  /// Dynamic Type's sizes.
  public var textSizes: [TextSize] = [.large]
  /// The heights of the ad.
  public var heights: [PreviewOptions.Height] = [.fit, .saved]
  /// What is the same for all.
  public var options = PreviewOptions()

  /// Creates variants: light, both heights, and else what the document says.
  public init(ads: @escaping @Sendable (NativeAd.Format?) -> [LintAd]) { self.ads = ads }
}
