/// Judges characters that control, hide or cannot be drawn.
struct InvisibleCharacters {
  /// What is done with a character.
  enum Verdict: Equatable {
    /// Drawn as is.
    case visible
    /// Nothing is drawn, and nothing is lost.
    case dropped
    /// Nothing is drawn, but the character does its legitimate work.
    case hidden
    /// A visible mark is drawn.
    case marked
  }

  private let context: String
  private var contextIsRightToLeft: Bool?

  /// Creates a judge for the characters of a text.
  init(context: String) {
    self.context = context
  }

  /// Returns what is done with a character that follows another one.
  mutating func judge(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?
  ) -> Verdict {
    let value = scalar.value
    if value < 0x300 { return VisibleMark.isHostile(scalar) ? .marked : .visible }
    switch value {
    case 0x200C:
      return previous.map(Self.joins) == true ? .visible : .marked
    case 0x200D:
      // It shapes letters in fonts that can; in cells it only makes tmux join two of them.
      return previous.map(Self.joins) == true ? .dropped : .marked
    case 0x200E, 0x200F, 0x061C:
      return isRightToLeft() ? .hidden : .marked
    case 0x200B:
      return previous.map(Self.lacksSpaces) == true ? .hidden : .marked
    case 0xFE0E, 0xFE0F:
      // Digits and such may be asked to look as text or picture; alone it makes no difference.
      return previous?.properties.isEmoji == true ? .dropped : .marked
    case 0xFE00...0xFE0D, 0xE0100...0xE01EF:
      return previous.map { ScalarWidth.width(of: $0) == 2 || $0.properties.isMath } == true
        ? .visible : .marked
    case 0x180B...0x180D, 0x180F:
      return previous.map { (0x1800...0x18AF).contains($0.value) } == true ? .visible : .marked
    default:
      return VisibleMark.isHostile(scalar) ? .marked : .visible
    }
  }

  private mutating func isRightToLeft() -> Bool {
    if let known = contextIsRightToLeft { return known }
    let result = context.unicodeScalars.contains { scalar in
      scalar.value >= 0x590 && scalar.properties.isAlphabetic
        && BidiClass(scalar).isStrongRightToLeft
    }
    contextIsRightToLeft = result
    return result
  }

  /// Whether joiners shape letters of this script: Arabic and its kin, Indic, Mongolian.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x08FF, 0x0900...0x0DFF, 0x1000...0x109F, 0x1780...0x18AF, 0xA8E0...0xA8FF,
      0xFB50...0xFDFF, 0xFE70...0xFEFC:
      return !VisibleMark.isHostile(scalar)
    default:
      return false
    }
  }

  /// Whether words of this script stand without spaces, so that U+200B shows where lines may break.
  private static func lacksSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: return true
    default: return false
    }
  }
}
