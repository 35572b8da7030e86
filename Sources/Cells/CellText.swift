/// What a cell shows: a character and its marks, at most six code points, held in place.
///
/// Painting is mostly copying cells, and a string in each would have its references counted with every copy.
struct CellText: Equatable, Sendable {
  /// Three code points of 21 bits, the first in the lowest; each is stored greater by 1, so that 0 is none.
  private var first: UInt64 = 0
  /// The other three.
  private var rest: UInt64 = 0

  private static let bits: UInt64 = 21
  private static let mask: UInt64 = 1 << 21 - 1

  /// A space.
  static let space = CellText(" ")

  /// Takes over a text; code points beyond the sixth are left out.
  init(_ text: String) {
    let utf8 = text.utf8
    if let byte = utf8.first, byte < 0x80, utf8.count == 1 {
      first = UInt64(byte) + 1
      return
    }
    var shift: UInt64 = 0
    for scalar in text.unicodeScalars {
      let code = UInt64(scalar.value) + 1
      if shift < 3 * Self.bits {
        first |= code << shift
      } else if shift < 6 * Self.bits {
        rest |= code << (shift - 3 * Self.bits)
      } else {
        return
      }
      shift += Self.bits
    }
  }

  /// Takes over one code point.
  init(_ scalar: Unicode.Scalar) {
    first = UInt64(scalar.value) + 1
  }

  /// Whether it is a space.
  var isSpace: Bool { first == 0x21 && rest == 0 }

  /// The only byte of a character of ASCII without marks; nil for any other.
  var asciiByte: UInt8? {
    (1...0x80).contains(first) && rest == 0 ? UInt8(truncatingIfNeeded: first - 1) : nil
  }

  /// The first code point; nil without any.
  var firstScalar: Unicode.Scalar? { Self.scalar(in: first) }

  /// Whether there is one code point alone.
  var isSingle: Bool { first != 0 && first <= Self.mask && rest == 0 }

  /// The first code point's number; 0 without any.
  var firstValue: UInt32 { UInt32(truncatingIfNeeded: max(1, first & Self.mask) - 1) }

  /// The text.
  var string: String {
    if let asciiByte { return String(Character(Unicode.Scalar(asciiByte))) }
    var text = String.UnicodeScalarView()
    forEachScalar { text.append($0) }
    return String(text)
  }

  /// Appends the text in UTF-8.
  func append(to bytes: inout [UInt8]) {
    if let asciiByte {
      bytes.append(asciiByte)
    } else {
      forEachScalar { scalar in
        let value = scalar.value
        if value < 0x80 {
          bytes.append(UInt8(truncatingIfNeeded: value))
        } else if value < 0x800 {
          bytes.append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
          bytes.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
        } else if value < 0x10000 {
          bytes.append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
          bytes.append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
          bytes.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
        } else {
          bytes.append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
          bytes.append(UInt8(truncatingIfNeeded: 0x80 | value >> 12 & 0x3F))
          bytes.append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
          bytes.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
        }
      }
    }
  }

  private func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
    for word in [first, rest] {
      var word = word
      while let scalar = Self.scalar(in: word) {
        body(scalar)
        word >>= Self.bits
      }
    }
  }

  private static func scalar(in word: UInt64) -> Unicode.Scalar? {
    let code = word & mask
    return code == 0 ? nil : Unicode.Scalar(UInt32(truncatingIfNeeded: code - 1))
  }
}
