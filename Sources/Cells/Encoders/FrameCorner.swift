/// A rounded corner of a filled rectangle, for forms that can draw it as it is.
///
/// The cells show it in quarters. Its rectangle reaches beyond the cells that it is about.
public struct FrameCorner: Equatable, Sendable {
  /// The cells that the corner is drawn in.
  public var cells: CellRect
  /// What these cells show, row by row; where one shows something else by now, the quarters stay.
  public var drawn: [Cell]
  /// What these cells showed before the fill.
  public var before: [Cell]
  /// The colour of the fill.
  public var color: Color
  /// The left edge of the whole rectangle, in columns of the frame.
  public var x: Double
  /// The top edge of the whole rectangle, in rows of the frame.
  public var y: Double
  /// The width of the whole rectangle, in columns.
  public var columns: Double
  /// The height of the whole rectangle, in rows.
  public var rows: Double
  /// The horizontal radius of its corners, in columns.
  public var radiusColumns: Double
  /// The vertical radius of its corners, in rows.
  public var radiusRows: Double

  /// Creates a corner without radius in a rectangle of its cells.
  public init(cells: CellRect, drawn: [Cell], before: [Cell], color: Color) {
    self.cells = cells
    self.drawn = drawn
    self.before = before
    self.color = color
    x = Double(cells.column)
    y = Double(cells.row)
    columns = Double(cells.columns)
    rows = Double(cells.rows)
    radiusColumns = 0
    radiusRows = 0
  }

  /// Returns the corner in a frame that begins at another place.
  public func offsetBy(columns: Int, rows: Int) -> FrameCorner {
    var moved = self
    moved.cells.column += columns
    moved.cells.row += rows
    moved.x += Double(columns)
    moved.y += Double(rows)
    return moved
  }
}

extension Grid {
  /// The cells of a rectangle, row by row; blanks outside the grid.
  public func cells(in rect: CellRect) -> [Cell] {
    (rect.row..<max(rect.row, rect.endRow)).flatMap { row in
      (rect.column..<max(rect.column, rect.endColumn)).map { self[$0, row] }
    }
  }

  /// Takes the quarters of corners out of cells that show nothing else.
  ///
  /// - Returns: The grid without them, and the corners that are to be drawn.
  func lifting(_ corners: [FrameCorner]) -> (grid: Grid, corners: [FrameCorner]) {
    var grid = self
    var lifted: [FrameCorner] = []
    for corner in corners where cells(in: corner.cells) == corner.drawn {
      lifted.append(corner)
      for (index, cell) in corner.before.enumerated() {
        let (row, column) = index.quotientAndRemainder(dividingBy: corner.cells.columns)
        grid[corner.cells.column + column, corner.cells.row + row] = cell
      }
    }
    return (grid, lifted)
  }
}
