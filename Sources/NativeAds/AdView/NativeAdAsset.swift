/// The assets that views are registered for, with the SDK's outlets and asset ids.
public enum NativeAdAsset: String, CaseIterable, Sendable {
  case headline, body, callToAction, advertiser, store, price, starRating, icon, logo, image
  case media, adChoices
  /// An asset of a custom format.
  case custom

  /// The outlet, such as `headlineView`; nil for assets of custom formats.
  public var outlet: String? { self == .custom ? nil : rawValue + "View" }

  /// The SDK's constant, such as `GADNativeHeadlineAsset`; nil where there is none.
  public var assetID: String? {
    switch self {
    case .headline: "GADNativeHeadlineAsset"
    case .body: "GADNativeBodyAsset"
    case .callToAction: "GADNativeCallToActionAsset"
    case .advertiser: "GADNativeAdvertiserAsset"
    case .store: "GADNativeStoreAsset"
    case .price: "GADNativePriceAsset"
    case .starRating: "GADNativeStarRatingAsset"
    case .icon: "GADNativeIconAsset"
    case .logo: "GADNativeContentLogoAsset"
    case .image: "GADNativeImageAsset"
    case .media: "GADNativeMediaViewAsset"
    case .adChoices: "GADNativeAdChoicesViewAsset"
    case .custom: nil
    }
  }

  /// Whether an ad has the asset.
  public func isPresent(in ad: NativeAd) -> Bool {
    switch self {
    case .headline: ad.headline != nil
    case .body: ad.body != nil
    case .callToAction: ad.callToAction != nil
    case .advertiser: ad.advertiser != nil
    case .store: ad.store != nil
    case .price: ad.price != nil
    case .starRating: ad.starRating != nil
    case .icon: ad.icon != nil
    case .logo: ad.logo != nil
    case .image: !ad.images.isEmpty
    case .media: ad.mediaContent.hasVideoContent || ad.mediaContent.mainImage != nil
    case .adChoices: ad.source == .programmatic
    case .custom: false
    }
  }
}
