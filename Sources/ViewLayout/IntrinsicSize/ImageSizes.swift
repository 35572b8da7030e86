import InterfaceBuilder

extension IntrinsicSizes {
  /// Returns an image view's size: its image's, or none where the image isn't known.
  func imageSize(of image: ImageViewContent, known: Size?) -> IntrinsicSize {
    if let known { return IntrinsicSize(known) }
    guard let name = image.image, let resource = images[name] else { return .none }
    guard image.isSystemSymbol || resource.isSystemSymbol else {
      return IntrinsicSize(resource.size)
    }
    return IntrinsicSize(
      symbolSize(
        of: resource, pointSize: image.symbolPointSize ?? SymbolMetrics.defaultPointSize,
        scale: image.symbolScale))
  }

  /// Returns the size of a named image at a font's size; nil where the image isn't known.
  func imageSize(named name: String, isSystemSymbol: Bool, pointSize: Double) -> Size? {
    guard let resource = images[name] else { return nil }
    guard isSystemSymbol || resource.isSystemSymbol else { return resource.size }
    return symbolSize(of: resource, pointSize: pointSize, scale: nil)
  }

  private func symbolSize(of resource: ImageResource, pointSize: Double, scale: String?) -> Size {
    let factor = SymbolMetrics.factor(pointSize: pointSize, scale: scale)
    return Size(
      width: measurer.pixelCeil(resource.size.width * factor),
      height: measurer.pixelCeil(resource.size.height * factor))
  }
}

/// How large SF Symbols are compared with the size that a document records for them.
enum SymbolMetrics {
  /// The size of a symbol without configuration, in points of the font.
  static let defaultPointSize = 17.0

  /// Returns the factor of the recorded size at a font's size.
  static func factor(pointSize: Double, scale: String?) -> Double {
    let relative =
      switch scale {
      case "small": 0.78
      case "large": 1.28
      default: 1.0
      }
    return pointSize * 0.0081 * relative
  }
}
