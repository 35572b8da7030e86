import Cells
import Testing

@Suite("Drawing on a grid")
struct GridTests {
  @Test("overwriting half of a wide character blanks the other half")
  func halves() {
    var left = Grid(columns: 4, rows: 1)
    left.put("漢字", column: 0, row: 0)
    left.put("x", column: 1, row: 0)
    #expect(left.text(trimsTrailingBlanks: false) == " x字\n")
    left.put("y", column: 2, row: 0)
    #expect(left.text(trimsTrailingBlanks: false) == " xy \n")
    var middle = Grid(columns: 4, rows: 1)
    middle.put("漢字", column: 0, row: 0)
    middle.put("語", column: 1, row: 0)
    #expect(middle.text(trimsTrailingBlanks: false) == " 語 \n")
  }

  @Test(
    "an edge never shows half a character",
    arguments: [(-1, " b漢 "), (-3, "漢  "), (1, " 漢b "), (2, "  漢b "), (4, "    "), (-9, "    ")])
  func edges(column: Int, expected: String) {
    var grid = Grid(columns: 5, rows: 1)
    grid.put("漢b漢", column: column, row: 0)
    #expect(grid.cropped(to: CellRect(column: 0, row: 0, columns: 5, rows: 1)) == grid)
    #expect(grid.row(0).reduce(0) { $0 + $1.width } == 5)
    #expect(grid.text().hasPrefix(expected.trimmingEnd()))
  }

  @Test("text outside the clip or the grid is not drawn")
  func clip() {
    var grid = Grid(columns: 6, rows: 2)
    let clip = CellRect(column: 1, row: 0, columns: 3, rows: 1)
    #expect(grid.put("a漢漢", column: 0, row: 0, clip: clip) == 5)
    grid.put("below", column: 0, row: 1, clip: clip)
    grid.put("outside", column: 0, row: -1)
    grid.put("outside", column: 0, row: 7)
    #expect(grid.text() == " 漢\n\n")
  }

  @Test("text without a background keeps the one below")
  func backgrounds() {
    let blue = Color(rgb: 0x0000FF)
    let red = Color(rgb: 0xFF0000)
    var grid = Grid(columns: 4, rows: 1)
    grid.fill(CellRect(column: 0, row: 0, columns: 3, rows: 9), background: blue)
    grid.put("漢", column: 2, row: 0, style: Style(foreground: red))
    #expect(grid[2, 0].style == Style(foreground: red, background: blue))
    #expect(grid[3, 0].style == grid[2, 0].style)
    grid.put("x", column: 0, row: 0, style: Style(background: red))
    #expect(grid[0, 0].style.background == red)
    grid.fill(grid.bounds, background: nil)
    #expect(grid == Grid(columns: 4, rows: 1))
  }

  @Test("outlines of every style, cut by a clip, and of flat rectangles")
  func boxes() {
    var grid = Grid(columns: 6, rows: 3)
    grid.box(grid.bounds, .rounded)
    #expect(grid.text() == "╭────╮\n│    │\n╰────╯\n")
    grid.box(grid.bounds, .ascii, clip: CellRect(column: 0, row: 0, columns: 2, rows: 2))
    #expect(grid.text() == "+-───╮\n|    │\n╰────╯\n")
    var flat = Grid(columns: 3, rows: 2)
    flat.box(CellRect(column: 0, row: 0, columns: 3, rows: 1), .double)
    flat.box(CellRect(column: -1, row: 1, columns: 1, rows: 1))
    flat.box(CellRect(column: 0, row: 1, columns: 0, rows: 1))
    #expect(flat.text() == "═══\n\n")
  }

  @Test("a grid is laid over another one")
  func overlay() {
    var small = Grid(columns: 4, rows: 1)
    small.put("漢字", column: 0, row: 0, style: Style(background: .black))
    var grid = Grid(columns: 4, rows: 2)
    grid.put("abcd", column: 0, row: 0)
    grid.put(small, column: 1, row: 0)
    #expect(grid.text(trimsTrailingBlanks: false) == "a漢 \n    \n")
    #expect(grid[3, 0].style.background == .black)
    #expect(grid.cropped(to: CellRect(column: 2, row: 0, columns: 9, rows: 1))[0, 0].text == " ")
  }

  @Test("a film colours text and background")
  func tint() {
    var grid = Grid(columns: 2, rows: 1)
    grid.put("a", column: 0, row: 0, style: Style(foreground: .white))
    let cell = CellRect(column: 0, row: 0, columns: 1, rows: 1)
    grid.tint(cell, .black, alpha: 0.5, canvas: .white, ink: .black)
    #expect(grid[0, 0].style.foreground == Color(rgb: 0x808080))
    #expect(grid[0, 0].style.background == Color(rgb: 0x808080))
    #expect(grid[1, 0] == .blank)
  }

  @Test("places outside read as blanks and ignore writing")
  func outside() {
    var grid = Grid(columns: 2, rows: 1)
    grid[2, 0] = Cell(text: "x", width: 1, style: .plain)
    grid[0, -1] = Cell(text: "x", width: 1, style: .plain)
    grid[1, 0] = Cell(text: "漢", width: 2, style: .plain)
    #expect(grid == Grid(columns: 2, rows: 1))
    #expect(grid[5, 5] == .blank)
    #expect(Grid(columns: -3, rows: 4).cells.isEmpty)
  }

  @Test("what terminals count differently has a portable form")
  func portable() {
    var grid = Grid(columns: 8, rows: 1)
    grid.put("❤\u{FE0F}1\u{FE0F}\u{20E3}😀", column: 0, row: 0)
    #expect(grid[0, 0].portableText == "❤")
    #expect(grid[0, 0].needsPadding)
    #expect(grid[2, 0].portableText == "1\u{20E3}")
    #expect(!grid[4, 0].needsPadding)
  }
}

extension String {
  fileprivate func trimmingEnd() -> String {
    var result = self
    while result.last == " " { result.removeLast() }
    return result
  }
}
