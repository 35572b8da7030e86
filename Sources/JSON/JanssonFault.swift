import CJansson

/// A failure of jansson, whose position is the end of the token that it could not use, turned into
/// an error at the place that a person has to change.
struct JanssonFault {
  private let code: UInt32
  private let message: String
  private let end: Int
  private let bytes: [UInt8]

  init(_ failure: json_error_t, in bytes: [UInt8]) {
    let text = withUnsafeBytes(of: failure.text) { Array($0) }
    code = UInt32(text.last ?? 0)
    message = String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
    end = min(max(0, Int(failure.position)), bytes.count)
    self.bytes = bytes
  }

  var isNumericOverflow: Bool { code == json_error_numeric_overflow.rawValue }

  var error: JSONError {
    switch code {
    case json_error_invalid_utf8.rawValue:
      .notUTF8(encoding: nil, position(end))
    case json_error_duplicate_key.rawValue:
      .duplicateKey(duplicateKey, position(startOfString))
    case json_error_premature_end_of_input.rawValue:
      .syntax("it ends in the middle; the file may have been cut off", position(bytes.count))
    case json_error_end_of_input_expected.rawValue:
      .syntax("\(token) follows the end of the document", position(startOfToken))
    case json_error_null_byte_in_key.rawValue:
      .syntax("a key contains the character U+0000", position(startOfString))
    case json_error_numeric_overflow.rawValue:
      .syntax("the number \(token) is too big", position(startOfToken))
    default:
      syntaxError
    }
  }

  private func position(_ offset: Int) -> JSONPosition { JSONPosition(offset: offset, in: bytes) }

  private var duplicateKey: String {
    let quoted = Array(bytes[startOfString..<end])
    return (try? JSONValue.parse(quoted))?.stringValue ?? String(decoding: quoted, as: UTF8.self)
  }

  /// The opening quote of the string that ends here: the last quote before its closing one that no
  /// backslash escapes.
  private var startOfString: Int {
    var start = end - 2
    while start > 0 {
      if bytes[start] == UInt8(ascii: "\"") {
        let slashes = bytes[..<start].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
        if slashes.isMultiple(of: 2) { break }
      }
      start -= 1
    }
    return max(0, start)
  }

  private var startOfToken: Int {
    guard end > 0 else { return 0 }
    if bytes[end - 1] == UInt8(ascii: "\"") { return startOfString }
    let word = bytes[..<end].reversed().prefix { Self.isWord($0) }
    if !word.isEmpty { return end - word.count }
    // One character, which may have several bytes.
    return end - 1 - bytes[..<end].reversed().prefix { $0 & 0xC0 == 0x80 }.count
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The token in the text, whole even where jansson gave up in its middle, as in `-Infinity`.
  private var token: String {
    let start = startOfToken
    let rest = bytes[end...].prefix { Self.isWord(bytes[start]) && Self.isWord($0) }
    let token = bytes[start..<end + rest.count]
    let text = String(decoding: token.prefix(40), as: UTF8.self)
    return token.count > 40 ? text + "…" : text
  }

  private var syntaxError: JSONError {
    if message.hasPrefix("control character") || message.hasPrefix("unexpected newline") {
      return .syntax(
        "a string contains a raw line break or control character; write it as an escape such as \\n",
        position(end))
    }
    if message.hasPrefix("invalid escape") {
      let offset = bytes[..<end].lastIndex(of: UInt8(ascii: "\\")) ?? end
      let escape = String(decoding: bytes[offset...].prefix(2), as: UTF8.self)
      return .syntax(
        "a string contains \(escape), an escape that JSON does not know", position(offset))
    }
    if message.hasPrefix("invalid Unicode") { return loneSurrogate }
    return .syntax(hint ?? "\(token) was not expected here\(expectation)", position(startOfToken))
  }

  /// jansson decodes escapes after it has read the string, so it stands behind the closing quote;
  /// its message names the escape in capitals.
  private var loneSurrogate: JSONError {
    let named = message.split(separator: "'").dropFirst().first ?? ""
    let sought = named.prefix(6).uppercased()
    let start = startOfString
    let offset = (start..<end).first { offset in
      bytes[offset] == UInt8(ascii: "\\")
        && String(decoding: bytes[offset...].prefix(6), as: UTF8.self).uppercased() == sought
    }
    return .syntax(
      "\(named.prefix(6)) is one half of a surrogate pair, without the other half",
      position(offset ?? start))
  }

  private var expectation: String {
    let words = message.split(separator: " ")
    guard let verb = words.firstIndex(of: "expected"), verb > 0 else { return "" }
    return "; \(words[..<verb].joined(separator: " ")) was"
  }

  private var hint: String? {
    switch token {
    case "NaN", "Infinity", "-Infinity", "-NaN":
      "\(token) is no JSON number; leave the value out or write null"
    case "“", "”", "„":
      "a curly quote \(token) stands where a straight one belongs"
    case "'":
      "a single quote stands where a double one belongs"
    case "]", "}":
      "\(token) was not expected here; is there a comma too many before it, or a value missing?"
    default: nil
    }
  }
}
