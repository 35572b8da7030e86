import InterfaceBuilder

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
    guard let profile = Self.byClass[className] else { return nil }
    self = profile
  }

  /// Whether the guides set the asset without asking whether the ad has it.
  ///
  /// An ad that lacks it nevertheless leaves the view empty, never hidden.
  func guarantees(_ slot: AdSlot) -> Bool {
    switch (self, slot) {
    case (_, .headline), (_, .media): true
    case (.appInstall, .icon), (.appInstall, .body), (.appInstall, .images),
      (.appInstall, .callToAction):
      true
    case (.content, .body), (.content, .images), (.content, .advertiser),
      (.content, .callToAction):
      true
    default: false
    }
  }

  private static let byClass: [String: AdViewProfile] = [
    "GADNativeAppInstallAdView": .appInstall,
    "GADNativeContentAdView": .content,
    "GADUnifiedNativeAdView": .native,
    "UnifiedNativeAdView": .native,
    "GADNativeAdView": .native,
    "NativeAdView": .native,
    "GADTTemplateView": .template,
    "GADTSmallTemplateView": .template,
    "GADTMediumTemplateView": .template,
    "GADTFullScreenTemplateView": .template,
    "MANativeAdView": .native,
    "FBNativeAdView": .native,
    "YMANativeAdView": .native,
    "CASNativeView": .native,
  ]
}
