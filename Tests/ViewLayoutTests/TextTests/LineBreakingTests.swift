import InterfaceBuilder
import Testing

@testable import ViewLayout

@Suite("Breaking text into lines")
struct LineBreakingTests {
  private let measurer = TextMeasurer(scale: 2)

  /// The lines of a 10-point monospaced text, whose characters are 6 points wide.
  private func lines(
    _ text: String, columns: Double, mode: LineBreakMode = .wordWrap
  ) -> [String] {
    var block = TextBlock(text, font: .named(name: "Courier", family: "Courier", size: 10))
    block.numberOfLines = 0
    block.lineBreakMode = mode
    let bounds = Size(width: columns * 6, height: .infinity)
    return measurer.layout(block, in: bounds).lines.map(\.string)
  }

  @Test("lines break between words, and white space hangs")
  func words() {
    #expect(lines("one two three", columns: 7) == ["one two", "three"])
    #expect(lines("one two three", columns: 8) == ["one two", "three"])
    #expect(lines("one   two", columns: 3) == ["one", "two"])
    #expect(lines("one two ", columns: 7) == ["one two"])
  }

  @Test("a word that is too long breaks between characters")
  func longWords() {
    #expect(lines("abcdefgh", columns: 3) == ["abc", "def", "gh"])
    #expect(lines("a bcdefgh", columns: 4) == ["a", "bcde", "fgh"])
    #expect(lines("abc", columns: 0.5) == ["a", "b", "c"])
  }

  @Test("character wrap breaks anywhere")
  func characters() {
    #expect(lines("one two", columns: 5, mode: .characterWrap) == ["one t", "wo"])
  }

  @Test("newlines begin lines, also at the end")
  func newlines() {
    #expect(lines("a\nb", columns: 9) == ["a", "b"])
    #expect(lines("a\n\nb", columns: 9) == ["a", "", "b"])
    #expect(lines("a\r\nb\n", columns: 9) == ["a", "b", ""])
    #expect(lines("", columns: 9) == [])
  }

  @Test("a hyphen after a word lets the line break, a minus before a number doesn't")
  func hyphens() {
    #expect(lines("well-known", columns: 6) == ["well-", "known"])
    #expect(lines("at -12", columns: 4) == ["at", "-12"])
  }

  @Test("no-break space keeps words together")
  func noBreakSpace() {
    #expect(lines("a 10\u{A0}km", columns: 5) == ["a", "10\u{A0}km"])
  }

  @Test(
    "a paragraph's last word takes the one before it along where labels avoid orphans",
    arguments: [
      ("one two three", 9.0, ["one", "two three"]),
      ("one two three", 8, ["one two", "three"]),
      ("one two three", 13, ["one two three"]),
      ("one two three four", 7, ["one two", "three", "four"]),
      ("one two three four", 10, ["one two", "three four"]),
      ("one two three four", 14, ["one two", "three four"]),
      ("status of long-running job", 22, ["status of long-", "running job"]),
      ("incomparable one", 12, ["incomparable", "one"]),
      ("one two three\nfour five six", 9, ["one", "two three", "four", "five six"]),
    ])
  func orphans(text: String, columns: Double, expected: [String]) {
    var block = TextBlock(text, font: .named(name: "Courier", family: "Courier", size: 10))
    block.numberOfLines = 0
    block.lineBreakMode = .wordWrap
    block.avoidsOrphans = true
    let bounds = Size(width: columns * 6, height: .infinity)
    #expect(measurer.layout(block, in: bounds).lines.map(\.string) == expected)
  }

  @Test("ideographs break anywhere but before closing and after opening punctuation")
  func ideographs() {
    func lines(_ text: String, ems: Double) -> [String] {
      var block = TextBlock(text, pointSize: 10)
      block.numberOfLines = 0
      return measurer.layout(block, in: Size(width: ems * 10.2, height: .infinity))
        .lines.map(\.string)
    }
    #expect(lines("広告広告広", ems: 2) == ["広告", "広告", "広"])
    #expect(lines("広告。広", ems: 2) == ["広", "告。", "広"])
    #expect(lines("広「告」", ems: 2) == ["広", "「告", "」"])
    #expect(lines("안녕 하세요", ems: 4) == ["안녕", "하세요"])
  }

  @Test("a wrapped label is as wide as its widest line with the space at its end, if there is room")
  func widestLine() {
    var block = TextBlock("one two three", font: .named(name: "Courier", family: nil, size: 10))
    block.numberOfLines = 0
    let size = measurer.size(of: block, maximumWidth: 50)
    #expect(size == Size(width: 48, height: 20))
    #expect(measurer.size(of: block, maximumWidth: 45).width == 45)
    #expect(measurer.size(of: block, maximumWidth: 42).width == 42)
    block.numberOfLines = 1
    #expect(measurer.size(of: block, maximumWidth: 50).width == 78)
  }

  @Test("a label whose width was rounded to pixels keeps its text on one line")
  func intrinsicWidthHolds() {
    for text in ["Label", "Sign in", "Offline trail maps for everyone", "Title", "Wir öffnen"] {
      for pointSize in [11.0, 13, 17, 22, 34] {
        var block = TextBlock(text, pointSize: pointSize)
        block.numberOfLines = 0
        let size = measurer.size(of: block)
        let layout = measurer.layout(block, in: size)
        #expect(layout.lines.count == 1)
        #expect(!layout.isTruncated)
      }
    }
  }

  @Test("the number of lines limits the size")
  func limitedLines() {
    var block = TextBlock(
      "one two three four", font: .named(name: "Courier", family: nil, size: 10))
    block.numberOfLines = 2
    #expect(measurer.size(of: block, maximumWidth: 30).height == 20)
    block.numberOfLines = 0
    #expect(measurer.size(of: block, maximumWidth: 30).height == 40)
  }

  @Test("a long text breaks in time that grows with its length")
  func longText() {
    let text = String(repeating: "word ", count: 20_000)
    #expect(lines(text, columns: 9).count == 10_000)
  }
}
