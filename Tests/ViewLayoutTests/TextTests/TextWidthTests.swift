import InterfaceBuilder
import Testing

@testable import ViewLayout

@Suite("Widths of text")
struct TextWidthTests {
  private let measurer = TextMeasurer(scale: 2)

  private func width(_ text: String, _ size: Double = 12, _ weight: FontWeight = .regular) -> Double
  {
    let font = measurer.font(.system(size: size, weight: weight, isItalic: false))
    return measurer.width(of: text, font: font)
  }

  /// What a letter takes of an em, without tracking: large sizes have none, only a scale.
  private func em(_ letter: String) -> Double { width(letter, 34) / 34 / 0.915 }

  @Test("a text is its advances and kerning")
  func kerning() {
    #expect(width("AV") < width("A") + width("V"))
    #expect(width("nn") == 2 * width("n"))
  }

  struct Tracking: Sendable {
    var size: Double
    /// Points added to each letter, by Apple's published table.
    var published: Double
  }

  @Test(
    "tracking changes with the size, close to the published table",
    arguments: [
      Tracking(size: 8, published: 0.21), Tracking(size: 10, published: 0.12),
      Tracking(size: 12, published: 0), Tracking(size: 14, published: -0.15),
      Tracking(size: 16.5, published: -0.37), Tracking(size: 17, published: -0.43),
      Tracking(size: 18, published: -0.44),
    ])
  func tracking(row: Tracking) {
    #expect(abs(width("n", row.size) - row.size * em("n") - row.published) < 0.03)
  }

  @Test("letters stood further apart at 17 and 18 points before iOS 14", arguments: [17.0, 18])
  func editions(size: Double) {
    var traits = Traits()
    traits.systemFontEdition = .beforeIOS14
    let old = TextMeasurer(traits: traits)
    let font = old.font(.system(size: size, weight: .regular, isItalic: false))
    #expect(old.width(of: "Install", font: font) > width("Install", size) + 0.1)
  }

  @Test("from 20 points on a scale takes the place of tracking")
  func largeSizes() {
    #expect(abs(width("n", 20) - 20 * em("n") * 0.9216) < 1e-9)
    #expect(abs(width("n", 100) - 100 * em("n") * 0.915) < 1e-9)
  }

  @Test("no heavier weight is narrower")
  func weights() {
    let widths = FontWeight.allCases.map { width("Hamburgefonts 0123", 15, $0) }
    for (lighter, heavier) in zip(widths, widths.dropFirst()) { #expect(lighter <= heavier) }
  }

  @Test("an italic has the upright font's advances")
  func italic() {
    let italic = measurer.font(.system(size: 15, weight: .regular, isItalic: true))
    #expect(measurer.width(of: "Slanted", font: italic) == width("Slanted", 15))
  }

  @Test("a combining mark adds nothing, composed or not")
  func marks() {
    #expect(abs(width("e\u{301}n") - width("e\u{301}") - width("n")) < 1e-9)
    #expect(width("q\u{323}\u{307}") == width("q\u{323}"))
    #expect(width("क\u{94D}\u{200D}") == width("क"))
  }

  struct Script: Sendable {
    var text: String
    /// The mean advance of a character in em.
    var range: ClosedRange<Double>
  }

  static let scripts: [Script] = [
    Script(text: "広告を見る", range: 1...1.05), Script(text: "안녕하세요", range: 1...1.05),
    Script(text: "😀🎉", range: 1.11...1.13), Script(text: "👨‍👩‍👧‍👦", range: 1.11...1.13),
    Script(text: "اعلان", range: 0.4...0.55), Script(text: "התקן", range: 0.5...0.65),
    Script(text: "реклама", range: 0.5...0.7), Script(text: "διαφήμιση", range: 0.4...0.65),
    Script(text: "ติดตั้ง", range: 0.4...0.65), Script(text: "Ünïcödé", range: 0.4...0.65),
  ]

  @Test("other scripts have plausible advances", arguments: scripts)
  func otherScripts(script: Script) {
    let mean = width(script.text, 100, .regular) / 100 / Double(script.text.count)
    #expect(script.range.contains(mean))
  }

  @Test(
    "emoji are larger than their em at text sizes",
    arguments: [(12.0, 1.25), (16, 1.25), (38, 1.12)])
  func emoji(size: Double, em: Double) {
    #expect(abs(width("😀", size) - size * em) < 1e-9)
  }

  @Test("mixed text is the sum of its parts")
  func mixed() {
    #expect(abs(width("n広") - width("n") - width("広")) < 1e-9)
    #expect(abs(width("n é") - width("n ") - width("é")) < 1e-9)
  }

  @Test("a text that ends up in another storage measures the same")
  func substring() {
    let text = "Ad Offline trail maps"
    #expect(width(String(text.dropFirst(3))) == width("Offline trail maps"))
  }

  @Test("a monospaced font gives each character the same advance")
  func monospaced() {
    let font = measurer.font(.named(name: "Menlo-Regular", family: "Menlo", size: 10))
    #expect(abs(measurer.width(of: "iiWW", font: font) - 4 * 6.02) < 1e-9)
  }

  @Test("known families have line heights of their own")
  func families() {
    let openSans = measurer.font(.named(name: "OpenSans-Bold", family: "Open Sans", size: 15))
    #expect(openSans.isKnown)
    #expect(openSans.weight == .bold)
    #expect(abs(openSans.lineHeight - 20.43) < 1e-9)
    let helvetica = measurer.font(.named(name: "Helvetica", family: nil, size: 13))
    #expect(measurer.pixelCeil(helvetica.lineHeight) == 15)
    #expect(
      measurer.font(.named(name: ".SFUIText-Semibold", family: nil, size: 17)).weight == .semibold)
  }

  @Test("an unknown family has the system font's metrics and is named once")
  func unknownFamily() throws {
    let font = FontDescription.named(name: "Corporate-Bold", family: "Corporate", size: 17)
    #expect(!measurer.font(font).isKnown)
    #expect(measurer.width(of: "Buy", font: measurer.font(font)) == width("Buy", 17, .bold))
    var label = LabelContent()
    label.font = font
    var root = View(element: "view")
    for id in ["one", "two"] {
      var view = View(element: "label")
      view.id = id
      view.content = .label(label)
      root.subviews.append(view)
    }
    let tree = ViewTree(
      document: Document(path: "Test.xib", kind: .xib), layout: Layout(root: root), traits: Traits()
    )
    let diagnostics = IntrinsicSizes(tree: tree).unknownFonts(in: tree)
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.message.contains("Corporate-Bold") == true)
  }

  @Test(
    "characters that are not seen have no width, in words of any script",
    arguments: [
      "\u{AD}", "\u{200B}", "\u{200C}", "\u{200E}", "\u{200F}", "\u{2060}", "\u{FEFF}", "\u{202E}",
    ])
  func invisible(mark: String) {
    for (start, end) in [("Donau", "dampf"), ("\u{5D0}", "\u{5D1}"), ("日", "本")] {
      let kerned = width(start) + width(end)
      #expect(abs(width(start + mark + end) - kerned) < 0.01)
    }
  }

  @Test("a letter with a mark of its own is as wide as the letter")
  func ownMarks() {
    #expect(width("e\u{301}") == width("e"))
    #expect(abs(width("me\u{301}lange") - width("m") - width("e") - width("lange")) < 0.01)
  }
}
