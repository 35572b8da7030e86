import Cells

/// Styles in words: `#fff/#fc6 bold` is white on orange and bold, `/#eee` a background alone.
enum StyleWords {
  private static let attributes: [(name: String, attribute: Style.Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline),
    ("strikethrough", .strikethrough), ("reverse", .reverse),
  ]

  /// Returns a style in words.
  static func text(of style: Style) -> String {
    var words: [String] = []
    let colors =
      (style.foreground.map(hex) ?? "") + (style.background.map { "/" + hex($0) } ?? "")
    if !colors.isEmpty { words.append(colors) }
    words += attributes.filter { style.attributes.contains($0.attribute) }.map(\.name)
    return words.joined(separator: " ")
  }

  /// Whether a word is part of a style rather than a code.
  static func isPart(_ word: Substring) -> Bool {
    word.hasPrefix("#") || word.hasPrefix("/") || attributes.contains { $0.name == word }
  }

  /// Adds what a word says to a style; returns false where it says nothing.
  static func apply(_ word: Substring, to style: inout Style) -> Bool {
    if let found = attributes.first(where: { $0.name == word }) {
      style.attributes.insert(found.attribute)
      return true
    }
    let parts = word.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard style.foreground == nil, style.background == nil else { return false }
    if let ink = parts.first, !ink.isEmpty {
      guard let color = color(ink) else { return false }
      style.foreground = color
    }
    if parts.count == 2 {
      guard let color = color(parts[1]) else { return false }
      style.background = color
    }
    return style.foreground != nil || style.background != nil
  }

  /// `#rgb` where each component has one digit twice, else `#rrggbb`.
  private static func hex(_ color: Color) -> String {
    let digits = String(color.rgb, radix: 16)
    let full = Array((String(repeating: "0", count: 6 - digits.utf8.count) + digits).utf8)
    let isShort = full[0] == full[1] && full[2] == full[3] && full[4] == full[5]
    return "#" + String(decoding: isShort ? [full[0], full[2], full[4]] : full, as: UTF8.self)
  }

  private static func color(_ text: Substring) -> Color? {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.utf8.count == 3 || digits.utf8.count == 6,
      let value = UInt32(digits, radix: 16)
    else { return nil }
    guard digits.utf8.count == 3 else { return Color(rgb: value) }
    func doubled(_ digit: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: (digit & 0xF) * 0x11) }
    return Color(
      red: doubled(value >> 8), green: doubled(value >> 4), blue: doubled(value))
  }
}
