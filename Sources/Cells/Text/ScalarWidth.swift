/// Columns of one code point, before any rule about sequences.
///
/// Ambiguous characters count 1. Spacing marks (category Mc) count 1, as in glibc, ncurses, xterm and
/// VTE. The table follows Unicode 17, so it does not depend on the system's locale.
enum ScalarWidth {
  /// Returns 0 for a mark that combines, 1, or 2.
  static func width(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    if isWide(value) { return 2 }
    return isCombining(scalar) ? 0 : 1
  }

  /// Returns whether a code point has no place of its own but joins what stands before it.
  static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    guard value >= 0x300 else { return false }
    // Vowels and final consonants of Hangul join the leading consonant.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value) { return true }
    if value == 0x200C || value == 0x200D { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// Returns whether a code point takes two columns.
  static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    // The bulk of East Asian text, without a search.
    if (0x3400...0x4DBF).contains(value) || (0x4E00...0x9FFF).contains(value) { return true }
    if (0xAC00...0xD7A3).contains(value) { return true }
    return SortedRanges.contains(value, in: WideRanges.bounds)
  }
}
