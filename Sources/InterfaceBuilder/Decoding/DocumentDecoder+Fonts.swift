extension DocumentDecoder {
  /// Decodes a `<fontDescription>`.
  ///
  /// - Returns: nil where the element names no font that can be understood.
  mutating func font(_ element: XMLElement) -> FontDescription? {
    if let style = element["style"] { return .textStyle(style) }
    let size = fontSize(element, "pointSize")
    if let name = element["name"] {
      return namedFont(name, family: element["family"], size: size ?? 17)
    }
    let type = element["type"] ?? "system"
    var weight = FontWeight.regular
    if element["weight"] != nil {
      weight = choice(element, "weight", default: .regular)
    } else if type == "boldSystem" {
      weight = .bold
    }
    return .system(
      size: size ?? (type == "smallSystem" ? 12 : 17), weight: weight,
      isItalic: type == "italicSystem")
  }

  /// Decodes the `<font>` of an attributed string.
  mutating func attributedFont(_ element: XMLElement) -> FontDescription? {
    let size = fontSize(element, "size")
    if let name = element["name"] { return namedFont(name, family: nil, size: size ?? 12) }
    guard let meta = element["metaFont"] else { return nil }
    return .system(
      size: size ?? Self.metaFontSizes[meta] ?? 13, weight: SystemFontName.weight(in: meta),
      isItalic: false)
  }

  /// Returns a size in points; nil, with a note, where no text has it.
  private mutating func fontSize(_ element: XMLElement, _ name: String) -> Double? {
    guard let size = number(element, name) else { return nil }
    if size > 0 { return size }
    noteOutOfRange(element, name, "is not above 0: the usual size is taken")
    return nil
  }

  private func namedFont(_ name: String, family: String?, size: Double) -> FontDescription {
    if let system = SystemFontName(name) {
      return .system(size: size, weight: system.weight, isItalic: system.isItalic)
    }
    return .named(name: name, family: family, size: size)
  }

  /// AppKit's sizes in points of fonts that attributed strings name by their use.
  private static let metaFontSizes: [String: Double] = [
    "system": 13, "systemBold": 13, "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9,
    "cellTitle": 12, "label": 10, "menu": 13, "message": 13,
  ]
}
