extension JSONValue {
  /// The value as JSON text, the same on every run and machine.
  ///
  /// Numbers are the shortest that read back as the same value. Characters that a terminal obeys
  /// or that reorder text (controls, bidi marks, line separators) are escaped, since texts come
  /// from outside. A number that is not finite has no JSON form and becomes `null`.
  /// - Parameter pretty: One member a line, indented by two spaces, in place of one line.
  public func serialized(pretty: Bool = false) -> String {
    var writer = JSONWriter(isPretty: pretty)
    writer.write(self)
    return writer.text
  }
}

private struct JSONWriter {
  let isPretty: Bool
  private(set) var text = ""
  private var depth = 0

  init(isPretty: Bool) {
    self.isPretty = isPretty
  }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += Self.number(value)
    case .string(let value): write(value)
    case .array(let elements):
      write(elements, between: "[", and: "]") { writer, element in writer.write(element) }
    case .object(let members):
      write(members, between: "{", and: "}") { writer, member in
        writer.write(member.key)
        writer.text += writer.isPretty ? ": " : ":"
        writer.write(member.value)
      }
    }
  }

  private mutating func write<Item>(
    _ items: [Item], between open: String, and close: String,
    item write: (inout JSONWriter, Item) -> Void
  ) {
    text += open
    depth += 1
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      breakLine()
      write(&self, item)
    }
    depth -= 1
    if !items.isEmpty { breakLine() }
    text += close
  }

  private mutating func breakLine() {
    guard isPretty else { return }
    text += "\n" + String(repeating: "  ", count: depth)
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int(exactly: value), abs(value) < 1e15 { return String(whole) }
    return value.description
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where Self.isEscaped(scalar):
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
