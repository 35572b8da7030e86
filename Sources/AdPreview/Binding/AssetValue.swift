import NativeAds

/// What an ad has for a slot.
enum AssetValue: Equatable, Sendable {
  case text(String)
  case rating(Double)
  case image(NativeAdImage)
  case media(MediaContent)

  /// The value of an ad for a slot; nil where the ad lacks it.
  ///
  /// White space alone counts as nothing. The unified format calls a content ad's logo an icon, so each
  /// stands in for the other.
  init?(_ slot: AdSlot, of ad: NativeAd) {
    switch slot {
    case .headline: self.init(text: ad.headline)
    case .body: self.init(text: ad.body)
    case .callToAction: self.init(text: ad.callToAction)
    case .advertiser: self.init(text: ad.advertiser)
    case .store: self.init(text: ad.store)
    case .price: self.init(text: ad.price)
    case .starRating:
      guard let rating = ad.starRating, rating.isFinite else { return nil }
      self = .rating(rating)
    case .icon: self.init(image: ad.icon ?? ad.logo)
    case .logo: self.init(image: ad.logo ?? ad.icon)
    case .images: self.init(image: ad.images.first ?? ad.mediaContent.mainImage)
    case .media:
      var content = ad.mediaContent
      if content.mainImage == nil, !content.isImageLoadingDisabled {
        content.mainImage = ad.images.first
      }
      guard
        content.hasVideoContent || content.mainImage != nil || content.aspectRatio > 0
          || content.isImageLoadingDisabled
      else {
        return nil
      }
      self = .media(content)
    case .adChoices, .attribution: return nil
    }
  }

  private init?(text: String?) {
    guard let text, text.contains(where: { !$0.isWhitespace }) else { return nil }
    self = .text(text)
  }

  private init?(image: NativeAdImage?) {
    guard let image else { return nil }
    self = .image(image)
  }
}
