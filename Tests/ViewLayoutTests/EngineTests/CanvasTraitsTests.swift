import InterfaceBuilder
import Testing

@testable import ViewLayout

@Suite("The traits of Interface Builder's canvas")
struct CanvasTraitsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var toolsVersion: String?
    var device: String?
    var textSize: TextSize
    var avoidsOrphans: Bool
    var edition: SystemFontEdition

    var testDescription: String { "\(toolsVersion ?? "no version"), \(device ?? "no device")" }
  }

  private func traits(_ row: Row) throws -> Traits {
    let version = row.toolsVersion.map { " toolsVersion=\"\($0)\"" } ?? ""
    let device = row.device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"\(version) \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">\(device)
      <objects><view id="root"><rect key="frame" x="0" y="0" width="320" height="80"/></view></objects>
      </document>
      """
    return .canvas(for: try Document(bytes: Array(text.utf8), path: "fixture.xib"))
  }

  @Test(
    "what Interface Builder showed depends on its release and on whether the document names a device",
    arguments: [
      Row(
        toolsVersion: "10117", textSize: .medium, avoidsOrphans: false, edition: .beforeIOS14),
      Row(
        toolsVersion: "11762", device: "retina4_7", textSize: .large, avoidsOrphans: false,
        edition: .beforeIOS14),
      Row(toolsVersion: "13529", textSize: .large, avoidsOrphans: true, edition: .beforeIOS14),
      Row(
        toolsVersion: "23504", device: "retina6_1", textSize: .large, avoidsOrphans: true,
        edition: .current),
      Row(textSize: .large, avoidsOrphans: true, edition: .current),
    ])
  func releases(row: Row) throws {
    let traits = try traits(row)
    #expect(traits.textSize == row.textSize)
    #expect(traits.avoidsOrphans == row.avoidsOrphans)
    #expect(traits.systemFontEdition == row.edition)
  }

  @Test("a label's wrapped text avoids an orphan, and the label is as wide as that makes it")
  func orphanInLabel() throws {
    let font = "<fontDescription key=\"fontDescription\" name=\"Courier\" pointSize=\"10\"/>"
    let text = "text=\"one two three\" lineBreakMode=\"wordWrap\" numberOfLines=\"0\""
    // Six points a character; "one two " with the space at its end comes to 48.
    for (toolsVersion, width) in [(11_762, 48.0), (17_701, 54)] {
      var fixture = try LayoutFixture(
        subviews: view("a", font, element: "label", attributes: text),
        constraints: [
          "a.leading = root.leading", "a.top = root.top", "a.width <= 57",
        ].map { constraint($0) }.joined(), toolsVersion: toolsVersion)
      #expect(fixture.frames()["a"] == Rect(0, 0, width, 20))
    }
  }
}
