import Cells

/// The characters that come nearest to SF Symbols.
///
/// Only characters of one column that ordinary terminal fonts have.
enum SymbolGlyph {
  /// Returns the character for a symbol's name; nil where none comes near.
  static func character(for name: String) -> Character? {
    if let exact = table[name] { return exact }
    // `star.circle.fill` is first of all a star.
    var parts = name.split(separator: ".")
    while parts.count > 1 {
      parts.removeLast()
      if let near = table[parts.joined(separator: ".")] { return near }
    }
    return nil
  }

  /// Returns the ASCII character that comes nearest to a symbol's; `#` where none does.
  static func ascii(_ glyph: Character) -> String {
    let folded = ASCIIFolding.fold(String(glyph))
    return folded == "?" && glyph != "?" ? "#" : folded
  }

  private static let table: [String: Character] = [
    "star": "☆", "star.fill": "★", "star.leadinghalf.filled": "★", "heart": "♡", "heart.fill": "♥",
    "xmark": "✕", "multiply": "✕", "xmark.circle": "⊗", "xmark.circle.fill": "⊗", "plus": "+",
    "plus.circle": "⊕", "minus": "−", "minus.circle": "⊖", "checkmark": "✓",
    "checkmark.circle": "✓", "checkmark.seal": "✓", "info": "i", "info.circle": "ⓘ",
    "questionmark": "?", "exclamationmark": "!", "exclamationmark.triangle": "⚠",
    "chevron.right": "›", "chevron.left": "‹", "chevron.forward": "›", "chevron.backward": "‹",
    "chevron.up": "⌃", "chevron.down": "⌄", "arrow.right": "→", "arrow.left": "←", "arrow.up": "↑",
    "arrow.down": "↓", "arrow.up.right": "↗", "arrow.down.circle": "↓", "arrow.clockwise": "↻",
    "play": "▷", "play.fill": "▶", "play.circle": "▶", "pause": "‖", "stop": "■", "circle": "○",
    "circle.fill": "●", "square": "□", "square.fill": "■", "ellipsis": "…", "bag": "□",
    "magnifyingglass": "⌕", "house": "⌂", "envelope": "✉", "phone": "✆", "pencil": "✎",
    "bolt": "↯", "flag": "⚑", "bell": "♪", "music.note": "♪", "speaker.slash": "♪", "link": "∞",
    "gear": "✲", "gearshape": "✲", "person": "☺", "mappin": "⌖", "location": "➤", "sun.max": "☼",
    "moon": "☾", "cloud": "☁", "snowflake": "❄", "photo": "▨", "globe": "◍", "tag": "◆",
    "line.3.horizontal": "≡", "list.bullet": "≡", "square.and.arrow.up": "↥",
    "square.and.arrow.down": "↧", "diamond": "◇", "diamond.fill": "◆", "triangle.fill": "▲",
  ]
}
