/// The bidirectional classes of UAX #9 that a line of text can hold once controls are marks.
enum BidiClass: UInt8 {
  case left, right, arabicLetter
  case europeanNumber, europeanSeparator, europeanTerminator, arabicNumber, commonSeparator
  case nonspacingMark, whitespace, neutral

  /// Whether the class is that of a right-to-left letter.
  var isStrongRightToLeft: Bool { self == .right || self == .arabicLetter }

  /// Whether the class has no direction of its own.
  var isNeutral: Bool { self == .whitespace || self == .neutral }

  /// Finds the class of a code point.
  ///
  /// Scripts and numbers follow the tables of UAX #9. Other characters follow their general category,
  /// which for a few symbols (circled letters, Braille) says neutral where Unicode says left.
  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      self = Self.ascii(value)
      return
    }
    if let number = Self.number(value) {
      self = number
      return
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark:
      self = .nonspacingMark
    case .spaceSeparator, .lineSeparator, .paragraphSeparator:
      self = .whitespace
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .spacingMark, .privateUse:
      self = Self.script(value)
    case .format where value == 0x200E:
      self = .left
    case .format where value == 0x200F:
      self = .right
    case .format where value == 0x061C:
      self = .arabicLetter
    default:
      // Punctuation inside the blocks of right-to-left scripts, such as ־ and ؟, is strong.
      self = Self.isStrongPunctuation(value) ? Self.script(value) : .neutral
    }
  }

  private static func ascii(_ value: UInt32) -> BidiClass {
    switch value {
    case 0x30...0x39: return .europeanNumber
    case 0x41...0x5A, 0x61...0x7A: return .left
    case 0x2B, 0x2D: return .europeanSeparator
    case 0x23, 0x24, 0x25: return .europeanTerminator
    case 0x2C, 0x2E, 0x2F, 0x3A: return .commonSeparator
    case 0x00...0x20: return .whitespace
    default: return .neutral
    }
  }

  private static func number(_ value: UInt32) -> BidiClass? {
    switch value {
    case 0xB2, 0xB3, 0xB9, 0x06F0...0x06F9, 0x2070, 0x2074...0x2079, 0x2080...0x2089,
      0x2488...0x249B, 0xFF10...0xFF19, 0x1D7CE...0x1D7FF:
      return .europeanNumber
    case 0x0600...0x0605, 0x0660...0x0669, 0x066B, 0x066C, 0x06DD, 0x0890, 0x0891, 0x08E2,
      0x10D30...0x10D39, 0x10E60...0x10E7E:
      return .arabicNumber
    case 0x207A, 0x207B, 0x208A, 0x208B, 0x2212, 0xFB29, 0xFE62, 0xFE63, 0xFF0B, 0xFF0D:
      return .europeanSeparator
    case 0xA2...0xA5, 0xB0, 0xB1, 0x0609, 0x060A, 0x066A, 0x2030...0x2034, 0x20A0...0x20CF, 0x2213,
      0xFE5F, 0xFE69, 0xFE6A, 0xFF03...0xFF05, 0xFFE0, 0xFFE1, 0xFFE5, 0xFFE6:
      return .europeanTerminator
    case 0xA0, 0x060C, 0x202F, 0x2044, 0xFE50, 0xFE52, 0xFE55, 0xFF0C, 0xFF0E, 0xFF0F, 0xFF1A:
      return .commonSeparator
    default:
      return nil
    }
  }

  private static func script(_ value: UInt32) -> BidiClass {
    switch value {
    case 0x0600...0x07BF, 0x0860...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF, 0x10D00...0x10D3F,
      0x10EC0...0x10EFF, 0x10F30...0x10F6F, 0x1EC70...0x1ECBF, 0x1ED00...0x1ED4F, 0x1EE00...0x1EEFF:
      return .arabicLetter
    case 0x0590...0x05FF, 0x07C0...0x085F, 0xFB1D...0xFB4F, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return .right
    default:
      return .left
    }
  }

  private static func isStrongPunctuation(_ value: UInt32) -> Bool {
    switch value {
    case 0x05BE, 0x05C0, 0x05C3, 0x05C6, 0x05F3, 0x05F4, 0x0608, 0x060B, 0x060D, 0x061B...0x061F,
      0x066D, 0x06D4, 0x06FD, 0x06FE, 0x0700...0x070D:
      return true
    default:
      return false
    }
  }
}
