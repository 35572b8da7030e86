import Cells
import Testing

@testable import TerminalUI

/// Panes as text, exactly.
@Suite struct PaneTests {
  @Test func `a list shows its place, its filter, its selection and remarks`() {
    let names = ["Banner.xib", "A name that is far too long.xib", "日本語.xib"]
    let pane = ListPane(
      title: "Layouts", hasKeys: true, filter: "a", selection: 1, top: 0, count: 3,
      emptyText: "none fits", rows: 5
    ) { index in
      ListPane.Line(text: names[index], remark: index == 2 ? "3!" : "", isMarked: index == 2)
    }
    let grid = pane.paint(columns: 24, rows: 5)
    let text = grid.text()
    #expect(text.hasPrefix("┏ Layouts  /a ━━━━ 2/3 ┓\n┃  Banner.xib          ┃\n┃▌ A name"))
    #expect(text.hasSuffix("┃ ✓ 日本語.xib      3! ┃\n┗━━━━━━━━━━━━━━━━━━━━━━┛\n"))
    #expect(text.split(separator: "\n").allSatisfy { DisplayText.width(of: String($0)) == 24 })
    let empty = ListPane(
      title: "Ads", hasKeys: false, filter: "", selection: 0, top: 0, count: 0,
      emptyText: "none fits", rows: 3
    ) { _ in ListPane.Line(text: "") }
    #expect(
      empty.paint(columns: 14, rows: 3).text()
        == "┌ Ads ───────┐\n│ none fits  │\n└────────────┘\n")
  }

  @Test func `a text is wrapped within its columns and tells how far it is scrolled`() {
    let lines = StyledLine.wrapped(
      [
        StyledLine(text: "held by", indent: 0),
        StyledLine(text: "headline.leading = icon.trailing + 8", indent: 1), StyledLine(text: ""),
        StyledLine(text: "exactly sixteen.", indent: 2),
      ], columns: 18)
    #expect(
      lines.map { String(repeating: ".", count: $0.indent) + $0.text } == [
        "held by", ".headline.leading", ". = icon.trailing", ". + 8", "", "..exactly sixteen.",
      ])
    #expect(lines.allSatisfy { $0.indent + DisplayText.width(of: $0.text) <= 18 })
    let pane = TextPane(title: "Inspector", hasKeys: false, lines: lines, top: 3)
    #expect(
      pane.paint(columns: 24, rows: 4).text()
        == "┌ Inspector ────── 5/6 ┐\n│  + 8                 │\n│                      │\n"
        + "└──────────────────────┘\n")
  }

  static let cuts: [(String, Int, String)] = [
    ("short", 5, "short"), ("longer", 5, "long…"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
    ("x", 0, ""), ("ab", 1, "…"), ("a\u{1B}b", 3, "a␛b"),
  ]

  @Test(arguments: cuts)
  func `a text that is too long ends in a sign`(_ text: String, _ columns: Int, _ result: String) {
    #expect(PaneFrame.cut(text, columns: columns) == result)
  }

  @Test func `a prompt keeps its cursor in sight`() {
    var state = BrowserState(mode: .browse, options: .init(), devices: [])
    state.prompt = Prompt(.command, text: "save one-long-name.txt")
    let (grid, cursor) = BarLine.paint(state, columns: 12, rows: 24)
    #expect(grid.text() == ":g-name.txt\n" || grid.text() == ":-name.txt\n")
    #expect(cursor.map { (0..<12).contains($0) } == true)
  }

  @Test(arguments: [(120, 40), (92, 24), (40, 12), (20, 5)])
  func `the help can be scrolled to its end on every screen`(_ columns: Int, _ rows: Int) throws {
    var state = BrowserState(mode: .browse, options: .init(), devices: [])
    state.overlay = .help
    let screen = CellRect(column: 0, row: 0, columns: columns, rows: rows)
    let contents = try #require(OverlayBox.contents(state))
    let last = OverlayBox.lastTop(of: contents, screen: screen)
    func text(_ top: Int) -> String {
      OverlayBox.box(contents, top: top, screen: screen).grid.text()
    }
    #expect(text(last) == text(.max))
    if last > 0 { #expect(text(last) != text(last - 1)) }
    #expect(text(last).contains("json"))
  }
}
