import Cells
import Testing

@Suite("Lines of text")
struct TextLayoutTests {
  struct Case: Sendable {
    let text: String
    let columns: Int
    var lines = 0
    var overflow = TextOverflow.tailTruncation
    let expected: [String]
  }

  @Test(
    "lines break where readers expect it",
    arguments: [
      Case(text: "one two three", columns: 7, expected: ["one two", "three"]),
      Case(text: "one  two", columns: 3, expected: ["one", "two"]),
      Case(text: "  in front", columns: 20, expected: ["  in front"]),
      Case(text: "unbreakable", columns: 4, expected: ["unbr", "eaka", "ble"]),
      Case(text: "a unbreakable", columns: 4, expected: ["a", "unbr", "eaka", "ble"]),
      Case(text: "well-known", columns: 6, expected: ["well-", "known"]),
      Case(text: "at -5 °C", columns: 5, expected: ["at -5", "°C"]),
      Case(text: "10\u{A0}km", columns: 4, expected: ["10 k", "m"]),
      Case(text: "one\ntwo\r\n\nfour\n", columns: 9, expected: ["one", "two", "", "four"]),
      Case(text: "ab cd", columns: 4, overflow: .characterWrap, expected: ["ab c", "d"]),
      Case(text: "あいうえ。おか", columns: 8, expected: ["あいう", "え。おか"]),
      Case(text: "あいう「え」お", columns: 8, expected: ["あいう", "「え」お"]),
      Case(text: "きゃっと", columns: 2, expected: ["き", "ゃ", "っ", "と"]),
      Case(text: "日本go語", columns: 5, expected: ["日本", "go語"]),
      Case(text: "한국어 문장", columns: 8, expected: ["한국어", "문장"]),
      Case(text: "漢", columns: 1, expected: ["漢"]),
      Case(text: "ไทย\u{200B}แลนด์", columns: 4, expected: ["ไทย", "แลนด์"]),
      Case(text: "क्षक्ष", columns: 3, expected: ["क्ष", "क्ष"]),
      Case(text: "", columns: 5, expected: []),
      Case(text: "gone", columns: 0, expected: []),
    ])
  func breaks(_ example: Case) {
    let layout = TextLayout(
      DisplayText(example.text), columns: example.columns, maximumLines: example.lines,
      overflow: example.overflow)
    #expect(layout.lines.map(\.string) == example.expected)
  }

  @Test(
    "what does not fit is cut as the mode says",
    arguments: [
      Case(text: "one two three", columns: 7, lines: 1, expected: ["one tw…"]),
      Case(text: "one two three", columns: 5, lines: 1, expected: ["one…"]),
      Case(text: "one two three", columns: 7, lines: 1, overflow: .wordWrap, expected: ["one two"]),
      Case(text: "one two three", columns: 6, lines: 1, overflow: .clip, expected: ["one tw"]),
      Case(text: "abcdef", columns: 4, lines: 1, overflow: .headTruncation, expected: ["…def"]),
      Case(
        text: "Hello wonderful world", columns: 11, lines: 1, overflow: .middleTruncation,
        expected: ["Hello…world"]),
      Case(text: "one two three four", columns: 7, lines: 2, expected: ["one two", "three…"]),
      Case(
        text: "one two three four", columns: 7, lines: 2, overflow: .headTruncation,
        expected: ["one two", "…e four"]),
      Case(
        text: "one two three four five", columns: 7, lines: 2, overflow: .middleTruncation,
        expected: ["one two", "thr…ive"]),
      Case(text: "one\ntwo", columns: 9, lines: 1, expected: ["one…"]),
      Case(text: "one\n", columns: 9, lines: 1, expected: ["one"]),
      Case(text: "ab", columns: 1, lines: 1, expected: ["…"]),
      Case(text: "a👨‍👩‍👧b", columns: 3, lines: 1, expected: ["a…"]),
      Case(text: "क्षक्ष", columns: 2, lines: 1, expected: ["…"]),
    ])
  func cuts(_ example: Case) {
    let layout = TextLayout(
      DisplayText(example.text), columns: example.columns, maximumLines: example.lines,
      overflow: example.overflow)
    #expect(layout.lines.map(\.string) == example.expected)
    #expect(layout.isTruncated == (example.text != "one\n"))
    #expect(layout.columns <= example.columns)
  }

  @Test(
    "a cut never falls inside a wide character",
    arguments: [
      (19, "あいうえおかきくけ…", 19), (20, "あいうえおかきくけ…", 19), (21, "あいうえおかきくけこ…", 21),
      (23, "あいうえおかきくけこend", 23),
    ])
  func wideCut(columns: Int, expected: String, width: Int) {
    let text = DisplayText("あいうえおかきくけこend")
    let layout = TextLayout(text, columns: columns, maximumLines: 1)
    #expect(layout.lines.map(\.string) == [expected])
    #expect(layout.columns == width)
    var grid = Grid(columns: columns + 2, rows: 1)
    grid.put("│", column: 0, row: 0)
    grid.put("│", column: columns + 1, row: 0)
    grid.put(layout, in: CellRect(column: 1, row: 0, columns: columns, rows: 1))
    let blanks = String(repeating: " ", count: columns - width)
    #expect(grid.text() == "│\(expected)\(blanks)│\n")
  }

  @Test("many thousands of line ends are no burden")
  func lineEnds() {
    let layout = TextLayout(DisplayText(String(repeating: "\n", count: 100_000)), columns: 9)
    #expect(layout.lines.count == 100_000)
    #expect(!layout.isTruncated)
  }

  @Test("an ellipsis looks like the text that it follows")
  func ellipsisStyle() {
    let bold = Style(attributes: .bold)
    let text = DisplayText([TextRun("Title ", style: bold), TextRun("and more")])
    let layout = TextLayout(text, columns: 6, maximumLines: 1)
    #expect(layout.lines.first?.clusters.last?.style == bold)
  }

  @Test("every row of any text is as wide as the grid, and nothing is lost by wrapping")
  func properties() {
    var seed: UInt64 = 7
    func random(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    let pieces = DisplayTextTests.sequences.map(\.source) + ["word", " ", " ", "、", "(", "עברית"]
    for _ in 0..<200 {
      let source = (0..<random(40)).map { _ in pieces[random(pieces.count)] }.joined()
      let text = DisplayText(source)
      let columns = 12 + random(20)
      let overflow = TextOverflow.allCases[random(TextOverflow.allCases.count)]
      let layout = TextLayout(
        text, columns: columns, maximumLines: random(4), overflow: overflow)
      #expect(layout.columns <= columns)
      var grid = Grid(columns: columns, rows: 6)
      grid.put(layout, in: grid.bounds, alignment: .natural)
      for row in 0..<grid.rows {
        #expect(grid.row(row).reduce(0) { $0 + $1.width } == columns)
      }
      let whole = TextLayout(text, columns: columns, overflow: overflow)
      let drawn = whole.lines.flatMap(\.clusters).filter { $0.kind != .space }
      #expect(drawn == text.clusters.filter { $0.kind != .space && $0.kind != .lineBreak })
    }
  }
}
