/// An emoji or a keycap, reduced to what one cell can hold.
struct EmojiSequence {
  /// The first emoji of the sequence, with what makes it wide.
  let text: String
  /// Columns, 1 or 2.
  let width: Int

  /// Creates the reduced form; nil when the character is no emoji, or holds more than an emoji
  /// sequence may.
  init?(_ scalars: Character.UnicodeScalarView) {
    guard let first = scalars.first else { return nil }
    var rest = scalars.dropFirst()
    if first.value < 0x80 {
      guard Self.isKeycapBase(first), rest.elementsEqual(["\u{FE0F}", "\u{20E3}"]) else {
        return nil
      }
      text = String(String.UnicodeScalarView(scalars))
      width = 2
      return
    }
    guard first.properties.isEmoji, Self.isSequence(scalars) else { return nil }
    let isWide = ScalarWidth.isWide(first.value)
    var drawn = String.UnicodeScalarView([first])
    if rest.first?.value == 0xFE0E {
      if !isWide { drawn.append("\u{FE0E}") }
      text = String(drawn)
      width = isWide ? 2 : 1
      return
    }
    // A tone or a joiner asks for the picture as much as the selector does.
    let isPicture = !rest.isEmpty
    if rest.first?.value == 0xFE0F { rest = rest.dropFirst() }
    if isPicture, !isWide || rest.isEmpty { drawn.append("\u{FE0F}") }
    text = String(drawn)
    width = isWide || isPicture ? 2 : 1
  }

  private static func isKeycapBase(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value) || scalar == "#" || scalar == "*"
  }

  /// Whether everything after the first emoji belongs to an emoji sequence: selectors, tones,
  /// joiners between emoji, and the tags of a flag.
  static func isSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
    var previous: Unicode.Scalar?
    var hasOpenTags = false
    for scalar in scalars {
      defer { previous = scalar }
      guard let before = previous else { continue }
      hasOpenTags = false
      switch scalar.value {
      case 0xFE0F, 0xFE0E:
        guard before.properties.isEmoji else { return false }
      case 0x1F3FB...0x1F3FF:
        guard before.properties.isEmoji || before.value == 0xFE0F else { return false }
      case 0x200D:
        guard before.properties.isEmoji || before.value == 0xFE0F else { return false }
      case 0xE0020...0xE007E:
        guard before.value == 0x1F3F4 || isTag(before) else { return false }
        hasOpenTags = true
      case 0xE007F:
        guard isTag(before) else { return false }
      default:
        guard before.value == 0x200D, scalar.value > 0x7F, scalar.properties.isEmoji else {
          return false
        }
      }
    }
    return previous?.value != 0x200D && !hasOpenTags
  }

  private static func isTag(_ scalar: Unicode.Scalar) -> Bool {
    (0xE0020...0xE007E).contains(scalar.value)
  }
}
