import Cells

/// A recorded frame and a new one side by side, and where they differ.
public struct FrameComparison: Sendable {
  /// The recorded frame; nil where there is none.
  public let old: FrameFile?
  /// The new frame.
  public let new: FrameFile
  /// The recorded frame as it looks; empty where there is none.
  public let oldGrid: Grid
  /// The new frame as it looks.
  public let newGrid: Grid

  /// Compares two frames.
  public init(old: FrameFile?, new: FrameFile) {
    self.old = old
    self.new = new
    oldGrid = old?.grid ?? Grid(columns: 0, rows: 0)
    newGrid = new.grid
  }

  /// The columns of the wider frame.
  public var columns: Int { max(oldGrid.columns, newGrid.columns) }
  /// The rows of the higher frame.
  public var rows: Int { max(oldGrid.rows, newGrid.rows) }

  /// Whether a cell looks different, or is there in one of the frames alone.
  public func isChanged(column: Int, row: Int) -> Bool {
    let isInOld = oldGrid.bounds.contains(column: column, row: row)
    let isInNew = newGrid.bounds.contains(column: column, row: row)
    guard isInOld, isInNew else { return isInOld != isInNew }
    return oldGrid[column, row] != newGrid[column, row]
  }

  /// How many cells differ.
  public var changedCount: Int {
    (0..<rows).reduce(0) { total, row in
      total + (0..<columns).count { isChanged(column: $0, row: row) }
    }
  }

  /// The lines that differ.
  public var diff: UnifiedDiff { UnifiedDiff(from: old?.text ?? "", to: new.text) }

  /// The new frame in its own colours with its changed cells on a loud ground; what is gone is struck through.
  public var difference: Grid {
    var result = Grid(columns: columns, rows: rows)
    result.put(oldGrid, column: 0, row: 0)
    result.restyle(oldGrid.bounds) { $0.attributes.insert(.strikethrough) }
    result.put(newGrid, column: 0, row: 0)
    for row in 0..<rows {
      for column in 0..<columns {
        guard isChanged(column: column, row: row) else { continue }
        result.restyle(CellRect(column: column, row: row, columns: 1, rows: 1)) { style in
          style = Self.loud(style)
        }
      }
    }
    return result
  }

  private static func loud(_ style: Style) -> Style {
    Style(
      foreground: Color(rgb: 0x1F2328), background: Color(rgb: 0xFF9ECF),
      attributes: style.attributes)
  }
}
