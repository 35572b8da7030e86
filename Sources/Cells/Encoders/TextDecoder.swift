extension Grid {
  /// Creates a grid from rows of text in reading order, as ``text(trimsTrailingBlanks:order:emoji:)`` writes them with
  /// `order: .logical` and `emoji: .selected`.
  ///
  /// A row that is longer than the grid is cut, a shorter one is filled with blanks.
  ///
  /// - Parameters:
  ///   - logicalRows: the rows, without line ends.
  ///   - columns: the columns of the grid.
  ///   - style: how the cell at a column and row looks.
  public init(
    logicalRows: [String], columns: Int, style: (_ column: Int, _ row: Int) -> Style
  ) {
    self.init(columns: columns, rows: logicalRows.count)
    for (row, text) in logicalRows.enumerated() {
      var read: [Cell] = []
      for cluster in DisplayText(text).clusters {
        cluster.forEachCell { text, width in
          read.append(Cell(text: text, width: width, style: .plain))
          if width == 2 { read.append(Cell(text: "", width: 0, style: .plain)) }
        }
      }
      // Turning the stretches of right-to-left text round a second time gives back what was seen.
      for (column, cell) in LogicalOrder.cells(of: read).prefix(columns).enumerated() {
        guard cell.width > 0 else { continue }
        self[column, row] = Cell(text: cell.text, width: cell.width, style: style(column, row))
      }
      for column in 0..<columns where self[column, row].isBlank {
        self[column, row] = Cell(blankIn: style(column, row))
      }
    }
  }
}
