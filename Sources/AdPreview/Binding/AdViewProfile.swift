import NativeAds

/// What kind of ad view a layout holds, which decides on the assets that its code takes for granted.
public enum AdViewProfile: Equatable, Sendable {
  /// `GADNativeAppInstallAdView`, 2015 to 2019.
  case appInstall
  /// `GADNativeContentAdView`, 2015 to 2019.
  case content
  /// `GADUnifiedNativeAdView` and `GADNativeAdView`, and ad views known by their outlets.
  case native
  /// Google's native templates, whose own code populates them.
  case template
  /// No ad view: the layout is drawn as it is.
  case plain

  /// The profile of a class by name; nil for a class that is none of the SDKs' ad views.
  init?(className: String) {
    switch NativeAdViewClass(rawValue: className) {
    case .appInstall: self = .appInstall
    case .content: self = .content
    case .unified, .native: self = .native
    case nil:
      if Self.isOfOtherNetwork(className: className) {
        self = .native
        return
      }
      guard let profile = Self.others[className] else { return nil }
      self = profile
    }
  }

  /// Whether the guides set the asset without asking whether the ad has it.
  ///
  /// An ad that lacks it nevertheless leaves the view empty, never hidden. The media view stays in all of them: it
  /// shows the main image where there is no video.
  func guarantees(_ slot: AdSlot) -> Bool {
    guard let asset = slot.asset else { return false }
    return asset == .media || viewClass.guaranteedAssets.contains(asset)
  }

  /// The class of the Google Mobile Ads SDK whose ads the ad view shows.
  private var viewClass: NativeAdViewClass {
    switch self {
    case .appInstall: .appInstall
    case .content: .content
    case .native, .template, .plain: .native
    }
  }

  /// Whether another network than Google has a class of that name.
  static func isOfOtherNetwork(className: String) -> Bool { otherNetworks.contains(className) }

  private static let otherNetworks: Set<String> = [
    "MANativeAdView", "FBNativeAdView", "YMANativeAdView", "CASNativeView",
  ]

  /// Swift's names and templates.
  private static let others: [String: AdViewProfile] = [
    "UnifiedNativeAdView": .native,
    "NativeAdView": .native,
    "GADTTemplateView": .template,
    "GADTSmallTemplateView": .template,
    "GADTMediumTemplateView": .template,
    "GADTFullScreenTemplateView": .template,
  ]
}
