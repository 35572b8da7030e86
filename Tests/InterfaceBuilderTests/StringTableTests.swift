import Testing

@testable import InterfaceBuilder

@Suite("string tables")
struct StringTableTests {
  private func table(_ bytes: [UInt8]) throws -> [String: String] {
    try StringTable(strings: bytes, path: "Ad.strings").texts
  }

  private static let texts: [(String, [String: String])] = [
    ("", [:]), ("/* only a comment */ // and another", [:]),
    ("\"a.text\" = \"x\";", ["a.text": "x"]),
    (
      "/* Class = \"UILabel\"; */\n\"a.text\"=\"x\";\n\n\"b.text\" = \"y\" ;",
      ["a.text": "x", "b.text": "y"]
    ),
    (#""a" = "q\"q \\ n\nt\t\'";"#, ["a": "q\"q \\ n\nt\t'"]),
    (#""a" = "\U00e9\u00E9 \Ud83d\Ude00 \101";"#, ["a": "éé 😀 A"]),
    ("a-b.text = 'x';", ["a-b.text": "x"]), ("{ \"a\" = \"x\"; }", ["a": "x"]),
    ("\"a\" = \"1\"; \"a\" = \"2\";", ["a": "2"]), ("\"a\";", ["a": "a"]),
    ("\"a\" = \"two\nlines\";", ["a": "two\nlines"]),
    ("\"a\" = \"// /* no comment\";", ["a": "// /* no comment"]),
  ]

  @Test("comments, escapes and bare keys are understood", arguments: texts)
  func notation(text: String, expected: [String: String]) throws {
    #expect(try table(Array(text.utf8)) == expected)
  }

  @Test("UTF-8 and UTF-16 in either order, with and without byte order mark")
  func encodings() throws {
    let text = "\"a.text\" = \"größer 🙂\";"
    let units = Array(text.utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let utf8 = Array(text.utf8)
    for bytes in [
      utf8, [0xEF, 0xBB, 0xBF] + utf8, little, [0xFF, 0xFE] + little, big, [0xFE, 0xFF] + big,
    ] {
      #expect(try table(bytes) == ["a.text": "größer 🙂"])
    }
  }

  @Test(
    "a broken table is refused with its place",
    arguments: [
      ("\"a\" = \"x\"\n\"b\" = \"y\";", 2, 1, "expected ;"), ("\"a\" = ;", 1, 7, "expected a text"),
      ("\n  \"a", 2, 3, "quotation mark"), ("\"a\" = \"x\"; /* ", 1, 12, "comment"),
      ("= \"x\";", 1, 1, "expected a key"), ("{ \"a\" = \"x\";", 1, 13, "expected a key"),
    ])
  func broken(text: String, line: Int, column: Int, reason: String) throws {
    do {
      _ = try table(Array(text.utf8))
      Issue.record("read without an error")
    } catch {
      let words = "\(error)"
      #expect(words.hasPrefix("Ad.strings:\(line):\(column): error: "))
      #expect(words.contains(reason))
    }
  }

  @Test(
    "bytes that are no text are refused",
    arguments: [[0x22, 0xFF, 0xC0], [0xFF, 0xFE, 0x61], [0xFF, 0xFE, 0x00, 0xD8]] as [[UInt8]])
  func noText(bytes: [UInt8]) throws {
    #expect(throws: InterfaceBuilderError.self) { try table(bytes) }
  }

  @Test("a catalogue gives a table for each language")
  func catalog() throws {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a.text": {"comment": "x", "localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Eins"}},
          "fr": {"variations": {"device": {"ipad": {"stringUnit": {"value": "P"}},
            "iphone": {"variations": {"plural": {"one": {"stringUnit": {"value": "1"}},
            "other": {"stringUnit": {"value": "Plusieurs"}}}}}}}}}},
        "b.text": {}
      }}
      """
    let catalog = try StringCatalog(bytes: Array(text.utf8), path: "Ad.xcstrings")
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.tables.keys.sorted() == ["de", "fr"])
    #expect(catalog.tables["de"]?.texts == ["a.text": "Eins"])
    #expect(catalog.tables["fr"]?.texts == ["a.text": "Plusieurs"])
  }

  @Test("a broken catalogue is refused with its place")
  func brokenCatalog() {
    do {
      _ = try StringCatalog(bytes: Array("{\n\"strings\": }".utf8), path: "Ad.xcstrings")
      Issue.record("read without an error")
    } catch {
      #expect("\(error)".hasPrefix("Ad.xcstrings:2:"))
    }
  }
}
