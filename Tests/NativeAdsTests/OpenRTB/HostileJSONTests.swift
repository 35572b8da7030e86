import JSON
import Testing

@testable import NativeAds

@Suite("Hostile JSON")
struct HostileJSONTests {
  private func read(_ text: String) throws -> AdFile {
    try AdFile.parse(Array(text.utf8), path: "a.json")
  }

  @Test(
    "in an ad file each is a clear error with its place",
    arguments: [
      (String(repeating: "[", count: 10_000), "a.json:1:129: error: arrays and objects are nested"),
      (#"{"starRating": "4"}"#, "a.json:1:16: error: $.starRating: a string stands"),
      (#"{"body": "a", "body": "b"}"#, "a.json:1:15: error: the key \"body\" stands twice"),
      (#"{"starRating": NaN}"#, "a.json:1:16: error: not valid JSON: NaN is no JSON number"),
      (#"{"body": "x\ud800"}"#, "a.json:1:12: error: not valid JSON: \\uD800 is one half"),
      (#"{"body": "a\&b"}"#, "a.json:1:12: error: not valid JSON: a string contains \\&"),
      ("{“body”: 1}", "a.json:1:2: error: not valid JSON: a curly quote"),
      ("", "a.json: error: the file is empty"),
      ("<<<<<<< HEAD\n{}", "a.json:1:1: error: not valid JSON"),
    ])
  func adFile(text: String, start: String) {
    let error = #expect(throws: NativeAdsError.self) { try read(text) }
    #expect(error?.description.hasPrefix(start) == true, "\(error?.description ?? "")")
  }

  @Test(
    "in a response from an ad server each is repaired with a note",
    arguments: [
      (#"{"assets": [{"id": 1, "title": {"text": "A\&B"}}]}"#, "A&B", "an escape"),
      (#"{"assets": [{"id": 1, "title": {"text": "A\ud800"}}]}"#, "A\u{FFFD}", "surrogate"),
      (#"{"assets": [{"id": NaN, "title": {"text": "A"}}]}"#, "A", "NaN or Infinity"),
      (
        #"{"assets": [{"id": 1, "title": {"text": "A", "text": "B"}}]}"#, "B", "the last one counts"
      ),
      ("{“assets”: [{“id”: 1, “title”: {“text”: “A”}}]}", "A", "a curly quote"),
      (
        "{“assets”: [{“id”: 1, “title”: {“text”: \"say “hi” and \\u00e9\"}}]}", "say “hi” and é",
        "a curly quote"
      ),
      ("{\"assets\": [{\"id\": 1, \"title\": {\"text\": \"A\tB\"}}]}", "A\tB", "control character"),
      (#"{"assets": [{"id": 1, "title": {"text": "A",},},],}"#, "A", "(4 times, first at line 1"),
      (#"{"assets": [{"id": 123456789012345678901, "title": {"text": "A"}}]}"#, "A", ""),
      ("\u{FEFF}{\"assets\": [{\"id\": 1, \"title\": {\"text\": \"A\"}}]}", "A", "byte order mark"),
    ])
  func response(text: String, headline: String, note: String) throws {
    let file = try read(text)
    #expect(file.ads.first?.headline == headline)
    if !note.isEmpty {
      #expect(file.notes.contains { $0.message.contains(note) }, "\(file.notes)")
    }
  }

  @Test("bytes that are no UTF-8 are replaced in a response and refused in an ad file")
  func encoding() throws {
    func bytes(_ start: String, _ end: String) -> [UInt8] {
      Array(start.utf8) + [0xE9] + Array(end.utf8)
    }
    let response = try AdFile.parse(
      bytes(#"{"assets": [{"id": 1, "title": {"text": "caf"#, #""}}]}"#), path: "a.json")
    #expect(response.ads.first?.headline == "caf\u{FFFD}")
    #expect(response.notes.first?.message.contains("line 1, column 45") == true)
    #expect(throws: NativeAdsError.self) {
      try AdFile.parse(bytes(#"{"body": "caf"#, #""}"#), path: "a.json")
    }
  }

  @Test("a string of ten megabytes is read, in an ad file and repaired in a response")
  func long() throws {
    let long = String(repeating: "wide ", count: 2 << 20)
    #expect(try read("{\"body\": \"\(long)\"}").ads.first?.body?.utf8.count == 10 << 20)
    let broken = #"{"assets": [{"id": 1, "title": {"text": "\&"# + long + #""}}]}"#
    #expect(try read(broken).ads.first?.headline?.utf8.count == 10 * 1024 * 1024 + 1)
  }

  @Test("thousands of assets, tracked and requested, take time in proportion to their number")
  func manyAssets() throws {
    let count = 4000
    let assets = (0..<count).map { "{\"id\": \($0), \"data\": {\"value\": \"v\($0)\"}}" }
    let asked = (0..<count).map {
      "{\"id\": \"x\($0)\", \"required\": 1, \"data\": {\"type\": 2}}"
    }
    let request = try OpenRTBRequest.parse(
      Array("{\"assets\": [\(asked.joined(separator: ","))]}".utf8), path: "r.json")
    let file = try AdFile.parse(
      Array("{\"assets\": [\(assets.joined(separator: ","))]}".utf8), path: "a.json",
      request: request)
    #expect(file.ads[0].extraAssets.count == count - 1)
    #expect(Set(file.ads[0].extraAssets.map(\.key)).count == count - 1)
    #expect(file.notes.count == 101)
  }

  @Test("markup that no repair can save names the string and the place in it")
  func hopeless() {
    let error = #expect(throws: NativeAdsError.self) {
      try read(#"{"adm": "{\"assets\": [1 2]}"}"#)
    }
    #expect(
      error?.description.hasPrefix("a.json:1:9: error: $.adm: the markup in this string") == true)
    #expect(error?.description.contains("line 1, column 15 of the string") == true)
  }

  @Test("strings within strings are unwrapped only so deep")
  func wrapped() throws {
    var text = #"{"assets": [{"id": 1, "title": {"text": "deep"}}]}"#
    for _ in 0..<4 { text = JSONValue.object([.init("adm", .string(text))]).serialized() }
    #expect(try read(text).ads.first?.headline == "deep")
    for _ in 0..<6 { text = JSONValue.object([.init("adm", .string(text))]).serialized() }
    #expect(throws: NativeAdsError.self) { try read(text) }
  }
}
