/// Advances of characters that the system font borrows from other fonts.
///
/// The fallback fonts of the device are not at hand, so each script has the mean advance of its letters.
enum ScriptAdvances {
  /// The advance of the emoji font's characters at text sizes in 1/10,000 em.
  static let emoji = 12_500

  /// How much narrower than at text sizes emoji are set at a size in points.
  ///
  /// Small pictures are drawn larger than their em: 1.25 em up to 16 points, 1.12 em from 24 on (measured on labels of public
  /// documents at 32 to 45 points).
  static func emojiScale(pointSize: Double) -> Double {
    let progress = min(max((pointSize - 16) / 8, 0), 1)
    return 1 - progress * (1 - 1.12 / 1.25)
  }

  /// Returns the advance of a character in 1/10,000 em, by its script.
  static func advance(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    // An em and a little: three ideographs of 17 points are 52 wide in a public document, six are 104.
    if isIdeographic(scalar) { return 10_200 }
    // Letters, which need no search in Unicode's tables.
    if (0x0620...0x064A).contains(value) { return 4_800 }
    if isZeroWidth(scalar) { return 0 }
    switch value {
    case 0x0370...0x03FF: return 5_700  // Greek
    case 0x0400...0x052F: return 6_000  // Cyrillic
    case 0x0530...0x058F: return 6_100  // Armenian
    case 0x0590...0x05FF, 0xFB1D...0xFB4F: return 5_600  // Hebrew
    case 0x0600...0x07BF, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: return 4_800  // Arabic
    case 0x0900...0x0DFF: return 6_200  // Devanagari and its Indian kin
    case 0x0E00...0x0EFF: return 6_000  // Thai, Lao
    case 0x10A0...0x10FF: return 5_800  // Georgian
    case 0x1E00...0x1EFF: return 5_900  // Latin with two marks
    case 0x2000...0x206F: return 5_000  // general punctuation
    case 0x2070...0x209F: return 4_000  // superscripts, subscripts
    case 0x2190...0x25FF: return 9_000  // arrows, mathematics, boxes, shapes
    default: break
    }
    if isEmoji(scalar) { return emoji }
    return 6_000
  }

  /// Whether a character is as wide as an em and lines may break beside it.
  static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Whether a character is drawn by the emoji font.
  static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x2600 && !isStar(scalar)
      && (scalar.properties.isEmojiPresentation
        || (0x1F000...0x1FAFF).contains(scalar.value)
        || (scalar.value < 0x2800 && scalar.properties.isEmoji))
  }

  /// Whether a character is one of the stars of ratings, which stand before all emoji.
  private static func isStar(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x2605 || scalar.value == 0x2606
  }

  /// Whether a character says how others are set and is not seen itself: soft hyphens, joiners, marks of direction.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00AD, 0x061C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: true
    default: false
    }
  }
}
