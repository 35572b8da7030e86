/// The SDK's classes of ad views.
public enum NativeAdViewClass: String, CaseIterable, Sendable {
  /// 2015 to 2019.
  case appInstall = "GADNativeAppInstallAdView"
  /// 2015 to 2019.
  case content = "GADNativeContentAdView"
  /// 7.29 to 7.69.
  case unified = "GADUnifiedNativeAdView"
  /// 8.0 and later; the Objective-C name stays in xibs of SDK 12.
  case native = "GADNativeAdView"

  /// Whether the class shows ads of a format.
  ///
  /// The unified classes show every format, since unified
  /// ads are app-install or content ads underneath.
  public func matches(_ format: NativeAd.Format) -> Bool {
    switch self {
    case .appInstall: format == .appInstall
    case .content: format == .content
    case .unified, .native: true
    }
  }

  /// The assets that the class has outlets for.
  public var assets: [NativeAdAsset] {
    NativeAdAsset.allCases.filter { asset in
      switch (asset, self) {
      case (.custom, _): false
      case (.logo, _): self == .content
      case (.icon, .content), (.store, .content), (.price, .content), (.starRating, .content): false
      case (.advertiser, .appInstall): false
      default: true
      }
    }
  }

  /// The assets that every ad of the class's format has, by the guides.
  public var guaranteedAssets: [NativeAdAsset] {
    switch self {
    case .appInstall: [.headline, .icon, .body, .image, .callToAction]
    case .content: [.headline, .body, .image, .advertiser, .callToAction]
    case .unified, .native: [.headline, .media]
    }
  }

  /// The property of the view that takes the ad.
  public var adProperty: String {
    switch self {
    case .appInstall: "nativeAppInstallAd"
    case .content: "nativeContentAd"
    case .unified, .native: "nativeAd"
    }
  }

  /// The first class that is made for a format, where layouts of several are given.
  ///
  /// A class of the format's own comes before a unified one.
  public static func best(for format: NativeAd.Format, among classes: [NativeAdViewClass]) -> Int? {
    classes.firstIndex { $0.matches(format) && ($0 == .appInstall || $0 == .content) }
      ?? classes.firstIndex { $0.matches(format) }
  }
}
