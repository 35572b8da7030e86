import InterfaceBuilder
import Testing

@testable import ViewLayout

/// A small document written for one test, laid out.
struct LayoutFixture {
  let tree: ViewTree
  var engine: LayoutEngine

  /// Wraps subviews and constraints of a root `root` of 320 × 480 points in a document.
  init(
    subviews: String, constraints: String = "", rootAttributes: String = "", extra: String = "",
    width: Int = 320, height: Int = 480, device: String = "retina4_7", toolsVersion: Int = 17701,
    traits change: (inout Traits) -> Void = { _ in }
  ) throws {
    try self.init(
      document: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useTraitCollections="YES" useSafeAreas="YES">
        <device id="\(device)" orientation="portrait"/>
        <objects>
        <view id="root" contentMode="scaleToFill" \(rootAttributes)>
        <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
        \(extra)
        <subviews>\(subviews)</subviews>
        <constraints>\(constraints)</constraints>
        </view>
        </objects>
        </document>
        """, traits: change)
  }

  /// Reads a whole document and instantiates its first layout.
  init(document text: String, traits change: (inout Traits) -> Void = { _ in }) throws {
    let document = try Document(bytes: Array(text.utf8), path: "fixture.xib")
    var traits = Traits.canvas(for: document)
    traits.isCanvas = false
    change(&traits)
    tree = ViewTree(
      document: document, layout: try #require(document.layouts.first), traits: traits)
    engine = LayoutEngine(tree: tree)
  }

  /// Lays out and returns the frames by id.
  mutating func frames(width: Double = 320, height: RootHeight = .exact(480)) -> [String: Rect] {
    let result = engine.layout(width: width, height: height)
    return Dictionary(
      zip(tree.nodes.map(\.id), result.frames), uniquingKeysWith: { first, _ in first })
  }
}

/// An auto-laid-out view for a fixture.
func view(_ id: String, _ inside: String = "", element: String = "view", attributes: String = "")
  -> String
{
  """
  <\(element) id="\(id)" contentMode="scaleToFill" \
  translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\(inside)</\(element)>
  """
}

/// A label for a fixture.
func label(_ id: String, _ text: String, attributes: String = "", size: Int = 17) -> String {
  view(
    id, "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>",
    element: "label",
    attributes: "text=\"\(text)\" lineBreakMode=\"tailTruncation\" textAlignment=\"natural\" "
      + "horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\" \(attributes)")
}

/// A constraint for a fixture in short: `a.leading = b.trailing + 8 @750`, sides and numbers separated by spaces.
func constraint(_ text: String, id: String = "") -> String {
  var words = text.split(separator: " ").map(String.init)
  var attributes = ""
  if let last = words.last, last.hasPrefix("@") {
    attributes += " priority=\"\(last.dropFirst())\""
    words.removeLast()
  }
  let first = words[0].split(separator: ".")
  attributes += " firstItem=\"\(first[0])\" firstAttribute=\"\(first[1])\""
  if words[1] == ">=" { attributes += " relation=\"greaterThanOrEqual\"" }
  if words[1] == "<=" { attributes += " relation=\"lessThanOrEqual\"" }
  var rest = Array(words.dropFirst(2))
  if rest.count > 1, rest[1] == "*" {
    attributes += " multiplier=\"\(rest[0])\""
    rest.removeFirst(2)
  }
  if let item = rest.first, item.contains("."), Double(item) == nil {
    let second = item.split(separator: ".")
    attributes += " secondItem=\"\(second[0])\" secondAttribute=\"\(second[1])\""
    rest.removeFirst()
  }
  if rest.count == 2 { attributes += " constant=\"\(rest[0] == "-" ? "-" : "")\(rest[1])\"" }
  if rest.count == 1 { attributes += " constant=\"\(rest[0])\"" }
  return "<constraint\(attributes) id=\"\(id.isEmpty ? text : id)\"/>"
    .replacing(">=", with: "&gt;=").replacing("<=", with: "&lt;=")
}

extension Rect {
  /// A rectangle in short.
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
