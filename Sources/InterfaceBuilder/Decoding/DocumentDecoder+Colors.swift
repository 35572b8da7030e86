extension DocumentDecoder {
  /// Decodes a `<color>`; nil for `<nil>` and for what can't be read.
  mutating func color(_ element: XMLElement) -> Color? {
    guard element.name == "color" else { return nil }
    for attribute in Self.systemColorAttributes {
      if let name = element[attribute] {
        let fallback = components(element)
        if fallback == nil { noteUnknownSystemColor(name, in: element) }
        return .system(name, fallback: fallback)
      }
    }
    if let name = element["name"] {
      // AppKit's catalogue colours get into attributed strings.
      if element["catalog"] == "System" {
        return .system(SystemColors.uiKitName(forAppKit: name) ?? "labelColor", fallback: nil)
      }
      namedAssets.colors.insert(name)
      return .named(name)
    }
    return components(element).map { .fixed($0) }
  }

  private static let systemColorAttributes = [
    "systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor",
  ]

  private mutating func noteUnknownSystemColor(_ name: String, in element: XMLElement) {
    guard !SystemColors.isKnown(name), !systemColorResources.contains(name) else { return }
    note(
      "unknown-color", subject: name,
      "unknown system colour \(name): the label colour stands in for it", at: element.location)
  }

  private mutating func components(_ element: XMLElement) -> RGBA? {
    let space = element["customColorSpace"] ?? element["colorSpace"] ?? "sRGB"
    let alpha = component(element, "alpha") ?? 1
    if let white = component(element, "white") {
      return RGBA(red: white, green: white, blue: white, alpha: alpha)
    }
    if element["cyan"] != nil {
      return ColorConversion.cmyk(
        cyan: component(element, "cyan") ?? 0, magenta: component(element, "magenta") ?? 0,
        yellow: component(element, "yellow") ?? 0, black: component(element, "black") ?? 0,
        alpha: alpha)
    }
    guard let red = wideComponent(element, "red"), let green = wideComponent(element, "green"),
      let blue = wideComponent(element, "blue")
    else { return nil }
    let color = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    return (space == "displayP3" ? ColorConversion.sRGB(fromDisplayP3: color) : color).clamped
  }

  private mutating func component(_ element: XMLElement, _ name: String) -> Double? {
    number(element, name).map { min(max($0, 0), 1) }
  }

  /// Extended ranges may go beyond 0…1 until they are converted.
  private mutating func wideComponent(_ element: XMLElement, _ name: String) -> Double? {
    number(element, name).map { min(max($0, -1), 2) }
  }
}
