import Testing

@testable import InterfaceBuilder

@Suite("buttons and images")
struct ButtonTests {
  private func button(_ attributes: String, _ children: String) throws -> ButtonContent {
    let view = try Sample.view("<button \(attributes)>\(children)</button>")
    guard case .button(let content) = view.content else { throw Missing() }
    return content
  }

  private struct Missing: Error {}

  @Test("states have titles, colours and images of their own")
  func states() throws {
    let button = try button(
      "buttonType=\"system\" contentHorizontalAlignment=\"left\" selected=\"YES\"",
      """
      <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
      <state key="normal" title="Install" image="arrow.down" catalog="system" \
      backgroundImage="pill"><color key="titleColor" white="1" alpha="1"/></state>
      <state key="selected"><string key="title">In
      stalled</string></state>
      <state key="disabled"><attributedString key="attributedTitle"><fragment content="Off"/>
      </attributedString><imageReference key="image" image="cross"/></state>
      """)
    #expect(button.buttonType == "system" && button.contentHorizontalAlignment == "left")
    #expect(button.contentVerticalAlignment == "center" && button.isSelected)
    #expect(button.font == .system(size: 15, weight: .bold, isItalic: false))
    #expect(button.normal.title == "Install" && button.normal.image == "arrow.down")
    #expect(button.normal.imageIsSystemSymbol && button.normal.backgroundImage == "pill")
    #expect(button.normal.titleColor == .fixed(RGBA(red: 1, green: 1, blue: 1)))
    #expect(button.states["selected"]?.title == "In\nstalled")
    #expect(button.states["disabled"]?.attributedTitle?.string == "Off")
    #expect(button.states["disabled"]?.image == "cross")
    #expect(button.states["disabled"]?.title == nil)
  }

  @Test("insets are nil unless written; the zero that Xcode writes stays next to nothing")
  func insets() throws {
    let plain = try button("", "")
    #expect(plain.contentEdgeInsets == nil && plain.titleEdgeInsets == .zero)
    let padded = try button(
      "",
      """
      <inset key="contentEdgeInsets" minX="10" minY="2.2250738585072014e-308" maxX="12" maxY="4"/>
      <inset key="titleEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <inset key="imageEdgeInsets" minX="5" minY="0.0" maxX="0.0" maxY="0.0"/>
      """)
    let content = try #require(padded.contentEdgeInsets)
    #expect(content.left == 10 && content.right == 12 && content.bottom == 4)
    #expect(content.top > 0 && content.top < 1e-300)
    #expect(padded.titleEdgeInsets == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(padded.imageEdgeInsets.left == 5)
  }

  @Test("a configuration is read whole")
  func configurations() throws {
    let button = try button(
      "",
      """
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="filled" title="Get" subtitle="free" \
      image="star" catalog="system" imagePlacement="trailing" imagePadding="4" titlePadding="2" \
      buttonSize="large" cornerStyle="capsule">
        <fontDescription key="titleFontDescription" type="system" pointSize="13"/>
        <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
        <color key="baseForegroundColor" white="1" alpha="1"/>
        <color key="baseBackgroundColor" systemColor="systemBlueColor"/>
        <backgroundConfiguration key="background" cornerRadius="6" strokeWidth="1.5">
          <color key="backgroundColor" white="0.0" alpha="1"/>
          <color key="strokeColor" name="Line"/>
        </backgroundConfiguration>
      </buttonConfiguration>
      """)
    let read = try #require(button.configuration)
    var expected = ButtonContent.Configuration(style: "filled")
    expected.title = "Get"
    expected.subtitle = "free"
    expected.image = "star"
    expected.imageIsSystemSymbol = true
    expected.imagePlacement = "trailing"
    expected.imagePadding = 4
    expected.titlePadding = 2
    expected.buttonSize = "large"
    expected.cornerStyle = "capsule"
    expected.titleFont = .system(size: 13, weight: .regular, isItalic: false)
    expected.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expected.baseForegroundColor = .fixed(RGBA(red: 1, green: 1, blue: 1))
    expected.baseBackgroundColor = .system("systemBlueColor", fallback: nil)
    expected.backgroundCornerRadius = 6
    expected.strokeWidth = 1.5
    expected.backgroundColor = .fixed(RGBA(red: 0, green: 0, blue: 0))
    expected.strokeColor = .named("Line")
    #expect(read == expected)
  }

  @Test("image views name images and symbols")
  func imageViews() throws {
    let photo = try Sample.view("<imageView image=\"icon\" highlightedImage=\"icon-on\"/>")
    guard case .imageView(let content) = photo.content else { throw Missing() }
    #expect(content.image == "icon" && content.highlightedImage == "icon-on")
    #expect(!content.isSystemSymbol)
    let symbol = try Sample.view(
      """
      <imageView><imageReference key="image" image="star.fill" catalog="system" \
      symbolScale="large"/><preferredSymbolConfiguration key="preferredSymbolConfiguration" \
      configurationType="font" weight="bold"><fontDescription key="fontDescription" \
      type="system" pointSize="21"/></preferredSymbolConfiguration></imageView>
      """)
    guard case .imageView(let content) = symbol.content else { throw Missing() }
    #expect(content.image == "star.fill" && content.isSystemSymbol)
    #expect(content.symbolScale == "large" && content.symbolWeight == .bold)
    #expect(content.symbolPointSize == 21)
  }
}
