extension DocumentDecoder {
  /// Decodes the `<resources>`: images with their sizes, colours with their values.
  mutating func resources(_ element: XMLElement) -> Resources {
    var resources = Resources()
    for child in element.children {
      guard let name = child["name"] else { continue }
      switch child.name {
      case "image":
        guard let size = size(child) else { continue }
        resources.images[name] = ImageResource(
          size: size, isSystemSymbol: child["catalog"] == "system")
      case "namedColor":
        if let value = child.child("color").flatMap({ color($0) }) {
          resources.namedColors[name] = value
        }
      case "systemColor":
        if let value = child.child("color").flatMap({ color($0) }) {
          resources.systemColors[name] = value
          systemColorResources.insert(name)
        }
      default:
        noteUnknownElement(child, known: Vocabulary.silentResourceElements)
      }
    }
    return resources
  }
}
