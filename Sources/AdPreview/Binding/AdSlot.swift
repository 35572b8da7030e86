import NativeAds

/// A place of a native ad view that one asset fills, whatever network the layout was made for.
public enum AdSlot: String, CaseIterable, Sendable {
  case headline, body, callToAction, advertiser, store, price, starRating
  case icon, logo, images, media
  /// The view that AdChoices goes into; it shows no asset.
  case adChoices
  /// The layout's own mark that this is an ad; it shows no asset.
  case attribution

  /// The outlet's name in the Google Mobile Ads SDK (`GADNativeAdView.h`), or a template's.
  public var outlet: String { asset?.outlet ?? "adBadge" }

  /// The SDK's asset; nil for the attribution, which the SDK does not know.
  var asset: NativeAdAsset? { self == .images ? .image : NativeAdAsset(rawValue: rawValue) }

  /// Whether the slot shows one of the ad's assets.
  public var isAsset: Bool { self != .adChoices && self != .attribution }

  /// Whether the asset is a text.
  public var isText: Bool {
    switch self {
    case .headline, .body, .callToAction, .advertiser, .store, .price: true
    default: false
    }
  }
}
