/// How images are loaded (`GADNativeAdImageAdLoaderOptions`).
public struct NativeAdImageAdLoaderOptions: Equatable, Sendable {
  /// The orientations of images (`GADNativeAdImageAdLoaderOptionsOrientation`).
  public enum Orientation: Int, Sendable {
    case any = 1
    case portrait = 2
    case landscape = 3
  }

  /// Whether images come with their address only, without bytes and size; false by default.
  public var isImageLoadingDisabled = false
  /// Whether all images of an asset are wanted rather than the first; false by default.
  public var shouldRequestMultipleImages = false
  /// Which images come first; any by default.
  ///
  /// Deprecated in 7.50, absent in 11.13.
  public var preferredImageOrientation = Orientation.any

  /// Creates options at the SDK's defaults.
  public init() {}

  /// The ad as it arrives with these options.
  func applied(to ad: NativeAd) -> NativeAd {
    var ad = ad
    if preferredImageOrientation != .any {
      let matching = ad.images.filter(matches)
      ad.images = matching + ad.images.filter { !matches($0) }
      if let first = ad.images.first, ad.mediaContent.mainImage != nil {
        ad.mediaContent.mainImage = first
        if !ad.mediaContent.hasVideoContent { ad.mediaContent.aspectRatio = first.ratio }
      }
    }
    if !shouldRequestMultipleImages { ad.images = Array(ad.images.prefix(1)) }
    if isImageLoadingDisabled {
      ad.mediaContent.isImageLoadingDisabled =
        ad.mediaContent.mainImage != nil || !ad.images.isEmpty
      ad.icon = ad.icon?.withoutPicture
      ad.logo = ad.logo?.withoutPicture
      ad.images = ad.images.map(\.withoutPicture)
      ad.mediaContent.mainImage = nil
    }
    return ad
  }

  private func matches(_ image: NativeAdImage) -> Bool {
    guard image.ratio > 0 else { return false }
    return preferredImageOrientation == .portrait ? image.ratio < 1 : image.ratio > 1
  }
}

extension NativeAdImage {
  /// The image with nothing but its address.
  fileprivate var withoutPicture: NativeAdImage {
    var image = NativeAdImage(content: .none, imageURL: imageURL, scale: scale)
    image.isLoaded = false
    return image
  }
}
