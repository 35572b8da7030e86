import InterfaceBuilder
import Testing

@testable import ViewLayout

@Suite("Sizes of labels")
struct LabelSizeTests {
  struct LineHeight: Sendable {
    var pointSize: Double
    var at2x: Double
    var at3x: Double
  }

  static let lineHeights: [LineHeight] = [
    LineHeight(pointSize: 8, at2x: 10, at3x: 9.667),
    LineHeight(pointSize: 11, at2x: 13.5, at3x: 13.333),
    LineHeight(pointSize: 12, at2x: 14.5, at3x: 14.333),
    LineHeight(pointSize: 13, at2x: 16, at3x: 15.667),
    LineHeight(pointSize: 14, at2x: 17, at3x: 17),
    LineHeight(pointSize: 15, at2x: 18, at3x: 18),
    LineHeight(pointSize: 16, at2x: 19.5, at3x: 19.333),
    LineHeight(pointSize: 17, at2x: 20.5, at3x: 20.333),
    LineHeight(pointSize: 20, at2x: 24, at3x: 24),
    LineHeight(pointSize: 22, at2x: 26.5, at3x: 26.333),
    LineHeight(pointSize: 24, at2x: 29, at3x: 28.667),
    LineHeight(pointSize: 28, at2x: 33.5, at3x: 33.667),
    LineHeight(pointSize: 34, at2x: 41, at3x: 40.667),
    LineHeight(pointSize: 45, at2x: 54, at3x: 54),
  ]

  @Test("a line's height is its font's, rounded up to pixels", arguments: lineHeights)
  func lineHeight(row: LineHeight) {
    let block = TextBlock("Ag", pointSize: row.pointSize)
    let at2x = TextMeasurer(scale: 2).size(of: block).height
    let at3x = TextMeasurer(scale: 3).size(of: block).height
    #expect(at2x == row.at2x)
    #expect(abs(at3x - row.at3x) < 0.001)
  }

  struct Paragraph: Sendable {
    var font: FontDescription
    var lines: Int
    var scale: Double
    var height: Double

    static func fixed(_ pointSize: Double, _ lines: Int, is height: Double) -> Paragraph {
      let font = FontDescription.system(size: pointSize, weight: .regular, isItalic: false)
      return Paragraph(font: font, lines: lines, scale: 2, height: height)
    }

    static func style(
      _ name: String, _ lines: Int, scale: Double = 2, is height: Double
    ) -> Paragraph {
      let font = FontDescription.textStyle("UICTFontTextStyle" + name)
      return Paragraph(font: font, lines: lines, scale: scale, height: height)
    }
  }

  static let paragraphs: [Paragraph] = [
    .fixed(14, 2, is: 33.5), .fixed(17, 2, is: 41), .fixed(17, 5, is: 101.5),
    .fixed(15, 3, is: 54), .fixed(15, 6, is: 107.5), .fixed(12, 2, is: 29),
    .fixed(16, 2, is: 38.5),
    .style("Subhead", 2, is: 38), .style("Subhead", 3, is: 58), .style("Subhead", 4, is: 78),
    .style("Body", 4, is: 86.5), .style("Body", 2, scale: 3, is: 42.333),
    .style("Callout", 5, scale: 3, is: 103.333), .style("Footnote", 2, is: 34),
    .style("Title0", 1, is: 41), .style("Headline", 1, is: 20.5),
  ]

  @Test("lines stand a line height apart, or a text style's leading", arguments: paragraphs)
  func severalLines(paragraph: Paragraph) {
    let text = Array(repeating: "Line", count: paragraph.lines).joined(separator: "\n")
    var block = TextBlock(text, font: paragraph.font)
    block.numberOfLines = 0
    let height = TextMeasurer(scale: paragraph.scale).size(of: block).height
    #expect(abs(height - paragraph.height) < 0.001)
  }

  @Test("widths are those that Interface Builder saves")
  func widths() {
    func width(_ text: String, _ pointSize: Double) -> Double {
      TextMeasurer(scale: 2).size(of: TextBlock(text, pointSize: pointSize)).width
    }
    #expect(width("Label", 17) == 41.5)
    #expect(width("Button", 15) == 46)
    #expect(abs(width("Title", 17) - 33) <= 0.5)
  }

  @Test("an empty label has no size")
  func empty() {
    #expect(TextMeasurer(scale: 2).size(of: TextBlock("", pointSize: 17)) == .zero)
  }
}
