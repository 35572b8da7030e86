import InterfaceBuilder
import Testing

@testable import ViewLayout

@Suite("Paragraphs and alignment")
struct ParagraphTests {
  private func height(_ change: (inout ParagraphStyle) -> Void) -> Double {
    var style = ParagraphStyle()
    change(&style)
    var run = AttributedText.Run(text: "one\ntwo")
    run.paragraph = style
    let font = FontDescription.named(name: "Courier", family: "Courier", size: 10)
    var block = TextBlock(AttributedText(runs: [run]), font: font)
    block.numberOfLines = 0
    return TextMeasurer(scale: 2).size(of: block).height
  }

  @Test("a paragraph's settings change the height of its lines")
  func heights() {
    #expect(height { _ in } == 20)
    #expect(height { $0.lineSpacing = 4 } == 24)
    #expect(height { $0.lineHeightMultiple = 1.5 } == 30)
    #expect(height { $0.minimumLineHeight = 18 } == 36)
    #expect(height { $0.maximumLineHeight = 8 } == 16)
    #expect(height { $0.paragraphSpacing = 6 } == 26)
  }

  @Test("the tallest font of a line makes its height")
  func mixedFonts() {
    var large = AttributedText.Run(text: "9")
    large.font = .system(size: 30, weight: .regular, isItalic: false)
    let text = AttributedText(runs: [.init(text: "Only "), large, .init(text: " left")])
    let block = TextBlock(text, font: .system(size: 12, weight: .regular, isItalic: false))
    #expect(TextMeasurer(scale: 2).size(of: block).height == 36)
  }

  @Test("kerning of an attributed text counts for each character")
  func kern() {
    var run = AttributedText.Run(text: "abc")
    run.kern = 2
    let font = FontDescription.named(name: "Courier", family: "Courier", size: 10)
    let block = TextBlock(AttributedText(runs: [run]), font: font)
    #expect(TextMeasurer(scale: 2).size(of: block).width == 24)
  }

  @Test("natural alignment follows the interface, and a paragraph's alignment comes first")
  func alignment() {
    let bounds = Size(width: 100, height: 20)
    var block = TextBlock("abc", font: .named(name: "Courier", family: nil, size: 10))
    block.alignment = .natural
    #expect(TextMeasurer(scale: 2).layout(block, in: bounds).rect.x == 0)
    let rightToLeft = TextMeasurer(scale: 2, isRightToLeft: true).layout(block, in: bounds)
    #expect(rightToLeft.alignment == .right)
    #expect(rightToLeft.rect.x == 82)
    block.text.runs[0].paragraph = ParagraphStyle()
    block.text.runs[0].paragraph?.alignment = .center
    let centered = TextMeasurer(scale: 2).layout(block, in: bounds)
    #expect(centered.rect == Rect(x: 41, y: 5, width: 18, height: 10))
  }
}
