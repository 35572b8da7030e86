extension DocumentDecoder {
  /// The name of an image with where it comes from.
  struct ImageName {
    /// The image's name.
    var name: String
    /// Whether the name is an SF Symbol's.
    var isSystemSymbol: Bool
    /// The symbol's scale, where the reference gives one.
    var symbolScale: String?
  }

  /// Returns the image that an attribute names, or an `<imageReference>` in its place.
  mutating func image(_ element: XMLElement, _ name: String) -> ImageName? {
    let reference = element[name] == nil ? element.child("imageReference", key: name) : nil
    guard let image = element[name] ?? reference?["image"] else { return nil }
    let isSystemSymbol = (reference ?? element)["catalog"] == "system"
    if !isSystemSymbol { namedAssets.images.insert(image) }
    return ImageName(
      name: image, isSystemSymbol: isSystemSymbol, symbolScale: reference?["symbolScale"])
  }

  /// Decodes an `<imageView>`.
  mutating func imageView(_ element: XMLElement) -> ImageViewContent {
    var view = ImageViewContent()
    if let image = image(element, "image") {
      view.image = image.name
      view.isSystemSymbol = image.isSystemSymbol
      view.symbolScale = image.symbolScale
    }
    view.highlightedImage = image(element, "highlightedImage")?.name
    guard let symbol = element.child("preferredSymbolConfiguration") else { return view }
    view.symbolPointSize = number(symbol, "pointSize") ?? symbolFontSize(symbol)
    if let scale = symbol["scale"] { view.symbolScale = scale }
    if symbol["weight"] != nil {
      view.symbolWeight = choice(symbol, "weight", default: .regular)
    }
    return view
  }

  /// A symbol configuration may take its size from a font.
  private mutating func symbolFontSize(_ element: XMLElement) -> Double? {
    switch element.child("fontDescription").flatMap({ font($0) }) {
    case .system(let size, _, _), .named(_, _, let size): size
    case .textStyle, nil: nil
    }
  }
}
