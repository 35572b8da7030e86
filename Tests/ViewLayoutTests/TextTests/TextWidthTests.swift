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

  @Test("at 12 points a text is its advances and kerning")
  func kerning() {
    // A 0.6639, V 0.6639 and the pair's kerning; at 12 points there is no tracking.
    #expect(abs(width("A") - 12 * 0.6639) < 1e-9)
    #expect(width("AV") < width("A") + width("V"))
    #expect(width("nn") == 2 * width("n"))
  }

  @Test("tracking changes with the size")
  func tracking() {
    #expect(abs(width("n", 17) - (17 * 0.5882 - 0.43)) < 1e-9)
    #expect(abs(width("n", 10) - (10 * 0.5882 + 0.12)) < 1e-9)
    #expect(abs(width("n", 16.5) - (16.5 * 0.5882 - 0.37)) < 1e-9)
  }

  @Test("from 20 points on a scale takes the place of tracking")
  func largeSizes() {
    #expect(abs(width("n", 20) - 20 * 0.5882 * 0.9216) < 1e-9)
    #expect(abs(width("n", 100) - 100 * 0.5882 * 0.915) < 1e-9)
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
    Script(text: "😀🎉", range: 1.25...1.25), Script(text: "👨‍👩‍👧‍👦", range: 1.25...1.25),
    Script(text: "اعلان", range: 0.4...0.55), Script(text: "התקן", range: 0.5...0.65),
    Script(text: "реклама", range: 0.5...0.7), Script(text: "διαφήμιση", range: 0.4...0.65),
    Script(text: "ติดตั้ง", range: 0.4...0.65), Script(text: "Ünïcödé", range: 0.4...0.65),
  ]

  @Test("other scripts have plausible advances", arguments: scripts)
  func otherScripts(script: Script) {
    let mean = width(script.text, 100, .regular) / 100 / Double(script.text.count)
    #expect(script.range.contains(mean))
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
}
