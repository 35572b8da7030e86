import Foundation
import JSON
import JSONSchema
import Testing

@testable import NativeAds

@Suite("The ad file's JSON Schema")
struct SchemaTests {
  private static func schema() throws -> Schema {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Layouts/ad.schema.json")
    return Schema(root: try JSONValue.parse(Array(Data(contentsOf: path))))
  }

  @Test(
    "the schema and the reader agree on what is an ad file",
    arguments: [
      ("{}", true), (#"[{"headline": "a"}]"#, true), ("[]", false), ("3", false),
      (#"{"$schema": "x"}"#, true), (#"{"unknown": 1}"#, false), (#"{"headline": 1}"#, false),
      (#"{"headline": null, "icon": null, "images": null, "media": null, "extra": null}"#, true),
      (#"{"format": "appInstall"}"#, true), (#"{"format": "app"}"#, false),
      (#"{"adChoices": "bottomLeft"}"#, true), (#"{"adChoices": "none"}"#, false),
      (#"{"source": "direct"}"#, true), (#"{"source": "house"}"#, false),
      (#"{"starRating": 5}"#, true), (#"{"starRating": 5.1}"#, false),
      (#"{"starRating": "5"}"#, false), (#"{"icon": "a.png"}"#, false),
      (#"{"icon": {"url": "u", "width": 1, "height": 1}}"#, true),
      (#"{"icon": {"w": 1}}"#, false), (#"{"icon": {"width": -1}}"#, false),
      (#"{"images": [{"width": 1}, null]}"#, true), (#"{"images": {}}"#, false),
      (#"{"media": {"kind": "video", "aspectRatio": 1.5, "duration": 15}}"#, true),
      (#"{"media": {"kind": "gif"}}"#, false), (#"{"media": {"duration": 90000}}"#, false),
      (#"{"media": {"poster": "x"}}"#, false), (#"{"media": {"aspectRatio": 1001}}"#, false),
      (#"{"extra": {"a": [1, {"b": null}]}}"#, true), (#"{"extra": []}"#, false),
      (#"{"language": "de", "link": "https://a.example/"}"#, true), (#"{"link": {}}"#, false),
    ])
  func agreement(text: String, isValid: Bool) throws {
    let value = try JSONValue.parse(Array(text.utf8))
    #expect(try Self.schema().isValid(value) == isValid)
    let file = try? AdFile.parse(Array(text.utf8), path: "a.json")
    #expect((file?.notes.isEmpty ?? false) == isValid)
  }

  @Test("every key of the schema is one that the reader reads")
  func keys() throws {
    let definitions = try #require(try Self.schema().root["$defs"])
    for (kind, wrap) in [("ad", "%"), ("image", #"{"icon": %}"#), ("media", #"{"media": %}"#)] {
      for member in definitions[kind]?["properties"]?.members ?? [] {
        let text = wrap.replacingOccurrences(of: "%", with: "{\"\(member.key)\": null}")
        let file = try AdFile.parse(Array(text.utf8), path: "a.json")
        #expect(file.notes.isEmpty, "\(kind) \(member.key)")
      }
    }
  }
}
