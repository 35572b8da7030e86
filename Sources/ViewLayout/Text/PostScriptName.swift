import InterfaceBuilder

/// A font's PostScript name, such as `HelveticaNeue-MediumItalic`, taken apart.
///
/// Works on bytes: a document names a font for each of its labels.
struct PostScriptName {
  /// The family in small letters, without what follows the hyphen.
  let family: String
  /// What follows the hyphen, in small letters.
  private let style: ArraySlice<UInt8>

  init(_ name: String) {
    let bytes = name.utf8.map(Self.lowercased)
    let hyphen = bytes.firstIndex(of: UInt8(ascii: "-"))
    family = Self.key(bytes[..<(hyphen ?? bytes.endIndex)])
    style = bytes[(hyphen.map { $0 + 1 } ?? bytes.endIndex)...]
  }

  /// Returns a family's name in small letters and without spaces, hyphens and underscores.
  static func key(ofFamily name: String) -> String {
    key(name.utf8.map(lowercased)[...])
  }

  /// The weight that the style names; regular where it names none.
  var weight: FontWeight {
    Self.weights.first { contains($0.word) }?.weight ?? .regular
  }

  /// Whether the style is slanted.
  var isItalic: Bool { contains("italic") || contains("oblique") }

  /// The words for weights, longer words before those that they hold.
  private static let weights: [(word: StaticString, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("hairline", .thin),
    ("light", .light), ("book", .regular), ("medium", .medium), ("semibold", .semibold),
    ("demi", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy), ("heavy", .heavy),
    ("black", .black), ("bold", .bold),
  ]

  private func contains(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard style.count >= word.count else { return false }
      return (style.startIndex...style.endIndex - word.count).contains {
        style[$0..<$0 + word.count].elementsEqual(word)
      }
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func key(_ bytes: ArraySlice<UInt8>) -> String {
    let ignored: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_")]
    return String(decoding: bytes.filter { !ignored.contains($0) }, as: UTF8.self)
  }
}
