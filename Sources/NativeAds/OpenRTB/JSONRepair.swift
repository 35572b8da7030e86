import JSON

/// Repairs what ad servers get wrong in JSON, and says what it repaired.
///
/// Only markup from an ad server is repaired, and only after strict reading failed: invalid escapes
/// such as `\&`, raw line breaks in strings, curly quotes, trailing commas, NaN, lone surrogates,
/// bytes that are no UTF-8, and keys that stand twice.
enum JSONRepair {
  /// Reads a text strictly, or else repaired; the repairs are clauses.
  static func parse(
    _ bytes: [UInt8]
  ) throws(JSONError) -> (document: JSONDocument, repairs: [String]) {
    do {
      return (try JSONDocument(bytes), [])
    } catch {
      switch error {
      case .syntax, .duplicateKey, .notUTF8(encoding: nil, _): break
      case .empty, .tooDeep, .tooLarge, .notUTF8: throw error
      }
      var pass = RepairPass(bytes)
      pass.run()
      let repaired: JSONDocument
      do {
        repaired = try JSONDocument(pass.output, duplicateKeys: .lastCounts)
      } catch _ {
        // What was wrong in the text as it was given is what a person can find in it.
        throw error
      }
      var repairs = pass.repairs
      if case .duplicateKey(let key, let position) = error {
        repairs.append(
          "the key “\(key)” stands twice in one object (line \(position.line), column "
            + "\(position.column)): the last one counts")
      } else if repairs.isEmpty {
        throw error
      }
      return (repaired, repairs)
    }
  }
}

/// One walk through a text from its start to its end.
private struct RepairPass {
  private let input: [UInt8]
  private(set) var output: [UInt8] = []
  private var cursor = 0
  private var counts: [(kind: Kind, count: Int, first: Int)] = []

  /// What is repaired, as a clause.
  enum Kind: String {
    case escape = "an escape that JSON does not know: its backslash is dropped"
    case control = "a raw control character in a string: escaped"
    case quote = "a curly quote in place of a straight one: straightened"
    case comma = "a comma before a closing bracket: dropped"
    case number = "NaN or Infinity: read as null"
    case surrogate = "half of a surrogate pair: read as U+FFFD"
    case encoding = "a byte that is no UTF-8: read as U+FFFD"
  }

  init(_ bytes: [UInt8]) {
    input = Array(String(decoding: bytes, as: UTF8.self).utf8)
    output.reserveCapacity(input.count)
    guard input != bytes else { return }
    note(.encoding, at: zip(input, bytes).enumerated().first { $1.0 != $1.1 }?.offset)
  }

  var repairs: [String] {
    counts.map { repair in
      let position = JSONPosition(offset: repair.first, in: input)
      let place = "line \(position.line), column \(position.column)"
      return repair.kind.rawValue
        + (repair.count == 1 ? " (\(place))" : " (\(repair.count) times, first at \(place))")
    }
  }

  private mutating func note(_ kind: Kind, at offset: Int? = nil) {
    if let index = counts.firstIndex(where: { $0.kind == kind }) {
      counts[index].count += 1
    } else {
      counts.append((kind, 1, offset ?? cursor))
    }
  }

  private func starts(with text: String) -> Bool {
    input[cursor...].starts(with: text.utf8)
  }

  mutating func run() {
    while cursor < input.count {
      let byte = input[cursor]
      if byte == UInt8(ascii: "\"") {
        cursor += 1
        string(isCurly: false)
      } else if byte == 0xE2, starts(with: "“") || starts(with: "”") || starts(with: "„") {
        note(.quote)
        cursor += 3
        string(isCurly: true)
      } else if byte == UInt8(ascii: ","), isBeforeClosingBracket {
        note(.comma)
        cursor += 1
      } else if "-IN".utf8.contains(byte), let word = Self.words.first(where: starts) {
        note(.number)
        output += Array("null".utf8)
        cursor += word.utf8.count
      } else {
        output.append(byte)
        cursor += 1
      }
    }
  }

  private static let words = ["-Infinity", "Infinity", "NaN"]

  private var isBeforeClosingBracket: Bool {
    let next = input[(cursor + 1)...].first { !Self.isSpace($0) }
    return next == UInt8(ascii: "}") || next == UInt8(ascii: "]")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Copies a string whose opening quote has been read.
  private mutating func string(isCurly: Bool) {
    output.append(UInt8(ascii: "\""))
    while cursor < input.count {
      copyText()
      guard cursor < input.count else { break }
      let byte = input[cursor]
      if byte == UInt8(ascii: "\"") {
        cursor += 1
        if !isCurly || isAtEndOfString { break }
        output += [UInt8(ascii: "\\"), byte]
      } else if byte == UInt8(ascii: "\\") {
        escape()
      } else if byte < 0x20 {
        note(.control)
        output += Self.escaped(byte)
        cursor += 1
      } else if isCurly, starts(with: "”") || starts(with: "“") {
        cursor += 3
        break
      } else {
        output.append(byte)
        cursor += 1
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  /// Copies what is certainly text of a string: nearly all of it.
  private mutating func copyText() {
    let start = cursor
    cursor = input.withUnsafeBufferPointer { input in
      var end = start
      while end < input.count, !Self.needsALook(input[end]) { end += 1 }
      return end
    }
    output += input[start..<cursor]
  }

  /// Whether a byte in a string may be other than text: an end, an escape, a control, or the first
  /// one of a curly quote.
  private static func needsALook(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0xE2
  }

  /// Whether what comes next can only follow a string.
  private var isAtEndOfString: Bool {
    let next = input[cursor...].first { !Self.isSpace($0) }
    return next.map { Array(":,}]".utf8).contains($0) } ?? true
  }

  private mutating func escape() {
    let next = cursor + 1 < input.count ? input[cursor + 1] : 0
    switch next {
    case UInt8(ascii: "u"):
      unicodeEscape()
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      output += [UInt8(ascii: "\\"), next]
      cursor += 2
    default:
      note(.escape)
      cursor += 1
    }
  }

  private mutating func unicodeEscape() {
    guard let unit = codeUnit(at: cursor) else {
      note(.escape)
      cursor += 1
      return
    }
    if (0xD800..<0xDC00).contains(unit), let low = codeUnit(at: cursor + 6),
      (0xDC00..<0xE000).contains(low)
    {
      output += input[cursor..<cursor + 12]
      cursor += 12
    } else if (0xD800..<0xE000).contains(unit) {
      note(.surrogate)
      output += Array("\u{FFFD}".utf8)
      cursor += 6
    } else {
      output += input[cursor..<cursor + 6]
      cursor += 6
    }
  }

  /// The UTF-16 code unit of an escape `\uXXXX` here; nil where there is none.
  private func codeUnit(at offset: Int) -> UInt32? {
    guard offset + 6 <= input.count, input[offset] == UInt8(ascii: "\\"),
      input[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    let digits = input[offset + 2..<offset + 6]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private static func escaped(_ control: UInt8) -> [UInt8] {
    let digits = String(control, radix: 16)
    return Array("\\u".utf8) + Array(repeating: UInt8(ascii: "0"), count: 4 - digits.utf8.count)
      + Array(digits.utf8)
  }
}
