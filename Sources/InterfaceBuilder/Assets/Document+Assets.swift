extension Document {
  /// Whether the document uses images or colours whose values it doesn't carry in full.
  ///
  /// Documents list only the light value of a colour; those written by hand list nothing.
  public var needsAssets: Bool {
    !namedAssets.colors.isEmpty
      || namedAssets.images.contains { resources.images[$0] == nil }
  }

  /// Returns the document with the sizes and values that a catalogue has for its assets.
  ///
  /// Sizes that the document itself lists stay; colours take the catalogue's values.
  public func resolvingAssets(in catalog: AssetCatalog) -> Document {
    var document = self
    for name in namedAssets.colors {
      if let light = catalog.color(name, appearance: .light) {
        document.resources.namedColors[name] = light
      }
      if let dark = catalog.color(name, appearance: .dark) {
        document.resources.darkNamedColors[name] = dark
      }
    }
    for name in namedAssets.images where resources.images[name] == nil {
      if let size = catalog.image(name, scale: 2, appearance: .light)?.size() {
        document.resources.images[name] = ImageResource(size: size, isSystemSymbol: false)
      }
    }
    return document
  }
}
