/// The system font under one of the private names that Interface Builder writes down.
struct SystemFontName: Equatable {
  /// The weight that the name carries.
  var weight: FontWeight
  /// Whether the name carries an italic.
  var isItalic: Bool

  /// Recognises a name; nil for other fonts.
  ///
  /// `.SFUIText-Bold`, `.SFNSDisplay`, `.AppleSystemUIFontBold`, `.HelveticaNeueInterface-Regular`
  /// and the San Francisco fonts that people install from Apple's site.
  init?(_ name: String) {
    guard Self.prefixes.contains(where: name.hasPrefix) else { return nil }
    weight = Self.weight(in: name)
    isItalic = name.contains("Italic")
  }

  private static let prefixes = [
    ".SF", ".AppleSystemUIFont", ".HelveticaNeueInterface", "SFUIText", "SFUIDisplay", "SFProText",
    "SFProDisplay", "SFPro-",
  ]

  /// Returns the weight whose name occurs in a font's name; regular where none does.
  static func weight(in name: String) -> FontWeight {
    for (word, weight) in words where name.contains(word) { return weight }
    return .regular
  }

  /// Longer words come before those that they contain.
  private static let words: [(String, FontWeight)] = [
    ("Ultralight", .ultraLight), ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light),
    ("Medium", .medium), ("Semibold", .semibold), ("Demi", .semibold), ("Heavy", .heavy),
    ("Black", .black), ("Bold", .bold), ("Emphasized", .bold),
  ]
}
