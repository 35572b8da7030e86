/// Where a line may break between two clusters: a small part of UAX #14.
///
/// Words of alphabetic scripts and of Hangul stay whole, ideographs and kana part anywhere except
/// before closing marks and small kana and after opening brackets.
enum LineBreaking {
  private enum Class { case space, glue, opening, closing, ideograph, hyphen, word, number }

  /// Returns whether a line may end after the first and begin with the second.
  static func isAllowed(between first: DisplayCluster, and second: DisplayCluster) -> Bool {
    if second.isSpace { return false }
    if first.isSpace { return true }
    if first.kind == .hidden { return first.source.value == 0x200B }
    let before = lineClass(of: first)
    let after = lineClass(of: second)
    switch (before, after) {
    case (.glue, _), (_, .glue), (.opening, _), (_, .closing): return false
    case (.hyphen, .word), (.hyphen, .ideograph): return true
    case (.ideograph, .hyphen): return false
    case (.ideograph, _), (_, .ideograph): return true
    default: return false
    }
  }

  private static func lineClass(of cluster: DisplayCluster) -> Class {
    let scalar = cluster.source
    if cluster.kind == .mark || cluster.kind == .hidden { return .word }
    switch scalar.value {
    case 0xA0, 0x202F, 0x2007, 0x2011: return .glue
    case 0x30...0x39: return .number
    case 0x2D, 0x2F, 0x2010, 0x2012, 0x2013, 0x2014: return .hyphen
    case 0x00...0x7F, 0xAC00...0xD7A3, 0x1100...0x11FF:
      if "([{".unicodeScalars.contains(scalar) { return .opening }
      return ")]},.;:!?%".unicodeScalars.contains(scalar) ? .closing : .word
    default: break
    }
    if isSmallKanaOrMark(scalar.value) { return .closing }
    switch scalar.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: return .opening
    case .closePunctuation, .finalPunctuation: return .closing
    default: return cluster.width == 2 ? .ideograph : .word
    }
  }

  /// What Japanese and Chinese typesetting keeps off the start of a line.
  private static func isSmallKanaOrMark(_ value: UInt32) -> Bool {
    switch value {
    case 0x2025, 0x2026, 0x203C, 0x2047...0x2049,  // ‥ … ‼ ⁇ ⁈ ⁉
      0x3001, 0x3002, 0x3005, 0x301C, 0x303B,  // 、 。 々 〜 〻
      0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095,
      0x3096, 0x309B...0x309E,  // ぁ ぃ … ゛ ゞ
      0x30A0, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE,
      0x30F5, 0x30F6, 0x30FB...0x30FE,  // ァ ィ … ・ ー ヽ ヾ
      0xFF01, 0xFF05, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F,  // ！ ％ ， ． ： ； ？
      0xFF61, 0xFF64, 0xFF65, 0xFF67...0xFF70, 0xFF9E, 0xFF9F:  // halfwidth forms
      return true
    default:
      return false
    }
  }
}
