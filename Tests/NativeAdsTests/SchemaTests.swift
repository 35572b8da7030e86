import Foundation
import JSON
import Testing

@testable import NativeAds

/// As much of JSON Schema as the ad file's schema uses.
private struct Schema {
  let root: JSONValue

  func isValid(_ value: JSONValue) -> Bool { isValid(value, root) }

  private func isValid(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    (schema.members ?? []).allSatisfy { keyword in
      switch keyword.key {
      case "$ref": isValid(value, definition(keyword.value.stringValue ?? ""))
      case "oneOf": (keyword.value.elements ?? []).filter { isValid(value, $0) }.count == 1
      case "type":
        (keyword.value.elements ?? [keyword.value]).contains { $0.stringValue == type(of: value) }
      case "enum": (keyword.value.elements ?? []).contains(value)
      case "minimum": value.numberValue.map { $0 >= keyword.value.numberValue ?? .nan } ?? true
      case "maximum": value.numberValue.map { $0 <= keyword.value.numberValue ?? .nan } ?? true
      case "minItems": value.elements.map { $0.count >= keyword.value.integerValue ?? 0 } ?? true
      case "items": (value.elements ?? []).allSatisfy { isValid($0, keyword.value) }
      case "properties":
        (value.members ?? []).allSatisfy { member in
          keyword.value[member.key].map { isValid(member.value, $0) } ?? true
        }
      case "additionalProperties":
        (value.members ?? []).allSatisfy { schema["properties"]?[$0.key] != nil }
      case "$schema", "$id", "$defs", "title", "description": true
      default: false
      }
    }
  }

  private func definition(_ reference: String) -> JSONValue {
    let name = reference.split(separator: "/").last.map(String.init) ?? ""
    return root["$defs"]?[name] ?? .bool(false)
  }

  private func type(of value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool: "boolean"
    case .integer, .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}

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
