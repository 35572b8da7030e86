/// Composition of Hangul: terminals draw syllables, but few of them draw loose jamo as one.
enum HangulSyllable {
  private static let leads: ClosedRange<UInt32> = 0x1100...0x1112
  private static let vowels: ClosedRange<UInt32> = 0x1161...0x1175
  private static let tails: ClosedRange<UInt32> = 0x11A8...0x11C2
  private static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
  /// Compatibility forms of the final consonants, from U+11A8, as distances from U+3131.
  private static let tailForms: [UInt32] = [
    0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 20, 21, 22, 23, 25, 26, 27, 28,
    29,
  ]

  /// Returns the code points with jamo composed to syllables and a loose vowel or final consonant
  /// replaced by its form that stands alone.
  static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard scalars.contains(where: { (0x1100...0x11FF).contains($0.value) }) else { return scalars }
    var result: [Unicode.Scalar] = []
    for scalar in scalars {
      if let last = result.last, let syllable = syllable(last.value, scalar.value) {
        result[result.count - 1] = syllable
      } else if result.isEmpty, let form = standalone(scalar.value) {
        result.append(form)
      } else {
        result.append(scalar)
      }
    }
    return result
  }

  private static func syllable(_ first: UInt32, _ second: UInt32) -> Unicode.Scalar? {
    if leads.contains(first), vowels.contains(second) {
      let lead = first - leads.lowerBound
      return Unicode.Scalar(syllables.lowerBound + (lead * 21 + second - vowels.lowerBound) * 28)
    }
    let hasNoTail = syllables.contains(first) && (first - syllables.lowerBound) % 28 == 0
    guard hasNoTail, tails.contains(second) else { return nil }
    return Unicode.Scalar(first + second - tails.lowerBound + 1)
  }

  private static func standalone(_ value: UInt32) -> Unicode.Scalar? {
    if vowels.contains(value) { return Unicode.Scalar(0x314F + value - vowels.lowerBound) }
    guard tails.contains(value) else { return nil }
    return Unicode.Scalar(0x3131 + tailForms[Int(value - tails.lowerBound)])
  }
}
