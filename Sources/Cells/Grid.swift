/// One place of a grid.
public struct Cell: Equatable, Sendable {
  /// One grapheme cluster; empty in the second half of a wide one.
  public var text: String
  /// Columns that the cluster takes: 1, 2, or 0 in the second half of a wide one.
  public var width: Int
  /// How the cell looks.
  public var style: Style

  /// A space in the terminal's own colours.
  public static let blank = Cell(text: " ", width: 1, style: .plain)

  /// Creates a cell.
  public init(text: String, width: Int, style: Style) {
    self.text = text
    self.width = width
    self.style = style
  }
}

/// A rectangle in cells.
public struct CellRect: Equatable, Sendable {
  /// The first column, counted from 0.
  public var column: Int
  /// The first row, counted from 0.
  public var row: Int
  /// Columns that are covered.
  public var columns: Int
  /// Rows that are covered.
  public var rows: Int

  /// Creates a rectangle.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }

  /// The column after the last.
  public var endColumn: Int { column + columns }
  /// The row after the last.
  public var endRow: Int { row + rows }
  /// Whether the rectangle covers no cell.
  public var isEmpty: Bool { columns <= 0 || rows <= 0 }

  /// Returns the cells that both rectangles cover.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    let right = min(endColumn, other.endColumn)
    let bottom = min(endRow, other.endRow)
    return CellRect(
      column: left, row: top, columns: max(0, right - left), rows: max(0, bottom - top))
  }
}

/// A rectangle of cells that can be drawn on.
public struct Grid: Equatable, Sendable {
  /// Columns of the grid.
  public let columns: Int
  /// Rows of the grid.
  public let rows: Int
  /// All cells, row by row.
  public private(set) var cells: [Cell]

  /// Creates a grid of blanks.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  /// The whole grid as a rectangle.
  public var bounds: CellRect { CellRect(column: 0, row: 0, columns: columns, rows: rows) }

  /// The cell at a place inside the grid.
  public subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }
}
