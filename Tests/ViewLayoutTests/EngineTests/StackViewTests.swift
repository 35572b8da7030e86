import InterfaceBuilder
import Testing

@testable import ViewLayout

@Suite("Stack views")
struct StackViewTests {
  /// A stack pinned to the root's top left corner, of a given size where one is given.
  static func fixture(
    _ attributes: String, _ arranged: String, width: Int? = 200, height: Int? = 60,
    margins: String = "", traits: (inout Traits) -> Void = { _ in }
  ) throws -> LayoutFixture {
    var constraints = ["s.leading = root.leading", "s.top = root.top"]
    if let width { constraints.append("s.width = \(width)") }
    if let height { constraints.append("s.height = \(height)") }
    return try LayoutFixture(
      subviews: view(
        "s", "\(margins)<subviews>\(arranged)</subviews>", element: "stackView",
        attributes: attributes),
      constraints: constraints.map { constraint($0) }.joined(), traits: traits)
  }

  /// A view of a fixed width and height.
  static func box(_ id: String, _ width: Int, _ height: Int, attributes: String = "") -> String {
    view(
      id,
      "<constraints>\(constraint("\(id).width = \(width)"))"
        + "\(constraint("\(id).height = \(height)"))</constraints>", attributes: attributes)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var attributes: String
    var frames: [Rect]
    var testDescription: String { attributes.isEmpty ? "fill" : attributes }
  }

  static let alignments: [Case] = [
    Case(attributes: "alignment=\"top\"", frames: [Rect(0, 0, 40, 20), Rect(48, 0, 50, 30)]),
    Case(attributes: "alignment=\"center\"", frames: [Rect(0, 20, 40, 20), Rect(48, 15, 50, 30)]),
    Case(attributes: "alignment=\"bottom\"", frames: [Rect(0, 40, 40, 20), Rect(48, 30, 50, 30)]),
  ]

  @Test("alignment places views across the axis", arguments: alignments)
  func alignment(row: Case) throws {
    var fixture = try Self.fixture(
      "spacing=\"8\" \(row.attributes)", Self.box("a", 40, 20) + Self.box("b", 50, 30), width: nil)
    let frames = fixture.frames()
    #expect([frames["a"], frames["b"]] == row.frames)
    #expect(frames["s"] == Rect(0, 0, 98, 60))
  }

  @Test("alignment leading and trailing of a vertical stack flip from right to left")
  func verticalRightToLeft() throws {
    for (word, x) in [("top", 160.0), ("bottom", 0)] {
      var fixture = try Self.fixture(
        "axis=\"vertical\" alignment=\"\(word)\"", Self.box("a", 40, 20), height: nil,
        traits: { $0.isRightToLeft = true })
      #expect(fixture.frames()["a"]?.x == x)
    }
  }

  static let distributions: [Case] = [
    Case(
      attributes: "distribution=\"fillEqually\" spacing=\"10\"",
      frames: [Rect(0, 0, 60, 60), Rect(70, 0, 60, 60), Rect(140, 0, 60, 60)]),
    Case(
      attributes: "distribution=\"fillProportionally\"",
      frames: [Rect(0, 0, 100, 60), Rect(100, 0, 50, 60), Rect(150, 0, 50, 60)]),
  ]

  @Test("distributions share the axis", arguments: distributions)
  func distribution(row: Case) throws {
    func sized(_ id: String, _ width: Int) -> String {
      view(
        id, attributes: "placeholderIntrinsicWidth=\"\(width)\" placeholderIntrinsicHeight=\"20\"")
    }
    var fixture = try Self.fixture(
      row.attributes, sized("a", 60) + sized("b", 30) + sized("c", 30),
      traits: { $0.isCanvas = true })
    let frames = fixture.frames()
    #expect([frames["a"], frames["b"], frames["c"]] == row.frames)
  }

  @Test("equal spacing makes the gaps equal and keeps the ends flush")
  func equalSpacing() throws {
    var fixture = try Self.fixture(
      "distribution=\"equalSpacing\" alignment=\"top\"",
      Self.box("a", 20, 20) + Self.box("b", 40, 20) + Self.box("c", 60, 20))
    let frames = fixture.frames()
    #expect([frames["a"]?.x, frames["b"]?.x, frames["c"]?.x] == [0, 60, 140])
  }

  @Test("equal centering makes the distances of centres equal")
  func equalCentering() throws {
    var fixture = try Self.fixture(
      "distribution=\"equalCentering\" alignment=\"top\"",
      Self.box("a", 20, 20) + Self.box("b", 40, 20) + Self.box("c", 60, 20))
    let frames = fixture.frames()
    #expect([frames["a"]?.midX, frames["b"]?.midX, frames["c"]?.midX] == [10, 90, 170])
  }

  @Test("what a stack collapses is not ambiguous, what it shows may be")
  func collapsedIsNotAmbiguous() throws {
    for (attributes, expected) in [("hidden=\"YES\"", []), ("", ["c"])] {
      let inner = view("b", "<subviews>\(view("c"))</subviews>", attributes: attributes)
      var fixture = try Self.fixture(
        "alignment=\"top\"", Self.box("a", 40, 20) + inner)
      let result = fixture.engine.layout(width: 320, height: .exact(480))
      let ambiguous = result.ambiguousViews.map { fixture.tree.nodes[$0].id }
      #expect(ambiguous == expected)
    }
  }

  @Test("a hidden view takes neither room nor spacing, whatever its own constraints say")
  func hidden() throws {
    var fixture = try Self.fixture(
      "spacing=\"8\" alignment=\"top\"",
      Self.box("a", 40, 20) + Self.box("b", 50, 30, attributes: "hidden=\"YES\"")
        + Self.box("c", 30, 20), width: nil, height: nil)
    let result = fixture.engine.layout(width: 320, height: .exact(480))
    let frames = fixture.frames()
    #expect(result.conflicts.isEmpty)
    #expect(frames["c"] == Rect(48, 0, 30, 20))
    #expect(frames["s"]?.width == 78)
    #expect(frames["b"]?.width == 0)
  }

  @Test("margins written on a stack keep its views inside")
  func margins() throws {
    var fixture = try Self.fixture(
      "axis=\"vertical\"", Self.box("a", 40, 20), width: nil, height: nil,
      margins: "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>")
    let frames = fixture.frames()
    #expect(frames["a"] == Rect(2, 1, 40, 20))
    #expect(frames["s"] == Rect(0, 0, 46, 24))
  }

  @Test("from right to left the first view stands at the right")
  func rightToLeft() throws {
    var fixture = try Self.fixture(
      "spacing=\"8\"", Self.box("a", 40, 20) + Self.box("b", 50, 20), width: nil, height: nil,
      traits: { $0.isRightToLeft = true })
    let frames = fixture.frames()
    #expect(frames["a"]?.x == 58)
    #expect(frames["b"]?.x == 0)
  }

  @Test("first baselines line up")
  func baselines() throws {
    var fixture = try Self.fixture(
      "alignment=\"firstBaseline\" spacing=\"8\"",
      label("a", "Title", size: 34) + label("b", "Label"),
      width: nil, height: nil)
    let frames = fixture.frames()
    let first = (frames["a"]?.y ?? 0) + 34 * 0.952148
    let second = (frames["b"]?.y ?? 0) + 17 * 0.952148
    #expect(abs(first - second) <= 0.5)
  }

  @Test("nested stacks need what their views need")
  func nested() throws {
    let inner = view(
      "inner", "<subviews>\(Self.box("b", 30, 10))\(Self.box("c", 30, 10))</subviews>",
      element: "stackView", attributes: "axis=\"vertical\" spacing=\"4\"")
    var fixture = try Self.fixture(
      "spacing=\"8\" alignment=\"center\"", Self.box("a", 40, 40) + inner, width: nil, height: nil)
    let frames = fixture.frames()
    #expect(frames["s"] == Rect(0, 0, 78, 40))
    #expect(frames["inner"] == Rect(48, 8, 30, 24))
    #expect(frames["c"] == Rect(0, 14, 30, 10))
  }
}
