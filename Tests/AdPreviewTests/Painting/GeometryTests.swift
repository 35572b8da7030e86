import Cells
import InterfaceBuilder
import Testing

@testable import AdPreview

@Suite("Points to cells")
struct GeometryTests {
  @Test(
    "edges are rounded half up",
    arguments: [
      (0.0, 0), (2.99, 0), (3.0, 1), (8.9, 1), (9.0, 2), (62.5, 10), (63, 11), (-3, 0), (-3.1, -1),
    ])
  func edges(points: Double, column: Int) {
    #expect(CellScale(cell: Size(width: 6, height: 12)).column(points) == column)
  }

  @Test("views that touch on the device touch in cells and never overlap")
  func neighbours() {
    let scale = CellScale(cell: Size(width: 6, height: 12))
    var x = 0.0
    var end = 0
    for width in stride(from: 1.0, through: 40, by: 0.7) {
      let cells = scale.rect(Rect(x: x, y: 0, width: width, height: 12))
      #expect(cells.column == end)
      end = cells.endColumn
      x += width
    }
    #expect(end == scale.column(x))
  }

  @Test("a sum of fractions that means a half is a half")
  func noise() {
    let scale = CellScale(cell: Size(width: 1, height: 1))
    #expect(scale.column(0.1 + 0.2 + 0.2) == 1)
    #expect(scale.column(2.4999999999) == 3)
  }

  @Test("a view with a text has at least one row and one column")
  func least() {
    let scale = CellScale(cell: Size(width: 6, height: 12))
    let cells = scale.visibleRect(Rect(x: 7, y: 7, width: 2, height: 10))
    #expect(cells == CellRect(column: 1, row: 1, columns: 1, rows: 1))
  }

  @Test(
    "each content mode puts a picture of 20 × 10 into 100 × 40",
    arguments: [
      (ContentMode.scaleToFill, Rect(x: 0, y: 0, width: 100, height: 40)),
      (.redraw, Rect(x: 0, y: 0, width: 100, height: 40)),
      (.scaleAspectFit, Rect(x: 10, y: 0, width: 80, height: 40)),
      (.scaleAspectFill, Rect(x: 0, y: -5, width: 100, height: 50)),
      (.center, Rect(x: 40, y: 15, width: 20, height: 10)),
      (.top, Rect(x: 40, y: 0, width: 20, height: 10)),
      (.bottom, Rect(x: 40, y: 30, width: 20, height: 10)),
      (.left, Rect(x: 0, y: 15, width: 20, height: 10)),
      (.right, Rect(x: 80, y: 15, width: 20, height: 10)),
      (.topLeft, Rect(x: 0, y: 0, width: 20, height: 10)),
      (.topRight, Rect(x: 80, y: 0, width: 20, height: 10)),
      (.bottomLeft, Rect(x: 0, y: 30, width: 20, height: 10)),
      (.bottomRight, Rect(x: 80, y: 30, width: 20, height: 10)),
    ])
  func contentModes(mode: ContentMode, expected: Rect) {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 40)
    #expect(mode.rect(of: Size(width: 20, height: 10), in: bounds) == expected)
  }

  @Test("points are written with at most two decimals")
  func words() {
    #expect(
      [0.0, 12, 37.5, 109.375, 0.05, -2.5, -0.001].map(PointText.make)
        == ["0", "12", "37.5", "109.38", "0.05", "-2.5", "0"])
  }
}
