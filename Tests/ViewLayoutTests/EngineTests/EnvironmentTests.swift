import InterfaceBuilder
import Testing

@testable import ViewLayout

@Suite("Margins, safe areas, masks, scrolling and size classes")
struct EnvironmentTests {
  static let safeArea = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
  static let toSafeArea = [
    "a.leading = safe.leading", "a.trailing = safe.trailing",
    "a.top = safe.top", "a.bottom = safe.bottom",
  ].map { constraint($0) }.joined()

  struct Canvas: Sendable {
    var device: String
    var toolsVersion: Int
    var size: (Int, Int)
    var frame: Rect
  }

  @Test(
    "the canvas simulates the safe area of its device and time",
    arguments: [
      Canvas(
        device: "retina4_7", toolsVersion: 14490, size: (375, 667), frame: Rect(0, 20, 375, 647)),
      Canvas(
        device: "retina4_7", toolsVersion: 17701, size: (375, 667), frame: Rect(0, 0, 375, 667)),
      Canvas(
        device: "retina4_7", toolsVersion: 22505, size: (375, 667), frame: Rect(0, 20, 375, 647)),
      Canvas(
        device: "retina6_1", toolsVersion: 17701, size: (414, 896), frame: Rect(0, 44, 414, 818)),
      Canvas(
        device: "retina6_12", toolsVersion: 22505, size: (393, 852), frame: Rect(0, 59, 393, 759)),
    ])
  func canvasSafeArea(row: Canvas) throws {
    var fixture = try LayoutFixture(
      subviews: view("a"), constraints: Self.toSafeArea, extra: Self.safeArea,
      width: row.size.0, height: row.size.1, device: row.device, toolsVersion: row.toolsVersion,
      traits: { $0.isCanvas = true })
    let frames = fixture.frames(
      width: Double(row.size.0), height: .exact(Double(row.size.1)))
    #expect(frames["a"] == row.frame)
  }

  @Test("at run time an ad view stands within the safe area and has none of its own")
  func runTimeSafeArea() throws {
    var fixture = try LayoutFixture(
      subviews: view("a"), constraints: Self.toSafeArea, extra: Self.safeArea,
      traits: { $0 = Traits(device: Device.named("iphone-15")) })
    #expect(fixture.frames()["a"] == Rect(0, 0, 320, 480))
  }

  static let toMargins = [
    "a.leading = root.leadingMargin", "a.trailing = root.trailingMargin",
    "a.top = root.topMargin", "a.bottom = root.bottomMargin",
  ].map { constraint($0) }.joined()

  @Test("a view's own margins hold, and flip where they are directional")
  func ownMargins() throws {
    let margins =
      "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>"
    for (isRightToLeft, frame) in [(false, Rect(2, 1, 314, 476)), (true, Rect(4, 1, 314, 476))] {
      var fixture = try LayoutFixture(
        subviews: view("a"), constraints: Self.toMargins, extra: margins,
        traits: { $0.isRightToLeft = isRightToLeft })
      #expect(fixture.frames()["a"] == frame)
    }
  }

  @Test("a root at run time has the eight points of any view")
  func defaultMargins() throws {
    var fixture = try LayoutFixture(subviews: view("a"), constraints: Self.toMargins)
    #expect(fixture.frames()["a"] == Rect(8, 8, 304, 464))
  }

  @Test("margins of the superview reach in where they are preserved")
  func preservedMargins() throws {
    let inner = view(
      "inner",
      "<subviews>\(view("a"))</subviews><constraints>"
        + ["a.leading = inner.leadingMargin", "a.top = inner.top", "a.width = 9", "a.height = 9"]
        .map { constraint($0) }.joined() + "</constraints>",
      attributes: "preservesSuperviewLayoutMargins=\"YES\"")
    var fixture = try LayoutFixture(
      subviews: inner,
      constraints: [
        "inner.leading = root.leading + 5", "inner.top = root.top", "inner.width = 90",
        "inner.height = 90",
      ].map { constraint($0) }.joined(),
      extra: "<edgeInsets key=\"layoutMargins\" top=\"0\" left=\"30\" bottom=\"0\" right=\"0\"/>")
    #expect(fixture.frames()["a"]?.x == 25)
  }

  struct Mask: Sendable {
    var flags: String
    var frame: Rect
  }

  @Test(
    "saved frames follow their mask when the superview grows by 80 points",
    arguments: [
      Mask(flags: "", frame: Rect(40, 10, 80, 20)),
      Mask(flags: "widthSizable=\"YES\"", frame: Rect(40, 10, 160, 20)),
      Mask(flags: "flexibleMinX=\"YES\"", frame: Rect(120, 10, 80, 20)),
      Mask(flags: "flexibleMinX=\"YES\" flexibleMaxX=\"YES\"", frame: Rect(53.5, 10, 80, 20)),
      Mask(flags: "widthSizable=\"YES\" flexibleMaxX=\"YES\"", frame: Rect(40, 10, 103, 20)),
    ])
  func autoresizing(row: Mask) throws {
    var fixture = try LayoutFixture(
      subviews: """
        <view id="a" contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="40" y="10" width="80" height="20"/>
        <autoresizingMask key="autoresizingMask" \(row.flags)/></view>
        """)
    #expect(fixture.frames(width: 320)["a"] == Rect(40, 10, 80, 20))
    #expect(fixture.frames(width: 400)["a"] == row.frame)
  }

  @Test("edges of a scroll view mean its content for what lies inside, its sizes its frame")
  func scrollView() throws {
    let inside = [
      "c.leading = s.leading", "c.trailing = s.trailing", "c.top = s.top",
      "c.bottom = s.bottom", "c.height = 900", "c.width = s.width",
    ].map { constraint($0) }.joined()
    var fixture = try LayoutFixture(
      subviews: view(
        "s", "<subviews>\(view("c"))</subviews><constraints>\(inside)</constraints>",
        element: "scrollView"),
      constraints: [
        "s.leading = root.leading", "s.trailing = root.trailing", "s.top = root.top",
        "s.bottom = root.bottom",
      ].map { constraint($0) }.joined())
    let result = fixture.engine.layout(width: 320, height: .exact(480))
    #expect(result.conflicts.isEmpty)
    #expect(fixture.frames()["s"] == Rect(0, 0, 320, 480))
    #expect(fixture.frames()["c"] == Rect(0, 0, 320, 900))
  }

  @Test(
    "variations of the size class at hand are in force", arguments: [SizeClass.compact, .regular])
  func sizeClasses(width: SizeClass) throws {
    let varied = """
      <constraint firstItem="a" firstAttribute="width" constant="100" id="w">\
      <variation key="widthClass=regular" constant="250"/></constraint>
      """
    var fixture = try LayoutFixture(
      subviews: view("a"),
      constraints: varied
        + ["a.leading = root.leading", "a.top = root.top", "a.height = 10"].map { constraint($0) }
        .joined(), traits: { $0.sizeClasses.width = width })
    #expect(fixture.frames()["a"]?.width == (width == .regular ? 250 : 100))
  }

  @Test("a switch is pinned by its alignment rectangle")
  func alignmentRectangle() throws {
    var fixture = try LayoutFixture(
      subviews: view("a", element: "switch"),
      constraints: ["a.trailing = root.trailing - 10", "a.top = root.top"].map { constraint($0) }
        .joined())
    #expect(fixture.frames()["a"] == Rect(261, 0, 51, 31))
  }

  @Test("a label grows with the Dynamic Type size where its font is a text style")
  func dynamicType() throws {
    let styled = view(
      "a", "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>",
      element: "label",
      attributes: "text=\"Water the plants\" lineBreakMode=\"tailTruncation\" "
        + "adjustsFontForContentSizeCategory=\"YES\"")
    func height(_ size: TextSize) throws -> Double? {
      var fixture = try LayoutFixture(
        subviews: styled + label("b", "Water the plants"),
        constraints: [
          "a.leading = root.leading", "a.top = root.top", "b.top = a.bottom",
          "b.leading = root.leading",
        ].map { constraint($0) }.joined(),
        traits: { $0.textSize = size })
      let frames = fixture.frames()
      #expect(frames["b"]?.height == 20.5, "a fixed font stays")
      return frames["a"]?.height
    }
    #expect(try height(.large) == 20.5)
    #expect(try height(.accessibilityExtraExtraExtraLarge) == 63.5)
  }
}
