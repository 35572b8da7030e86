import Cells
import Testing

@Suite("Round corners in SVG and HTML")
struct FrameCornerTests {
  private let blue = Color(rgb: 0x0000FF)
  private let white = Color(rgb: 0xFFFFFF)

  /// A fill of 6 by 2 cells at column 1 whose upper left corner is rounded in a cell.
  private var frame: (grid: Grid, corner: FrameCorner) {
    var grid = Grid(columns: 8, rows: 2)
    grid.fill(grid.bounds, background: white)
    let cells = CellRect(column: 1, row: 0, columns: 2, rows: 1)
    let before = grid.cells(in: cells)
    grid.fill(CellRect(column: 1, row: 0, columns: 6, rows: 2), background: blue)
    grid[1, 0] = Cell("▗", style: Style(foreground: blue, background: white))
    var corner = FrameCorner(
      cells: cells, drawn: grid.cells(in: cells), before: before, color: blue)
    (corner.x, corner.y, corner.columns, corner.rows) = (1, 0, 6, 2)
    (corner.radiusColumns, corner.radiusRows) = (1, 0.5)
    return (grid, corner)
  }

  @Test("the cells of a corner are left to an arc, which goes on below its neighbours")
  func arc() {
    let (grid, corner) = frame
    let svg = grid.svg(corners: [corner])
    #expect(svg.contains("<path fill=\"#0000ff\" d=\"M9 9A9 9 0 0 1 18 0H29V20H9Z\"/>"))
    let page = grid.htmlFragment(corners: [corner])
    #expect(page.contains("viewBox=\"0 0 18 18\""))
    #expect(page.contains("d=\"M0 9A9 9 0 0 1 9 0H20V20H0Z\""))
    #expect(!page.contains("▗"))
  }

  @Test("a frame's margin and captions move its corners along")
  func moved() {
    let (grid, corner) = frame
    #expect(grid.svg(margin: 4, corners: [corner]).contains("M13 13A9 9 0 0 1 22 4"))
    var low = Grid(columns: 8, rows: 5)
    low.put(grid, column: 0, row: 3)
    let path = "M9 63A9 9 0 0 1 18 54"
    #expect(low.svg(corners: [corner.offsetBy(columns: 0, rows: 3)]).contains(path))
  }

  @Test("what was drawn over a corner stays, with the corner's quarters")
  func covered() {
    var (grid, corner) = frame
    grid.put("x", column: 2, row: 0)
    #expect(grid.svg(corners: [corner]) == grid.svg())
    #expect(grid.htmlFragment(corners: [corner]).contains("▗"))
  }
}
