import Cells
import InterfaceBuilder

/// Where points fall in cells.
///
/// Edges are rounded, half up, never sizes: views that touch on the device touch in cells, and a chain of views
/// does not drift.
struct CellScale: Equatable, Sendable {
  /// A cell's size in points.
  let cell: Size

  /// Creates a scale; sides below one point count as one.
  init(cell: Size) {
    self.cell = Size(width: max(1, cell.width), height: max(1, cell.height))
  }

  /// Returns the column whose left edge is nearest to an x coordinate in points.
  func column(_ x: Double) -> Int { Self.nearest(x / cell.width) }

  /// Returns the row whose top edge is nearest to a y coordinate in points.
  func row(_ y: Double) -> Int { Self.nearest(y / cell.height) }

  /// Returns the row that a y coordinate in points lies in.
  func rowContaining(_ y: Double) -> Int { Self.floor(y / cell.height) }

  /// Returns the column that an x coordinate in points lies in.
  func columnContaining(_ x: Double) -> Int { Self.floor(x / cell.width) }

  /// Returns a rectangle in points as cells; it may cover none.
  func rect(_ rect: Rect) -> CellRect {
    let left = column(rect.x)
    let top = row(rect.y)
    return CellRect(
      column: left, row: top, columns: max(0, column(rect.maxX) - left),
      rows: max(0, row(rect.maxY) - top))
  }

  /// Returns a rectangle in points as cells; none where it is thinner than half a cell, wherever its edges are.
  func solidRect(_ rect: Rect) -> CellRect {
    var cells = self.rect(rect)
    if rect.width < cell.width / 2 { cells.columns = 0 }
    if rect.height < cell.height / 2 { cells.rows = 0 }
    return cells
  }

  /// Returns a rectangle in points as cells, at least one; a side without cells gets the one that its centre
  /// lies in.
  func visibleRect(_ rect: Rect) -> CellRect {
    var cells = self.rect(rect)
    if cells.columns == 0 {
      cells.column = columnContaining(rect.midX)
      cells.columns = 1
    }
    if cells.rows == 0 {
      cells.row = rowContaining(rect.midY)
      cells.rows = 1
    }
    return cells
  }

  /// Coordinates are sums of fractions: what misses a half by less than a millionth is a half.
  private static func nearest(_ value: Double) -> Int { floor(value + 0.5) }

  private static func floor(_ value: Double) -> Int {
    guard value.isFinite else { return 0 }
    return Int(min(1e6, max(-1e6, (value + 1e-6).rounded(.down))))
  }
}
