import InterfaceBuilder
import Testing

@testable import ViewLayout

@Suite("Cutting text that does not fit")
struct TruncationTests {
  private func layout(
    _ text: String, columns: Double, lines: Int = 1, mode: LineBreakMode, height: Double = 200
  ) -> TextLayout {
    var block = TextBlock(text, font: .named(name: "Courier", family: "Courier", size: 10))
    block.numberOfLines = lines
    block.lineBreakMode = mode
    return TextMeasurer(scale: 2).layout(block, in: Size(width: columns * 6, height: height))
  }

  struct Cut: Sendable {
    var mode: LineBreakMode
    var lines: Int
    var shown: [String]
  }

  static let cuts: [Cut] = [
    Cut(mode: .tailTruncation, lines: 1, shown: ["one two…"]),
    Cut(mode: .headTruncation, lines: 1, shown: ["…ree four"]),
    Cut(mode: .middleTruncation, lines: 1, shown: ["one …four"]),
    Cut(mode: .clip, lines: 1, shown: ["one two t"]),
    Cut(mode: .wordWrap, lines: 1, shown: ["one two"]),
    Cut(mode: .characterWrap, lines: 1, shown: ["one two t"]),
    Cut(mode: .tailTruncation, lines: 2, shown: ["one two", "three fo…"]),
    Cut(mode: .headTruncation, lines: 2, shown: ["one two", "…ree four"]),
    Cut(mode: .wordWrap, lines: 2, shown: ["one two", "three"]),
  ]

  @Test("each mode cuts in its own way", arguments: cuts)
  func modes(cut: Cut) {
    let layout = layout("one two three four", columns: 9, lines: cut.lines, mode: cut.mode)
    #expect(layout.lines.map(\.string) == cut.shown)
    #expect(layout.isTruncated)
    #expect(layout.text.string == "one two three four")
    let needed = cut.mode == .characterWrap ? 2 : 3
    #expect(layout.neededLines == needed)
    #expect(layout.neededHeight == 10 * Double(needed))
    #expect(layout.width <= 54.25)
  }

  @Test("text that fits is whole", arguments: [LineBreakMode.tailTruncation, .clip, .wordWrap])
  func fits(mode: LineBreakMode) {
    let layout = layout("one two", columns: 7, mode: mode)
    #expect(layout.lines.map(\.string) == ["one two"])
    #expect(!layout.isTruncated)
  }

  @Test("lines that the height lacks are cut, but one is always shown")
  func height() {
    let two = layout("one two three four", columns: 5, lines: 0, mode: .tailTruncation, height: 20)
    #expect(two.lines.map(\.string) == ["one", "two…"])
    #expect(two.isTruncated)
    #expect(two.neededLines == 4)
    let one = layout("one", columns: 5, lines: 0, mode: .tailTruncation, height: 2)
    #expect(one.lines.map(\.string) == ["one"])
  }

  @Test("a second paragraph that isn't shown leaves an ellipsis")
  func paragraphs() {
    #expect(layout("a\nb", columns: 9, mode: .tailTruncation).lines.map(\.string) == ["a…"])
  }

  @Test("a width of nothing shows the ellipsis alone, and doesn't trap")
  func noWidth() {
    #expect(layout("abc", columns: 0, mode: .tailTruncation).lines.map(\.string) == ["…"])
    #expect(layout("abc", columns: 0, mode: .middleTruncation).lines.map(\.string) == ["…"])
    #expect(layout("", columns: 0, mode: .tailTruncation).lines.isEmpty)
  }

  @Test("a line keeps its attributes when it is cut")
  func attributes() {
    var bold = AttributedText.Run(text: "Hello ")
    bold.font = .named(name: "Courier-Bold", family: "Courier", size: 10)
    var plain = AttributedText.Run(text: "wide world")
    plain.isUnderlined = true
    let font = FontDescription.named(name: "Courier", family: "Courier", size: 10)
    let block = TextBlock(AttributedText(runs: [bold, plain]), font: font)
    let layout = TextMeasurer(scale: 2).layout(block, in: Size(width: 60, height: 20))
    #expect(layout.lines.first?.runs.map(\.text) == ["Hello ", "wid…"])
    #expect(layout.lines.first?.runs.map(\.isUnderlined) == [false, true])
  }

  @Test("a font that may shrink does so before anything is cut")
  func shrinking() {
    var block = TextBlock("one two three", font: .named(name: "Courier", family: nil, size: 10))
    block.minimumScaleFactor = 0.5
    let measurer = TextMeasurer(scale: 2)
    let shrunk = measurer.layout(block, in: Size(width: 52, height: 20))
    #expect(shrunk.lines.map(\.string) == ["one two three"])
    #expect(abs(shrunk.fontScale - 52.0 / 78) < 1e-9)
    let tooSmall = measurer.layout(block, in: Size(width: 26, height: 20))
    #expect(tooSmall.fontScale == 0.5)
    #expect(tooSmall.isTruncated)
    #expect(measurer.size(of: block).width == 78)
  }
}
