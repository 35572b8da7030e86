/// Text from outside, made safe to print in a message.
public enum VisibleText {
  /// Returns a text in which every character that controls, hides or cannot be drawn is a mark.
  ///
  /// Escape sequences cannot act, bidirectional overrides cannot reorder, and nothing is invisible:
  /// `"A\u{1B}[2J"` becomes `"A␛[2J"`, `"Install\u{202E}txt"` becomes `"Install⟨RLO⟩txt"`. Line ends
  /// become marks too, so the result is one line. Everything else stays as it is, whole emoji
  /// sequences too, so that a file name can be copied from a message.
  public static func make(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var invisibles = InvisibleCharacters(context: text)
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for character in text {
      let scalars = character.unicodeScalars
      if let first = scalars.first, first.value > 0x7F, first.properties.isEmoji,
        EmojiSequence.isSequence(scalars)
      {
        result.append(contentsOf: scalars)
        previous = scalars.last
        continue
      }
      for scalar in scalars {
        if invisibles.judge(scalar, after: previous) == .marked {
          result.append(contentsOf: (VisibleMark.text(for: scalar) ?? "\u{FFFD}").unicodeScalars)
        } else {
          result.append(scalar)
        }
        previous = scalar
      }
    }
    return String(result)
  }
}
