/// Outlet names of the ad networks' sample layouts, and the slots that they stand for.
///
/// Sources: the headers of Google Mobile Ads 7 to 12 and Google's samples for custom formats; the sample
/// layouts of AppLovin MAX, Meta Audience Network, MoPub, Yandex, CAS and PocketMedia.
enum OutletNames {
  /// Returns the slot that an outlet property stands for; nil for properties of the app's own.
  static func slot(for property: String) -> AdSlot? {
    distinctive[property] ?? common[property]
  }

  /// Whether only ad layouts use the name, so that it tells an ad view from any other view.
  static func isDistinctive(_ property: String) -> Bool { distinctive[property] != nil }

  /// Returns the slot of an integer tag of AppLovin MAX's demo layouts, which bind by tag.
  static func slot(forTag tag: Int) -> AdSlot? { tags[tag] }

  private static let distinctive: [String: AdSlot] = [
    // Google Mobile Ads
    "headlineView": .headline, "callToActionView": .callToAction, "advertiserView": .advertiser,
    "storeView": .store, "starRatingView": .starRating, "adChoicesView": .adChoices,
    "adBadge": .attribution, "mainPlaceholder": .media, "mediaPlaceholder": .media,
    // AppLovin MAX
    "advertiserLabel": .advertiser, "callToActionButton": .callToAction,
    "optionsContentView": .adChoices, "mediaContentView": .media,
    "starRatingContentView": .starRating,
    // Meta Audience Network
    "adTitleLabel": .headline, "adBodyLabel": .body, "adIconView": .icon,
    "adCoverMediaView": .media, "adCallToActionButton": .callToAction,
    "adOptionsView": .adChoices, "sponsoredLabel": .attribution,
    // MoPub
    "nativeTitleTextLabel": .headline, "nativeMainTextLabel": .body,
    "nativeSponsoredByCompanyTextLabel": .advertiser, "nativeIconImageView": .icon,
    "nativePrivacyInformationIconImageView": .adChoices, "nativeMainImageView": .images,
    "nativeCallToActionTextLabel": .callToAction, "callToActionLabel": .callToAction,
    "privacyInformationIconImageView": .adChoices,
    // Yandex, CAS
    "domainLabel": .advertiser, "feedbackButton": .adChoices, "faviconImageView": .icon,
    "adLabelView": .attribution,
    // PocketMedia
    "adTitle": .headline, "adDescription": .body, "adImage": .images, "adIconImage": .icon,
    "installButton": .callToAction,
  ]

  private static let common: [String: AdSlot] = [
    "bodyView": .body, "priceView": .price, "iconView": .icon, "logoView": .logo,
    "imageView": .images, "mediaView": .media, "captionView": .body, "titleLabel": .headline,
    "bodyLabel": .body, "iconImageView": .icon, "coverView": .media, "priceLabel": .price,
    "ratingView": .starRating, "mainTextLabel": .body, "mainImageView": .images,
    "actionButton": .callToAction, "adLabel": .attribution,
  ]

  private static let tags: [Int: AdSlot] = [
    1001: .headline, 1002: .advertiser, 1003: .body, 1004: .icon, 1005: .adChoices, 1006: .media,
    1007: .callToAction, 1008: .starRating,
  ]
}
