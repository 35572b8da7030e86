import JSON
import Testing

@Suite("Writing JSON")
struct WritingTests {
  @Test("a value is written on one line, in order")
  func compact() {
    let value = JSONValue.object([
      .init("b", .array([.integer(1), .null])), .init("a", .bool(true)), .init("e", .object([])),
    ])
    #expect(value.serialized() == #"{"b":[1,null],"a":true,"e":{}}"#)
  }

  @Test("what may be missing is null where it is")
  func optionals() {
    let there: [JSONValue] = [.string(orNull: "a"), .integer(orNull: 1), .number(orNull: 0.5)]
    #expect(JSONValue.array(there).serialized() == #"["a",1,0.5]"#)
    let missing: [JSONValue] = [.string(orNull: nil), .integer(orNull: nil), .number(orNull: nil)]
    #expect(JSONValue.array(missing).serialized() == "[null,null,null]")
  }

  @Test("pretty text is indented by two spaces")
  func pretty() {
    let value = JSONValue.object([
      .init("a", .array([.integer(1), .integer(2)])), .init("b", .array([])),
    ])
    #expect(
      value.serialized(pretty: true) == """
        {
          "a": [
            1,
            2
          ],
          "b": []
        }
        """)
  }

  @Test(
    "numbers are the shortest that read back as the same",
    arguments: [
      (0.1, "0.1"), (20, "20"), (1.0 / 3, "0.3333333333333333"), (1e300, "1e+300"),
      (-0.5, "-0.5"), (.nan, "null"), (.infinity, "null"),
    ])
  func numbers(value: Double, text: String) {
    #expect(JSONValue.number(value).serialized() == text)
  }

  @Test("characters that a terminal obeys or that reorder text are escaped")
  func escapes() {
    let text = "\"\\/\u{8}\u{1B}[31m\u{7F}\u{9B}\u{202E}\u{2066}\u{2028}\n\r\tü🚀"
    let written = JSONValue.string(text).serialized()
    #expect(
      written
        == #""\"\\/\u0008\u001b[31m\u007f\u009b\u202e\u2066\u2028\n\r\tü🚀""#)
  }

  @Test("what was written reads back as the same value")
  func roundTrip() throws {
    let value = JSONValue.object([
      .init("text", .string("\u{0}\u{1F}\u{FFFF}\"é")),
      .init(
        "numbers",
        .array([.integer(.max), .integer(.min), .number(.leastNonzeroMagnitude), .number(0.1)])),
    ])
    #expect(try JSONValue.parse(Array(value.serialized().utf8)) == value)
    #expect(try JSONValue.parse(Array(value.serialized(pretty: true).utf8)) == value)
  }
}
