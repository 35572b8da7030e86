/// Puts characters together from their bytes in UTF-8; bytes that belong to none are passed over.
struct CharacterDecoder {
  /// The bytes of a character that is not whole yet.
  private var bytes: [UInt8] = []
  /// How many bytes it has.
  private var length = 0

  /// Adds a byte; the result is a character once it is whole.
  mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
    if byte & 0xC0 == 0x80 {
      guard !bytes.isEmpty else { return nil }
      bytes.append(byte)
    } else {
      bytes = [byte]
      length = Self.length(from: byte)
    }
    guard bytes.count >= length else { return nil }
    let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
    bytes = []
    return scalar
  }

  /// The bytes of a character that begins with a byte.
  private static func length(from byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
