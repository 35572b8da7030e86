// Foundation aside, the standard library alone composes texts, and only under this name.
@_spi(_Unicode) import Swift

/// Names of files that every file system takes and tells apart.
///
/// Letters and digits of every script, composed (NFC), `-` and `_`. A text that has anything else gets a mark made of the whole
/// of it behind the name, so that two different texts have different names, whatever else there is.
public enum SafeName {
  /// What becomes of upper case letters.
  public enum Case: Sendable {
    /// They become lower case ones.
    case lower
    /// They stay; names that differ in case only are one name for some file systems.
    case kept
  }

  /// Longer names are cut, in bytes, so that a case's name stays below the 255 bytes that file systems allow.
  private static let limit = 80
  /// Names that Windows keeps for devices, whatever follows after a dot.
  private static let devices: Set<String> = {
    let numbered = (0...9).flatMap { ["com\($0)", "lpt\($0)"] }
    return Set(["con", "prn", "aux", "nul"] + numbered)
  }()

  /// Returns the name of a text.
  public static func make(_ text: String, letters: Case = .lower) -> String {
    var name = ""
    var isExact = true
    for scalar in text._nfc {
      switch scalar {
      case "0"..."9", "a"..."z", "-", "_": name.unicodeScalars.append(scalar)
      case ".", " ", ":": name.append("-")
      case _ where isWordPart(scalar):
        if letters == .kept {
          name.unicodeScalars.append(scalar)
        } else {
          name += scalar.properties.lowercaseMapping
        }
      default:
        isExact = false
        if name.utf8.last != UInt8(ascii: "-") { name.append("-") }
      }
    }
    if name.isEmpty || name.utf8.count > limit { isExact = false }
    while name.utf8.count > limit { name.removeLast() }
    if devices.contains(name.lowercased()) { name += "_" }
    return isExact ? name : name + "-" + mark(of: text)
  }

  /// Returns the name of a path, part by part; `..` becomes `up`.
  static func make(path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return parts.map { $0 == ".." ? "up" : make(String($0)) }.joined(separator: "/")
  }

  /// Eight digits made of all bytes of a text (FNV-1a).
  public static func mark(of text: String) -> String {
    var hash: UInt32 = 0x811C_9DC5
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }

  /// Whether a scalar is a letter, a digit, or a mark on one.
  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }
}
