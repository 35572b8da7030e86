import Cells

/// What was drawn last, so that panes whose contents are the same are neither drawn nor compared cell by cell again.
struct PaneCache {
  private struct Entry<Contents: PaneContents> {
    var contents: Contents
    var grid: Grid
  }

  /// Entries by the ids of panes, each of its pane's own type.
  private var entries: [String: Any] = [:]
  private var lines: [StyledLine] = []
  private var columns = 0
  private var wrapped: [StyledLine] = []

  /// The picture of a pane.
  mutating func grid(
    _ id: String, of contents: some PaneContents, columns: Int, rows: Int
  ) -> Grid {
    grid(id, contents, columns: columns, rows: rows)
  }

  private mutating func grid<Contents: PaneContents>(
    _ id: String, _ contents: Contents, columns: Int, rows: Int
  ) -> Grid {
    if let known = entries[id] as? Entry<Contents>, known.grid.columns == columns,
      known.grid.rows == rows, known.contents == contents
    {
      return known.grid
    }
    let grid = contents.paint(columns: columns, rows: rows)
    entries[id] = Entry(contents: contents, grid: grid)
    return grid
  }

  /// The inspector's lines, broken to so many columns.
  mutating func wrapped(_ lines: [StyledLine], columns: Int) -> [StyledLine] {
    if lines != self.lines || columns != self.columns {
      wrapped = StyledLine.wrapped(lines, columns: columns)
      self.lines = lines
      self.columns = columns
    }
    return wrapped
  }
}
