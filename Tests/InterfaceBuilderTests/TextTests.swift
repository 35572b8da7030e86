import Testing

@testable import InterfaceBuilder

@Suite("texts and fonts")
struct TextTests {
  private func label(_ attributes: String, _ children: String = "") throws -> LabelContent {
    let view = try Sample.view("<label \(attributes)>\(children)</label>")
    guard case .label(let content) = view.content else { throw Missing() }
    return content
  }

  private struct Missing: Error {}

  @Test(
    "a text may stand in an attribute or in an element",
    arguments: [
      ("text=\"Ad\"", "", "Ad"),
      ("text=\"two&#10;lines\"", "", "two\nlines"),
      ("", "<string key=\"text\">two\nlines &amp; more</string>", "two\nlines & more"),
      ("", "<mutableString key=\"text\">changing</mutableString>", "changing"),
      ("", "<string key=\"text\" base64-UTF8=\"YES\">\nw6kgAg\n</string>", "é \u{2}"),
      ("", "<string key=\"text\"/>", ""), ("", "<string key=\"other\">x</string>", ""),
      ("", "", ""),
    ])
  func forms(attributes: String, children: String, expected: String) throws {
    #expect(try label(attributes, children).text == expected)
  }

  @Test("Base64 that is none is noted")
  func brokenBase64() throws {
    let document = try Sample.read(
      Sample.xib("<label><string key=\"text\" base64-UTF8=\"YES\">%%</string></label>"))
    #expect(document.diagnostics.map(\.rule) == ["unreadable-value"])
  }

  @Test("a label's attributes are read, and what is left out has the format's default")
  func labels() throws {
    let plain = try label("text=\"x\"")
    #expect(plain.alignment == .left && plain.lineBreakMode == .tailTruncation)
    #expect(plain.numberOfLines == 1 && !plain.adjustsFontSizeToFitWidth && plain.isEnabled)
    #expect(try label("minimumFontSize=\"9\"").adjustsFontSizeToFitWidth)
    #expect(try label("minimumScaleFactor=\"0.5\"").adjustsFontSizeToFitWidth)
    let full = try label(
      """
      textAlignment="natural" lineBreakMode="wordWrap" numberOfLines="0" minimumFontSize="9" \
      minimumScaleFactor="0.5" adjustsFontSizeToFit="NO" preferredMaxLayoutWidth="200" \
      adjustsFontForContentSizeCategory="YES" enabled="NO"
      """,
      "<color key=\"textColor\" name=\"Ink\"/><nil key=\"highlightedColor\"/>")
    #expect(full.alignment == .natural && full.lineBreakMode == .wordWrap)
    #expect(full.numberOfLines == 0 && full.minimumFontSize == 9)
    #expect(full.minimumScaleFactor == 0.5 && !full.adjustsFontSizeToFitWidth)
    #expect(full.preferredMaxLayoutWidth == 200 && full.adjustsFontForContentSizeCategory)
    #expect(!full.isEnabled && full.textColor == .named("Ink") && full.highlightedColor == nil)
  }

  @Test("a font of no size has the usual one, which is said", arguments: ["-3", "0"])
  func fontSizes(size: String) throws {
    let document = try Sample.read(
      Sample.xib(
        "<label><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/></label>"
      ))
    guard case .label(let label)? = document.layouts.first?.root.content else {
      Issue.record("no label")
      return
    }
    #expect(label.font == .system(size: 17, weight: .regular, isItalic: false))
    #expect(
      document.diagnostics.map(\.message) == [
        "pointSize=\"\(size)\" of <fontDescription> is not above 0: the usual size is taken"
      ])
  }

  private static let fontSpellings: [(String, FontDescription)] = [
    (
      #"type="system" pointSize="17""#,
      FontDescription.system(size: 17, weight: .regular, isItalic: false)
    ),
    (#"type="boldSystem" pointSize="11""#, .system(size: 11, weight: .bold, isItalic: false)),
    (#"type="italicSystem" pointSize="12""#, .system(size: 12, weight: .regular, isItalic: true)),
    (
      #"type="system" weight="semibold" pointSize="15""#,
      .system(size: 15, weight: .semibold, isItalic: false)
    ),
    (
      #"name=".SFUIText-Medium" family=".SF UI Text" pointSize="13""#,
      .system(size: 13, weight: .medium, isItalic: false)
    ),
    (
      #"name=".AppleSystemUIFont" family=".AppleSystemUIFont" pointSize="14""#,
      .system(size: 14, weight: .regular, isItalic: false)
    ),
    (
      #"name=".AppleSystemUIFontBold" family="x" pointSize="14""#,
      .system(size: 14, weight: .bold, isItalic: false)
    ),
    (
      #"name="Avenir-Heavy" family="Avenir" pointSize="20""#,
      .named(name: "Avenir-Heavy", family: "Avenir", size: 20)
    ),
    (#"style="UICTFontTextStyleBody""#, .textStyle("UICTFontTextStyleBody")),
  ]

  @Test(
    "fonts in every spelling",
    arguments: fontSpellings)
  func fonts(attributes: String, expected: FontDescription) throws {
    let font = try label("", "<fontDescription key=\"fontDescription\" \(attributes)/>").font
    #expect(font == expected)
  }

  @Test("attributed text keeps its runs, and only counts where the label asks for it")
  func attributedText() throws {
    let attributed = """
      <attributedString key="attributedText">
        <fragment content="Big"><attributes>
          <color key="NSColor" white="1" alpha="1"/>
          <font key="NSFont" metaFont="systemBold" size="22"/>
          <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="truncatingTail" \
          lineHeightMultiple="1.2" lineSpacing="3" minimumLineHeight="10" maximumLineHeight="30" \
          paragraphSpacing="4"/>
          <integer key="NSUnderline" value="1"/><real key="NSKern" value="0.5"/>
        </attributes></fragment>
        <fragment><string key="content"> small
      </string><attributes>
          <font key="NSFont" metaFont="smallSystem"/>
          <font key="NSFont" name="Georgia" size="10"/>
        </attributes></fragment>
      </attributedString>
      """
    #expect(try label("text=\"x\"", attributed).attributedText == nil)
    let text = try #require(try label("usesAttributedText=\"YES\"", attributed).attributedText)
    #expect(text.string == "Big small\n")
    let run = try #require(text.runs.first)
    #expect(run.color == .fixed(RGBA(red: 1, green: 1, blue: 1)))
    #expect(run.font == .system(size: 22, weight: .bold, isItalic: false))
    #expect(run.isUnderlined && !run.isStruckThrough && run.kern == 0.5)
    let paragraph = try #require(run.paragraph)
    #expect(paragraph.alignment == .center && paragraph.lineBreakMode == .tailTruncation)
    #expect(paragraph.lineHeightMultiple == 1.2 && paragraph.lineSpacing == 3)
    #expect(paragraph.minimumLineHeight == 10 && paragraph.maximumLineHeight == 30)
    #expect(paragraph.paragraphSpacing == 4)
    #expect(text.runs.last?.font == .named(name: "Georgia", family: nil, size: 10))
  }

  @Test("text fields and text views")
  func otherTexts() throws {
    let field = try Sample.view(
      """
      <textField placeholder="Name" borderStyle="roundedRect" textAlignment="center">
      <string key="text">Ann</string><textInputTraits key="textInputTraits" secureTextEntry="YES"/>
      </textField>
      """)
    guard case .textField(let content) = field.content else { throw Missing() }
    #expect(content.text == "Ann" && content.placeholder == "Name" && content.isSecure)
    #expect(content.borderStyle == "roundedRect" && content.alignment == .center)
    let view = try Sample.view(
      """
      <textView scrollEnabled="NO"><attributedString key="attributedText">
      <fragment content="Terms"/></attributedString></textView>
      """)
    guard case .textView(let content) = view.content else { throw Missing() }
    #expect(content.text == "Terms" && !content.isScrollEnabled)
  }
}
