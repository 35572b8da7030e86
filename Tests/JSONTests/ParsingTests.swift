import Testing

@testable import JSON

@Suite("Reading JSON")
struct ParsingTests {
  private func parse(_ text: String) throws -> JSONValue { try JSONValue.parse(Array(text.utf8)) }

  @Test("every kind of value is read, and objects keep their order")
  func values() throws {
    let value = try parse(
      #"{"z": null, "a": [true, false, -7, 2.5, 1e2], "m": "tab\tand é and \ud83d\ude80"}"#)
    #expect(value.members?.map(\.key) == ["z", "a", "m"])
    #expect(
      value["a"]?.elements == [.bool(true), .bool(false), .integer(-7), .number(2.5), .number(100)])
    #expect(value["m"]?.stringValue == "tab\tand é and 🚀")
    #expect(value["z"] == .null)
  }

  @Test("an object of two hundred keys keeps the order of the text")
  func order() throws {
    let keys = (0..<200).map { "k\($0 * 7919 % 200)" }
    let text = "{" + keys.map { "\"\($0)\":0" }.joined(separator: ",") + "}"
    #expect(try parse(text).members?.map(\.key) == keys)
  }

  @Test("a byte order mark is skipped and reported")
  func byteOrderMark() throws {
    let document = try JSONDocument([0xEF, 0xBB, 0xBF] + Array("[1]".utf8))
    #expect(document.hadByteOrderMark)
    #expect(document.root == .array([.integer(1)]))
  }

  @Test("whole numbers that do not fit become doubles")
  func bigIntegers() throws {
    #expect(try parse("[12345678901234567890123]") == .array([.number(1.2345678901234568e22)]))
  }

  @Test(
    "faults are named at the place that a person has to change",
    arguments: [
      ("[1,NaN]", 1, 4, "NaN is no JSON number"),
      ("[-Infinity]", 1, 2, "-Infinity is no JSON number"),
      ("[1,\n 01]", 2, 2, "01 was not expected here"),
      ("[\"a\\&b\"]", 1, 4, "a string contains \\&, an escape"),
      ("[\"x\\ud800y\"]", 1, 4, "\\uD800 is one half of a surrogate pair"),
      ("[\"\\udc00x\"]", 1, 3, "\\uDC00 is one half of a surrogate pair"),
      ("[\"ab\ncd\"]", 1, 5, "raw line break"),
      ("[1,]", 1, 4, "a comma too many"),
      ("{\"a\": 1,\n}", 2, 1, "a comma too many"),
      ("{“a”: 1}", 1, 2, "a curly quote “"),
      ("{'a': 1}", 1, 2, "a single quote"),
      ("[\"ü\", x]", 1, 7, "x was not expected here"),
      ("{\"a\" 1}", 1, 6, "1 was not expected here; ':' was"),
      ("[1 2]", 1, 4, "2 was not expected here; ']' was"),
      ("{\"a\": [1", 1, 9, "ends in the middle"),
      ("[\"abc", 1, 6, "ends in the middle"),
      ("[1] x", 1, 5, "x follows the end"),
      ("[1e999]", 1, 2, "the number 1e999 is too big"),
      ("{\"a\\u0000b\": 1}", 1, 2, "U+0000"),
      ("[1]\n[2]", 2, 1, "[ follows the end"),
    ])
  func faults(text: String, line: Int, column: Int, words: String) {
    let error = #expect(throws: JSONError.self) { try parse(text) }
    #expect(error?.position == JSONPosition(line: line, column: column))
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test("a key that stands twice is named, however long it is")
  func duplicateKeys() {
    let key = String(repeating: "long ", count: 20) + "\\\"key"
    let error = #expect(throws: JSONError.self) { try parse("{\"\(key)\": 1,\n  \"\(key)\": 2}") }
    let name = String(repeating: "long ", count: 20) + "\"key"
    #expect(error == .duplicateKey(name, JSONPosition(line: 2, column: 3)))
  }

  @Test("bytes that are no UTF-8, and other encodings, are told from bad syntax")
  func encodings() {
    #expect(throws: JSONError.notUTF8(encoding: nil, JSONPosition(line: 1, column: 4))) {
      try JSONValue.parse(Array("[\"a".utf8) + [0xFF] + Array("\"]".utf8))
    }
    #expect(throws: JSONError.notUTF8(encoding: "UTF-16", JSONPosition(line: 1, column: 1))) {
      try JSONValue.parse([0xFF, 0xFE, 0x5B, 0x00])
    }
    #expect(
      throws: JSONError.notUTF8(encoding: "UTF-16 or UTF-32", JSONPosition(line: 1, column: 1))
    ) {
      try JSONValue.parse([0x5B, 0x00, 0x5D, 0x00])
    }
  }

  @Test("depth is bounded, and the bracket that goes too deep is named")
  func depth() throws {
    let deep = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    #expect(throws: JSONError.tooDeep(limit: 128, JSONPosition(line: 1, column: 129))) {
      try parse(deep)
    }
    let bracketsInText = "[\"" + String(repeating: "[\\\"", count: 1000) + "\"]"
    #expect(try parse(bracketsInText).elements?.count == 1)
    #expect(
      try parse(String(repeating: "[", count: 128) + String(repeating: "]", count: 128)).elements
        != nil)
  }

  @Test("size is bounded, and a string of ten megabytes is read")
  func size() throws {
    let text = String(repeating: "x", count: 10 << 20)
    #expect(try parse("\"\(text)\"").stringValue?.utf8.count == 10 << 20)
    #expect(throws: JSONError.tooLarge(bytes: 20, limit: 16)) {
      try JSONValue.parse(
        Array(repeating: 0x20, count: 20), limits: JSONDocument.Limits(bytes: 16))
    }
  }

  @Test("an empty text says so", arguments: ["", " \n\t"])
  func empty(text: String) {
    #expect(throws: JSONError.empty) { try parse(text) }
  }
}
