/// The marks that stand for characters which control, hide or cannot be drawn.
///
/// C0 controls have the one-column pictures of Unicode (␛ for ESC); everything else its usual name,
/// or its code point, in angle brackets: ⟨RLO⟩, ⟨U+E0041⟩. An unassigned code point is �.
enum VisibleMark {
  /// Returns whether a character is never drawn as is, whatever surrounds it.
  static func isHostile(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || (0x7F...0x9F).contains(value) || value == 0xAD }
    // Letters and ideographs come first: they are nearly everything.
    if (0x3400...0x9FFF).contains(value) || (0xAC00...0xD7A3).contains(value) { return false }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
      return true
    default:
      // Jamo fillers are part of old syllables; the other fillers are blanks in disguise.
      return properties.isDefaultIgnorableCodePoint && value != 0x1160
    }
  }

  /// Returns the mark of a hostile character, in characters of one column; nil for any other.
  static func text(for scalar: Unicode.Scalar) -> String? {
    let value = scalar.value
    if value < 0x20 { return picture(0x2400 + value) }
    if value == 0x7F { return picture(0x2421) }
    if let name = name(of: value) { return "\u{27E8}\(name)\u{27E9}" }
    guard isHostile(scalar) else { return nil }
    if scalar.properties.generalCategory == .unassigned,
      !scalar.properties.isDefaultIgnorableCodePoint
    {
      return "\u{FFFD}"
    }
    let digits = String(value, radix: 16, uppercase: true)
    return "\u{27E8}U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
      + "\u{27E9}"
  }

  private static func picture(_ value: UInt32) -> String? {
    Unicode.Scalar(value).map { String(Character($0)) }
  }

  private static func name(of value: UInt32) -> String? {
    switch value {
    case 0x85: return "NEL"
    case 0x90: return "DCS"
    case 0x98: return "SOS"
    case 0x9B: return "CSI"
    case 0x9C: return "ST"
    case 0x9D: return "OSC"
    case 0x9E: return "PM"
    case 0x9F: return "APC"
    case 0xAD: return "SHY"
    case 0x034F: return "CGJ"
    case 0x061C: return "ALM"
    case 0x200B: return "ZWSP"
    case 0x200C: return "ZWNJ"
    case 0x200D: return "ZWJ"
    case 0x200E: return "LRM"
    case 0x200F: return "RLM"
    case 0x2028: return "LS"
    case 0x2029: return "PS"
    case 0x202A: return "LRE"
    case 0x202B: return "RLE"
    case 0x202C: return "PDF"
    case 0x202D: return "LRO"
    case 0x202E: return "RLO"
    case 0x2060: return "WJ"
    case 0x2066: return "LRI"
    case 0x2067: return "RLI"
    case 0x2068: return "FSI"
    case 0x2069: return "PDI"
    case 0xFE00...0xFE0F: return "VS\(value - 0xFE00 + 1)"
    case 0xFEFF: return "BOM"
    default: return nil
    }
  }
}
