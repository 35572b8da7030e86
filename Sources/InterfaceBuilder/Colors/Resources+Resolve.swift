extension Resources {
  /// Returns the value of a colour in an appearance.
  ///
  /// A system colour is dynamic even where a value stands beside it. An unknown one takes the value
  /// that the document gives, else the label colour, as does a catalogue colour without a value.
  public func resolve(_ color: Color, appearance: Appearance) -> RGBA {
    value(of: color, appearance: appearance, depth: 0)
      ?? SystemColors.value(of: "labelColor", appearance: appearance)
      ?? RGBA(red: 0, green: 0, blue: 0)
  }

  /// Returns the value of a colour in an appearance, or nil where the document doesn't have it.
  public func value(of color: Color, appearance: Appearance) -> RGBA? {
    value(of: color, appearance: appearance, depth: 0)
  }

  private func value(of color: Color, appearance: Appearance, depth: Int) -> RGBA? {
    // A colour may be defined by another one, and a hostile document by itself.
    guard depth < 8 else { return nil }
    switch color {
    case .fixed(let value):
      return value
    case .named(let name):
      let dark = appearance == .dark ? darkNamedColors[name] : nil
      return (dark ?? namedColors[name]).flatMap {
        value(of: $0, appearance: appearance, depth: depth + 1)
      }
    case .system(let name, let fallback):
      if let known = SystemColors.value(of: name, appearance: appearance) { return known }
      if let listed = systemColors[name] {
        return value(of: listed, appearance: appearance, depth: depth + 1)
      }
      return fallback
    }
  }
}
