import InterfaceBuilder
import Testing

@testable import ViewLayout

@Suite("Views placed by constraints")
struct ConstraintLayoutTests {
  static let pinned = [
    "a.leading = root.leading + 10", "a.top = root.top + 20", "a.width = 100", "a.height = 50",
  ].map { constraint($0) }.joined()

  @Test("edges, sizes and centres of siblings and of the superview are kept")
  func edgesAndSizes() throws {
    var fixture = try LayoutFixture(
      subviews: view("a") + view("b"),
      constraints: Self.pinned
        + [
          "b.leading = a.trailing + 8", "root.trailing = b.trailing + 12", "b.centerY = a.centerY",
          "b.height = 0.5 * a.height + 1",
        ].map { constraint($0) }.joined())
    let frames = fixture.frames()
    #expect(frames["a"] == Rect(10, 20, 100, 50))
    #expect(frames["b"] == Rect(118, 32, 190, 26))
  }

  @Test("a multiplier of a position counts from the superview's edge")
  func multipliedPosition() throws {
    var fixture = try LayoutFixture(
      subviews: view("a"),
      constraints: [
        "a.centerX = 0.5 * root.centerX", "a.bottom = 0.25 * root.bottom",
        "a.width = 40", "a.height = 40",
      ].map { constraint($0) }.joined())
    #expect(fixture.frames()["a"] == Rect(60, 80, 40, 40))
  }

  @Test("leading and trailing flip from right to left, left and right do not")
  func rightToLeft() throws {
    var fixture = try LayoutFixture(
      subviews: view("a") + view("b"),
      constraints: Self.pinned
        + ["b.left = root.left + 5", "b.top = root.top", "b.width = 10", "b.height = 10"]
        .map { constraint($0) }.joined(),
      traits: { $0.isRightToLeft = true })
    let frames = fixture.frames()
    #expect(frames["a"] == Rect(210, 20, 100, 50))
    #expect(frames["b"] == Rect(5, 0, 10, 10))
  }

  @Test("of contradicting required constraints the later is dropped and both are named")
  func conflict() throws {
    var fixture = try LayoutFixture(
      subviews: view("a"), constraints: Self.pinned + constraint("a.width = 120", id: "too-wide"))
    let result = fixture.engine.layout(width: 320, height: .exact(480))
    #expect(result.conflicts.count == 1)
    #expect(result.conflicts.first?.dropped.id == "too-wide")
    #expect(result.conflicts.first?.with.map(\.id) == ["a.width = 100"])
    #expect(result.frames[1] == Rect(10, 20, 100, 50))
  }

  @Test(
    "placeholder constraints are dropped at run time and kept on the canvas",
    arguments: [true, false])
  func placeholder(isCanvas: Bool) throws {
    let placeholder =
      "<constraint firstItem=\"a\" firstAttribute=\"height\" constant=\"80\" placeholder=\"YES\" id=\"p\"/>"
    var fixture = try LayoutFixture(
      subviews: view("a"),
      constraints: [
        "a.leading = root.leading", "a.trailing = root.trailing", "a.top = root.top",
        "a.height = 30 @999",
      ].map { constraint($0) }.joined() + placeholder,
      traits: { $0.isCanvas = isCanvas })
    #expect(fixture.frames()["a"]?.height == (isCanvas ? 80 : 30))
  }

  @Test("hugging and compression resistance decide who gets the spare width")
  func hugging() throws {
    let row = [
      "a.leading = root.leading", "b.leading = a.trailing + 8",
      "b.trailing = root.trailing", "a.top = root.top", "b.top = root.top",
    ]
    .map { constraint($0) }.joined()
    var fixture = try LayoutFixture(
      subviews: label("a", "Title", attributes: "horizontalHuggingPriority=\"252\"")
        .replacing("horizontalHuggingPriority=\"251\" ", with: "") + label("b", "Label"),
      constraints: row)
    let frames = fixture.frames()
    #expect(frames["a"] == Rect(0, 0, 33, 20.5))
    #expect(frames["b"] == Rect(41, 0, 279, 20.5))
  }

  @Test("a wrapping label takes the height that its text needs at its width")
  func wrapping() throws {
    var fixture = try LayoutFixture(
      subviews: label(
        "a", "Water the plants twice a week and never on a Sunday afternoon in July.",
        attributes: "numberOfLines=\"0\"") + view("b"),
      constraints: [
        "a.leading = root.leading + 10", "a.trailing = root.trailing - 10",
        "a.top = root.top", "b.top = a.bottom", "b.leading = root.leading", "b.width = 1",
        "b.height = 1",
      ].map { constraint($0) }.joined())
    let wide = fixture.frames()
    #expect(wide["a"]?.height == 41)
    #expect(wide["b"]?.y == 41)
    let narrow = fixture.frames(width: 200)
    #expect(narrow["a"]?.width == 180)
    #expect(narrow["a"]?.height == 81.5)
    #expect(fixture.frames() == wide, "a resize leaves no trace")
  }

  @Test("the fitting height is what required constraints and content need")
  func fitting() throws {
    var fixture = try LayoutFixture(
      subviews: view("a"),
      constraints: Self.pinned + constraint("root.bottom >= a.bottom + 30"))
    #expect(fixture.engine.fittingHeight(width: 320) == 100)
    #expect(fixture.frames(height: .fit(minimum: 0))["root"] == Rect(0, 0, 320, 100))
    #expect(fixture.frames(height: .fit(minimum: 150))["root"]?.height == 150)
  }

  @Test("a view that would fit only at nothing leaves the height to the document")
  func undeterminedHeight() throws {
    var fixture = try LayoutFixture(
      subviews: view("a"),
      constraints: [
        "a.leading = root.leading", "a.trailing = root.trailing",
        "a.top = root.top + 40", "root.bottom = a.bottom + 60",
      ].map { constraint($0) }.joined())
    #expect(fixture.engine.fittingHeight(width: 320) == nil)
    #expect(fixture.frames(height: .fit(minimum: 0))["a"] == Rect(0, 40, 320, 380))
  }

  @Test("a text that takes a share of the height leaves the height to the document")
  func sharedHeight() throws {
    func fixture(_ height: String) throws -> LayoutFixture {
      try LayoutFixture(
        subviews: label("a", "Title"),
        constraints: [
          "a.leading = root.leading", "a.top = root.top + 10", "root.bottom >= a.bottom + 10",
          height,
        ].map { constraint($0) }.joined())
    }
    var share = try fixture("a.height = 0.2 * root.height")
    #expect(share.engine.fittingHeight(width: 320) == nil)
    #expect(share.frames(height: .fit(minimum: 0))["a"]?.height == 96)
    var own = try fixture("a.height >= 20")
    #expect(own.engine.fittingHeight(width: 320) == 40.5)
  }

  @Test("heights that follow from each other by shares are a height")
  func equations() throws {
    var fixture = try LayoutFixture(
      subviews: view("a"),
      constraints: [
        "a.leading = root.leading", "a.width = 20", "a.top = root.top + 33",
        "a.height = 0.25 * root.height", "root.bottom = a.bottom + 30",
      ].map { constraint($0) }.joined())
    #expect(fixture.engine.fittingHeight(width: 320) == 84)
  }

  @Test("what fits is not squeezed by rounding the height to pixels")
  func fittingBetweenPixels() throws {
    var fixture = try LayoutFixture(
      subviews: label("a", "Title") + view("b"),
      constraints: [
        "a.leading = root.leading", "a.top = root.top", "b.leading = root.leading",
        "b.top = a.bottom", "b.width = 100", "b.height = 30.2", "root.bottom >= b.bottom",
      ].map { constraint($0) }.joined())
    let result = fixture.engine.layout(width: 320, height: .fit(minimum: 0))
    #expect(result.frames.map(\.height) == [50.5, 20.5, 30])
    #expect(result.ambiguousViews.isEmpty)
    #expect(result.conflicts.isEmpty)
  }

  @Test("a view whose place nothing says is reported as ambiguous")
  func ambiguity() throws {
    var fixture = try LayoutFixture(
      subviews: view("a") + view("b"),
      constraints: Self.pinned
        + ["b.leading = root.leading", "b.top = root.top", "b.height = 9"].map { constraint($0) }
        .joined())
    let result = fixture.engine.layout(width: 320, height: .exact(480))
    #expect(result.ambiguousViews.map { fixture.tree.nodes[$0].id } == ["b"])
  }

  @Test("a size that nothing gives is said to be open, and is the saved one")
  func openSize() throws {
    var fixture = try LayoutFixture(
      subviews: view("a", "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"40\" height=\"30\"/>")
        + view("b") + label("c", "Title"),
      constraints: [
        "a.leading = root.leading", "a.bottom = root.bottom", "b.trailing = root.trailing",
        "b.top = root.top", "b.height = 9", "c.top = root.top",
      ]
      .map { constraint($0) }.joined())
    let result = fixture.engine.layout(width: 320, height: .exact(480))
    #expect(result.frames[1] == Rect(0, 450, 40, 30))
    #expect(result.frames[2] == Rect(320, 0, 0, 9))
    #expect(
      result.openSizes == [
        1: OpenSize(horizontal: .near, vertical: .far), 2: OpenSize(horizontal: .far),
      ])
  }

  @Test("an edited text gives the frames of a fresh layout")
  func editedText() throws {
    let constraints = [
      "a.leading = root.leading", "b.leading = a.trailing + 8", "a.top = root.top",
      "b.top = root.top",
    ].map { constraint($0) }.joined()
    var fixture = try LayoutFixture(
      subviews: label("a", "Title") + label("b", "Label"), constraints: constraints)
    _ = fixture.frames()
    guard case .label(var content) = fixture.tree.nodes[1].view.content else {
      Issue.record("the first subview is no label")
      return
    }
    content.text = "Label"
    fixture.engine.setContent(.label(content), of: 1)
    var fresh = try LayoutFixture(
      subviews: label("a", "Label") + label("b", "Label"), constraints: constraints)
    #expect(fixture.frames() == fresh.frames())
  }

  @Test("what holds a frame is said with the constraints' ids")
  func explanation() throws {
    var fixture = try LayoutFixture(subviews: view("a"), constraints: Self.pinned)
    _ = fixture.frames()
    let explanation = fixture.engine.explainFrame(of: 1)
    #expect(explanation.map(\.part) == [.left, .right, .top, .bottom, .width, .height])
    #expect(explanation.map(\.value) == [10, 110, 20, 70, 100, 50])
    #expect(explanation[0].holders.map(\.id) == ["a.leading = root.leading + 10"])
    #expect(
      explanation[1].holders.map(\.id) == ["a.leading = root.leading + 10", "a.width = 100"])
    #expect(explanation[4].holders.map(\.id) == ["a.width = 100"])
    #expect(explanation[5].holders.first?.sentence == "a.height = 50")
  }

  @Test("a view whose place nothing says stays inside its superview")
  func ambiguousPlace() throws {
    var fixture = try LayoutFixture(
      subviews: view("a") + view("b"),
      constraints: [
        "a.leading = root.leading", "a.width = 40", "a.height = 40",
        "b.top = a.bottom + 8", "b.leading = a.leading", "b.width = 40", "b.height = 40",
      ]
      .map { constraint($0) }.joined())
    let result = fixture.engine.layout(width: 320, height: .exact(480))
    #expect(result.ambiguousViews.map { fixture.tree.nodes[$0].id } == ["a", "b"])
    #expect(result.frames[1].y >= 0)
    #expect(result.frames[2].maxY <= 480)
    #expect(result.frames[2].y == result.frames[1].maxY + 8)
  }

  @Test("views placed by frames alone leave the height to the document")
  func fixedFrames() throws {
    var fixture = try LayoutFixture(
      subviews: label("a", "Title")
        + """
        <view id="b" contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="8" y="60" width="80" height="34"/></view>
        """,
      constraints: [
        "a.leading = root.leading", "a.trailing = root.trailing", "a.top = root.top",
        "a.bottom = root.bottom",
      ].map { constraint($0) }.joined(), height: 100)
    #expect(fixture.frames(height: .fit(minimum: 0))["root"] == Rect(0, 0, 320, 100))
  }

  @Test("required content that has no room comes as close to it as it can, without a conflict")
  func requiredContent() throws {
    var fixture = try LayoutFixture(
      subviews: label(
        "a", "A text that is far too long for the width that is left for it, by any count",
        attributes: "horizontalCompressionResistancePriority=\"1000\""),
      constraints: [
        "a.leading = root.leading", "a.trailing <= root.trailing - 20", "a.top = root.top",
      ]
      .map { constraint($0) }.joined())
    let result = fixture.engine.layout(width: 320, height: .exact(480))
    #expect(result.conflicts.isEmpty)
    #expect(result.frames[1].width == 300)
  }
}
