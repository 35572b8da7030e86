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

  static let words: [(String, Int, [String])] = [
    ("UITableViewCellContentView  id", 25, ["UITableViewCellContent", "View  id"]),
    ("callToActionView.leading = 8", 20, ["callToActionView.", "leading = 8"]),
    ("abcdefghij", 4, ["abcd", "efgh", "ij"]), ("日本語日本", 4, ["日本", "語日", "本"]),
    ("aBcdefgh", 7, ["aBcdefg", "h"]),
  ]

  @Test(arguments: words)
  func `a word that is too wide is broken at its seams`(
    _ text: String, _ columns: Int, _ lines: [String]
  ) {
    #expect(BoxText.wrap(text, columns: columns) == lines)
  }

  static let alike: [(String, Int, Int, String)] = [
    ("46891-0af3-cc033fe86.xib", 18, 16, "46891-0af…86.xib"),
    ("NativeAdView.xib", 7, 20, "NativeAdView.xib"),
    ("NativeContentAdView", 7, 16, "Na…ContentAdView"),
    ("NativeContentAdView", 6, 16, "Na…ContentAdView"),
    ("NativeContentAdView.xib", 6, 16, "NativeContentAd…"),
    ("ChocolateCollectionViewCell", 9, 10, "…Collectio"),
    ("Same name for all.xib", 21, 12, "Sam… all.xib"),
  ]

  @Test(arguments: alike)
  func `of names that begin alike the part that differs is shown`(
    _ name: String, _ shared: Int, _ columns: Int, _ result: String
  ) {
    let cut = PaneFrame.cut(name, columns: columns, keepsEnd: true, sharedCount: shared)
    #expect(cut == result)
    #expect(DisplayText.width(of: cut) <= columns)
    #expect(cut.count { $0 == "…" } <= 1)
  }

  @Test(arguments: [
    (30, "NativeContentAdView.xib"), (23, "NativeContentAdView.xib"), (22, "NativeContentAdView"),
    (19, "NativeContentAdView"), (18, "Nati…ContentAdView"),
  ])
  func `a name goes without its ending before it is cut`(_ columns: Int, _ result: String) {
    var line = ListPane.Line(text: "NativeContentAdView.xib")
    line.keepsEnd = true
    line.sharedCount = 7
    line.spareEnd = ".xib"
    #expect(line.text(columns: columns) == result)
  }

  @Test func `in the help what is wrapped stays under what the keys do`() throws {
    let line = StyledLine(lead: "PgDn ^F Space  ", text: "a page down in what has the keys now")
    #expect(
      StyledLine.wrapped([line], columns: 36).map(\.text) == [
        "PgDn ^F Space  a page down in what", "               has the keys now",
      ])
    #expect(
      StyledLine.wrapped([line], columns: 25).map(\.text) == [
        "PgDn ^F Space  a page", " down in what has the", " keys now",
      ])
    var state = BrowserState(mode: .browse, options: .init(), devices: [])
    state.overlay = .help
    let contents = try #require(OverlayBox.contents(state))
    for columns in [80, 92] {
      let screen = CellRect(column: 0, row: 0, columns: columns, rows: 40)
      let heads = contents.lines.filter { $0.hang > 1 }.map(\.hang)
      let first = try #require(heads.first)
      let keys = OverlayBox.wrapped(contents, screen: screen)
        .prefix { $0.text != "On the line after :" }
      // What does not begin with keys begins where the descriptions do.
      for line in keys where line.text.hasPrefix(" ") {
        #expect(line.text.prefix { $0 == " " }.count == first, "\(line.text)")
      }
    }
  }

  @Test func `a frame says which part of something larger is in sight`() {
    func edge(_ columns: Int, _ rows: Int, _ scroll: CellPlace) -> String {
      var pane = PaneFrame.make(columns: 40, rows: 6, title: "", hasKeys: false)
      pane.markHidden(
        of: Grid(columns: columns, rows: rows), scroll: scroll,
        in: PaneFrame.inside(columns: 40, rows: 6))
      return String(pane.text().split(separator: "\n").last ?? "")
    }
    #expect(
      edge(38, 4, CellPlace(column: 0, row: 0)) == "└" + String(repeating: "─", count: 38) + "┘")
    #expect(edge(100, 4, CellPlace(column: 0, row: 0)).hasSuffix(" columns 1–38 of 100 ▸ ─┘"))
    #expect(edge(100, 4, CellPlace(column: 62, row: 0)).hasSuffix(" ◂ columns 63–100 of 100 ─┘"))
    #expect(edge(38, 9, CellPlace(column: 0, row: 2)).hasSuffix(" △ rows 3–6 of 9 ▽ ─┘"))
  }

  @Test func `the pane of a layout that cannot be read is called by its file`() {
    var state = BrowserState(mode: .browse, options: .init(), devices: [])
    state.layouts.append([
      LayoutEntry(
        path: "a/Broken.xib", object: nil, title: "a/Broken.xib", problem: "Broken.xib:3:1: error")
    ])
    let screen = BrowserPainter.paint(state, columns: 80, rows: 24)
    let text = screen.panes.first { $0.id == BrowserPainter.standID(0) }?.grid.text() ?? ""
    #expect(text.hasPrefix("┌ Broken.xib ─") && text.contains("Broken.xib:3:1: error"))
  }

  @Test func `where there is no layout, the pane and its title say so`() {
    let state = BrowserState(mode: .browse, options: .init(), devices: [])
    let screen = BrowserPainter.paint(state, columns: 80, rows: 24)
    let text = screen.panes.first { $0.id == BrowserPainter.standID(0) }?.grid.text() ?? ""
    #expect(text.hasPrefix("┌ no layout ─") && text.contains("none found; R looks again"))
  }

  @Test(arguments: [(3, 2), (10, 11), (7, 24), (80, 1), (11, 40), (12, 4), (1, 1)])
  func `a screen below the least size says that it is too small, as far as that fits`(
    _ columns: Int, _ rows: Int
  ) throws {
    var state = BrowserState(mode: .browse, options: .init(), devices: [])
    state.stands = [try FeedSample.stand()]
    state.message = "a message"
    state.focus = .ad
    let screen = BrowserPainter.paint(state, columns: columns, rows: rows)
    let pane = try #require(screen.panes.first)
    #expect(screen.panes.count == 1 && pane.rect.columns == columns && pane.rect.rows == rows)
    let words = "too small"
    let text = columns < words.count ? words.prefix(columns - 1) + "…" : words
    #expect(pane.grid.text().split(separator: "\n").map(String.init) == [text])
    let least = BrowserPainter.paint(
      state, columns: ScreenLayout.leastColumns, rows: ScreenLayout.leastRows)
    #expect(least.panes.contains { $0.id == BrowserPainter.standID(0) })
  }

  @Test func `a click on the lowest line means the key that stands there`() {
    var state = BrowserState(mode: .browse, options: .init(), devices: [])
    state.focus = .ad
    let text = BarLine.paint(state, columns: 120, rows: 40).grid.text()
    for (words, key) in [("i inspector", Key.character("i")), ("q quit", .character("q"))] {
      let range = text.range(of: words)
      let column = range.map { text.distance(from: text.startIndex, to: $0.lowerBound) } ?? 0
      for place in [column, column + words.count - 1] {
        #expect(BarLine.key(at: place, state, columns: 120, rows: 40) == key)
      }
      #expect(BarLine.key(at: column + words.count, state, columns: 120, rows: 40) == nil)
    }
    state.message = "a message"
    #expect(BarLine.key(at: 3, state, columns: 120, rows: 40) == nil)
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
