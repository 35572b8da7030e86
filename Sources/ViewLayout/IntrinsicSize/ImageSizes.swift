import InterfaceBuilder

extension IntrinsicSizes {
  /// Returns an image view's size: its image's, or none where the image isn't known.
  func imageSize(of image: ImageViewContent, known: Size?) -> IntrinsicSize {
    if let known { return IntrinsicSize(known) }
    guard let name = image.image,
      let resource = images[name] ?? SymbolMetrics.unrecorded(isSystemSymbol: image.isSystemSymbol)
    else { return .none }
    guard image.isSystemSymbol || resource.isSystemSymbol else {
      return IntrinsicSize(resource.size)
    }
    return IntrinsicSize(
      symbolSize(
        of: resource, name: name,
        pointSize: image.symbolPointSize ?? SymbolMetrics.defaultPointSize,
        scale: image.symbolScale))
  }

  /// Returns the size of a named image at a font's size; nil where the image isn't known.
  func imageSize(named name: String, isSystemSymbol: Bool, pointSize: Double) -> Size? {
    guard
      let resource = images[name] ?? SymbolMetrics.unrecorded(isSystemSymbol: isSystemSymbol)
    else { return nil }
    guard isSystemSymbol || resource.isSystemSymbol else { return resource.size }
    return symbolSize(of: resource, name: name, pointSize: pointSize, scale: nil)
  }

  private func symbolSize(
    of resource: ImageResource, name: String, pointSize: Double, scale: String?
  ) -> Size {
    let factor = SymbolMetrics.factor(name: name, pointSize: pointSize, scale: scale)
    return Size(
      width: measurer.pixelCeil(resource.size.width * factor),
      height: measurer.pixelCeil(resource.size.height * factor))
  }
}

/// How large SF Symbols are compared with the size that a document records for them.
///
/// Interface Builder records every symbol with its longer side at 128 points, so the drawn size depends on the
/// symbol. The factors are rounded from the sizes of common symbols at 17 points; a document gives no more.
enum SymbolMetrics {
  /// The size of a symbol without configuration, in points of the font.
  static let defaultPointSize = 17.0

  /// Returns what stands for a symbol that a document does not record: most are a little wider than high.
  static func unrecorded(isSystemSymbol: Bool) -> ImageResource? {
    isSystemSymbol
      ? ImageResource(size: Size(width: 128, height: 116), isSystemSymbol: true) : nil
  }

  /// Returns the factor of a symbol's recorded size at a font's size.
  static func factor(name: String, pointSize: Double, scale: String?) -> Double {
    let relative =
      switch scale {
      case "small": 0.78
      case "large": 1.28
      default: 1.0
      }
    return pointSize * share(of: name) * relative
  }

  private static func share(of name: String) -> Double {
    let first = name.prefix { $0 != "." }
    if name.contains("circle") || name.contains(".square") { return 0.0092 }
    switch first {
    case "xmark", "multiply", "plus", "minus", "checkmark", "chevron", "play", "pause", "stop":
      return 0.0079
    case "star", "heart", "gear", "gearshape", "bell", "cart", "flag", "bookmark": return 0.0093
    case "trash", "house", "square", "photo", "camera", "folder", "doc": return 0.01
    default: return 0.0087
    }
  }
}
