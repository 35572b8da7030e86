/// Reads the old property-list notation of `.strings` files: `"key" = "text";` and comments.
struct StringsParser {
  /// What is wrong with a table, and where.
  struct Fault: Error, Equatable {
    var location: SourceLocation
    var reason: String
  }

  private let bytes: [UInt8]
  private var position = 0

  /// Takes text in UTF-8.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the texts by key; of a key that occurs twice the last text counts, as in Foundation.
  mutating func parse() throws(Fault) -> [String: String] {
    var texts: [String: String] = [:]
    try skipBlanks()
    // Braces around the whole are legal and rare.
    let isBraced = take("{")
    while try !isAtEnd(isBraced: isBraced) {
      let key = try token(expected: "a key")
      try skipBlanks()
      if take("=") {
        try skipBlanks()
        texts[key] = try token(expected: "a text")
        try skipBlanks()
      } else {
        // A key alone stands for itself.
        texts[key] = key
      }
      guard take(";") else { throw fault("expected ; after the text of \"\(key.prefix(40))\"") }
    }
    return texts
  }

  private mutating func isAtEnd(isBraced: Bool) throws(Fault) -> Bool {
    try skipBlanks()
    guard isBraced else { return position == bytes.count }
    if take("}") {
      try skipBlanks()
      guard position == bytes.count else { throw fault("expected nothing after }") }
      return true
    }
    return false
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private func isNext(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    position + 1 < bytes.count && bytes[position] == UInt8(ascii: first)
      && bytes[position + 1] == UInt8(ascii: second)
  }

  private mutating func skipBlanks() throws(Fault) {
    while position < bytes.count {
      if bytes[position] <= 0x20 {
        position += 1
      } else if isNext("/", "/") {
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      } else if isNext("/", "*") {
        let start = position
        position += 2
        while !isNext("*", "/") {
          guard position < bytes.count else {
            position = start
            throw fault("the comment has no end")
          }
          position += 1
        }
        position += 2
      } else {
        return
      }
    }
  }

  private mutating func token(expected: String) throws(Fault) -> String {
    if take("\"") { return try quoted(by: UInt8(ascii: "\"")) }
    if take("'") { return try quoted(by: UInt8(ascii: "'")) }
    let start = position
    while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
    guard position > start else { throw fault("expected \(expected)") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Characters that need no quotation marks.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  private mutating func quoted(by mark: UInt8) throws(Fault) -> String {
    let start = position - 1
    var text: [UInt8] = []
    // Escapes give UTF-16 units, two of which may make one character.
    var units: [UInt16] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\\"), position < bytes.count {
        if let unit = escapedUnit() {
          units.append(unit)
          continue
        }
        Self.flush(&units, into: &text)
        text.append(escapedByte())
      } else {
        Self.flush(&units, into: &text)
        if byte == mark { return String(decoding: text, as: UTF8.self) }
        text.append(byte)
      }
    }
    position = start
    throw fault("the quotation mark has no partner")
  }

  private static func flush(_ units: inout [UInt16], into text: inout [UInt8]) {
    guard !units.isEmpty else { return }
    text += Array(String(decoding: units, as: UTF16.self).utf8)
    units.removeAll()
  }

  /// Reads `U00e9`, `u00e9` or an octal number after a backslash.
  private mutating func escapedUnit() -> UInt16? {
    let isHexadecimal =
      bytes[position] == UInt8(ascii: "U") || bytes[position] == UInt8(ascii: "u")
    var index = position + (isHexadecimal ? 1 : 0)
    let end = min(index + (isHexadecimal ? 4 : 3), bytes.count)
    let start = index
    var value: UInt16 = 0
    while index < end, let digit = Self.digit(bytes[index]), digit < (isHexadecimal ? 16 : 8) {
      value = value &* (isHexadecimal ? 16 : 8) &+ digit
      index += 1
    }
    guard index > start else { return nil }
    position = index
    return value
  }

  private static func digit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  private mutating func escapedByte() -> UInt8 {
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "a"): return 0x07
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "v"): return 0x0B
    default: return byte
    }
  }

  private func fault(_ reason: String) -> Fault {
    var lines = LineCounter()
    let location = bytes.withUnsafeBytes { lines.location(of: position, in: $0) }
    return Fault(location: location, reason: reason)
  }
}
