import Cells

extension Grid {
  /// Says something across the upper rows of a pane, in three of them at most.
  mutating func put(banner: String, in area: CellRect) {
    for (row, line) in BoxText.wrap(banner, columns: area.columns - 2).prefix(3).enumerated() {
      put(line: line, at: area.row + row, style: PaneFrame.error.reversed, in: area)
    }
  }

  /// Writes a line from edge to edge of a pane.
  mutating func put(line text: String, at row: Int, style: Style, in area: CellRect) {
    let line = " " + PaneFrame.cut(text, columns: area.columns - 2)
    put(
      DisplayText.padded(line, toColumns: area.columns), column: area.column, row: row,
      style: style, clip: area)
  }
}
