/// Characters of one column about which there is no question, so that most text needs no search in Unicode's tables.
enum PlainCharacters {
  /// Whether a code point is assigned, no mark, no blank, no emoji and nothing invisible, and takes one column.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21..<0x7F: true
    // Latin letters.
    case 0xC0...0x24F: true
    // Cyrillic, Hebrew and Arabic letters.
    case 0x400...0x481, 0x5D0...0x5EA, 0x620...0x64A: true
    // The ellipsis, lines and blocks, stars.
    case 0x2026, 0x2500...0x259F, 0x2605, 0x2606: true
    default: false
    }
  }

  /// Whether a text is printable ASCII and nothing else.
  static func areAll(in text: String) -> Bool { text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
}
