/// A rectangle in cells.
public struct CellRect: Equatable, Hashable, Sendable {
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

  /// Returns whether a place lies inside.
  public func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < endColumn && row >= self.row && row < endRow
  }

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
