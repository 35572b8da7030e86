extension NativeAdImage {
  /// Width divided by height; 0 where the size is not known.
  public var ratio: Double {
    guard let width, let height, width > 0, height > 0 else { return 0 }
    return width / height
  }
}

extension NativeAd {
  /// Puts the main image where the SDK has it: first among the images and in the media content.
  ///
  /// It is one asset under two names. A media view without video shows the first of the images,
  /// and the layouts of 2017 show that one in an image view (facts of the guides, "media").
  mutating func shareMainImage() {
    if let first = images.first, mediaContent.mainImage == nil {
      mediaContent.mainImage = first
      guard !mediaContent.hasVideoContent else { return }
      mediaContent.width = mediaContent.width ?? first.width
      mediaContent.height = mediaContent.height ?? first.height
      if mediaContent.aspectRatio == 0 { mediaContent.aspectRatio = first.ratio }
    } else if images.isEmpty, let main = mediaContent.mainImage {
      images = [main]
    }
  }
}
