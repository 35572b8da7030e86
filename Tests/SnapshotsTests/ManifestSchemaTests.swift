import Foundation
import JSON
import JSONSchema
import Snapshots
import Testing

@Suite("The manifest's JSON Schema")
struct ManifestSchemaTests {
  @Test(
    "the schema and the reader agree on what is a manifest",
    arguments: [
      (#"{"layouts": "a.xib"}"#, true), (#"{"layouts": ["a.xib"], "$schema": "x"}"#, true),
      (#"{"layouts": []}"#, false), (#"{"layouts": [""]}"#, false), (#"{"layouts": 1}"#, false),
      (#"{"layouts": "a", "ads": ["test", "none"]}"#, true),
      (#"{"layouts": "a", "appearances": "dark"}"#, true),
      (#"{"layouts": "a", "appearances": ["sepia"]}"#, false),
      (#"{"layouts": "a", "without": ["none", "icon", ["icon", "body"], []]}"#, true),
      (#"{"layouts": "a", "without": ["sky"]}"#, false),
      (#"{"layouts": "a", "without": []}"#, false),
      (#"{"layouts": "a", "rtl": true, "eea": false, "adChoices": "none"}"#, true),
      (#"{"layouts": "a", "rtl": "yes"}"#, false), (#"{"layouts": "a", "ascii": true}"#, true),
      (#"{"layouts": "a", "ascii": 1}"#, false),
      (#"{"layouts": "a", "adChoices": "middle"}"#, false),
      (
        #"{"layouts": "a", "mediaRatio": "off", "populate": "template", "pictures": "symbols"}"#,
        true
      ),
      (#"{"layouts": "a", "mediaRatio": "maybe"}"#, false),
      (#"{"layouts": "a", "pictures": "image"}"#, false),
      (#"{"layouts": "a", "cell": "4x8", "references": "frames"}"#, true),
      (#"{"layouts": "a", "cell": 4}"#, false), (#"{"layouts": "a", "references": ""}"#, false),
      (#"{"layouts": "a", "suites": [{"name": "b", "ads": "test"}]}"#, true),
      (#"{"layouts": "a", "suites": []}"#, false),
      (#"{"layouts": "a", "suites": [{"references": "b"}]}"#, false),
      (#"{"layouts": "a", "code": ["attribution"], "lint": {}}"#, true),
      (#"{"layouts": "a", "code": ["magic"]}"#, false), (#"{"layouts": "a", "code": 1}"#, false),
      (#"{"layouts": "a", "lint": {"disabled": ["link-missing"]}}"#, true),
      (#"{"layouts": "a", "lint": {"disabled": ["link-mising"]}}"#, false),
      (#"{"layouts": "a", "lint": {"severities": {"low-contrast": "off"}}}"#, true),
      (#"{"layouts": "a", "lint": {"severities": {"low-contrast": "loud"}}}"#, false),
      (#"{"layouts": "a", "lint": {"severities": {"no-rule": "note"}}}"#, false),
      (#"{"layouts": "a", "lint": {"severity": "warning", "baseline": "known.json"}}"#, true),
      (#"{"layouts": "a", "lint": {"quiet": true}}"#, false),
      (#"{"layouts": "a", "lint": []}"#, false), (#"{"layouts": "a", "device": "b"}"#, false),
      (#"{"layouts": "a", "assets": "Images.xcassets", "contentMode": "center"}"#, true),
    ])
  func agreement(text: String, isManifest: Bool) throws {
    let folder = URL(fileURLWithPath: Bundled.folder)
    let schema = Schema(
      root: try JSONValue.parse(
        Array(Data(contentsOf: folder.appendingPathComponent("adpane.schema.json")))))
    let bytes = Array(text.utf8)
    #expect(schema.isValid(try JSONValue.parse(bytes)) == isManifest)
    #expect(((try? Manifest(bytes: bytes, path: "adpane.json")) != nil) == isManifest)
  }

  @Test("the manifest that init writes is one")
  func new() throws {
    let project = try Project()
    try project.write(Project.xib("root"), to: "Ads [1]/a.xib")
    let text = try NewManifest(ofFolder: project.path + "/").text
    let plan = try project.plan(text)
    #expect(plan.count == 12)
    #expect(plan.absences.isEmpty)
  }
}
