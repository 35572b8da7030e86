import JSON
import Testing

@Suite("Places in a JSON text")
struct PositionTests {
  private static let text = """
    { "skip": {"media": [{"x": "}]"}, 1]},
      "media" : {
        "width": 120, "odd \\"key\\"": [0, {"deep": null}]
      },
      "ürün": true, "last": "x" }
    """

  @Test(
    "the value at a path is found",
    arguments: [
      (JSONPath(), 1, 1),
      (JSONPath().appending("media"), 2, 13),
      (JSONPath().appending("media").appending("width"), 3, 14),
      (JSONPath().appending("media").appending("odd \"key\"").appending(1), 3, 38),
      (JSONPath().appending("skip").appending("media").appending(1), 1, 35),
      (JSONPath().appending("ürün"), 5, 11),
      (JSONPath().appending("last"), 5, 25),
    ])
  func found(path: JSONPath, line: Int, column: Int) throws {
    let document = try JSONDocument(Array(Self.text.utf8))
    #expect(document.position(of: path) == JSONPosition(line: line, column: column))
  }

  @Test("a message begins with its place")
  func words() {
    #expect(JSONPosition.place(JSONPosition(line: 3, column: 14), in: "a.json") == "a.json:3:14:")
    #expect(JSONPosition.place(nil, in: "a.json") == "a.json:")
  }

  @Test("a path that leads nowhere has no place")
  func missing() throws {
    let document = try JSONDocument(Array(Self.text.utf8))
    #expect(document.position(of: JSONPath().appending("nowhere")) == nil)
    #expect(document.position(of: JSONPath().appending(0)) == nil)
    #expect(document.position(of: JSONPath().appending("media").appending(0)) == nil)
  }

  @Test("paths are written as JSONPath writes them")
  func description() {
    #expect(JSONPath().description == "$")
    #expect(
      JSONPath().appending("assets").appending(2).appending("w").description == "$.assets[2].w")
    #expect(JSONPath().appending("odd key").description == #"$["odd key"]"#)
  }
}
