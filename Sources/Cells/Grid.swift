/// A rectangle of cells that can be drawn on.
///
/// Two rules hold after every call: a wide character is followed by its second half in the same row,
/// and the widths of a row add up to ``columns``. Overwriting one half blanks the other.
public struct Grid: Equatable, Sendable {
  /// Columns of the grid.
  public let columns: Int
  /// Rows of the grid.
  public let rows: Int
  /// All cells, row by row.
  public private(set) var cells: [Cell]

  /// Creates a grid of blanks; sizes below 0 count as 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  /// The whole grid as a rectangle.
  public var bounds: CellRect { CellRect(column: 0, row: 0, columns: columns, rows: rows) }

  /// The cell at a place; a blank outside the grid.
  ///
  /// Writing keeps the grid's two rules: a wide cell takes the next place too (and becomes a blank
  /// where there is none); of a second half only the style is taken over. Writing outside is ignored.
  public subscript(column: Int, row: Int) -> Cell {
    get {
      guard bounds.contains(column: column, row: row) else { return .blank }
      return cells[row * columns + column]
    }
    set { place(newValue, column: column, row: row) }
  }

  /// Returns the cells of a row, from left to right.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    guard row >= 0, row < rows else { return [] }
    return cells[row * columns..<(row + 1) * columns]
  }

  /// Returns the part of the grid under a rectangle; wide characters cut by an edge become blanks.
  public func cropped(to rect: CellRect) -> Grid {
    var result = Grid(columns: rect.columns, rows: rect.rows)
    result.put(self, column: -rect.column, row: -rect.row)
    return result
  }

  /// Changes the style of every cell of a rectangle without touching its text.
  public mutating func restyle(_ rect: CellRect, _ change: (inout Style) -> Void) {
    let area = rect.intersection(bounds)
    for row in area.row..<area.endRow {
      for index in row * columns + area.column..<row * columns + area.endColumn {
        change(&cells[index].style)
      }
    }
  }

  /// Puts a cell of one column into every place of a part of a row, which lies in the grid.
  mutating func fill(row: Int, columns part: Range<Int>, with cell: Cell) {
    guard !part.isEmpty else { return }
    separate(column: part.lowerBound, row: row)
    separate(column: part.upperBound, row: row)
    for index in row * columns + part.lowerBound..<row * columns + part.upperBound {
      cells[index] = cell
    }
  }

  private mutating func place(_ cell: Cell, column: Int, row: Int) {
    guard bounds.contains(column: column, row: row) else { return }
    let index = row * columns + column
    switch cell.width {
    case 0:
      cells[index].style = cell.style
    case 2 where column + 1 < columns:
      separate(column: column, row: row)
      separate(column: column + 2, row: row)
      cells[index] = cell
      cells[index + 1] = Cell(text: "", width: 0, style: cell.style)
    case 2:
      separate(column: column, row: row)
      cells[index] = Cell(blankIn: cell.style)
    default:
      separate(column: column, row: row)
      separate(column: column + 1, row: row)
      cells[index] = cell
    }
  }

  /// Blanks a wide character that reaches over the left edge of a column.
  private mutating func separate(column: Int, row: Int) {
    guard column > 0, column < columns else { return }
    let index = row * columns + column
    guard cells[index].width == 0 else { return }
    cells[index] = Cell(blankIn: cells[index].style)
    cells[index - 1] = Cell(blankIn: cells[index - 1].style)
  }
}
