import Cells

/// A text with its place in cells.
struct PlacedText: Sendable {
  /// A line of a text.
  struct Line: Sendable {
    /// What is drawn.
    var text: DisplayText
    /// Where the line's paragraph begins.
    var direction = TextDirection.natural
    /// The first column.
    var column: Int
    /// The row.
    var row: Int

    /// The cells of the line.
    var cells: CellRect { CellRect(column: column, row: row, columns: text.width, rows: 1) }
  }

  /// The text as the device shows it.
  let item: TextItem
  /// The lines from top to bottom.
  var lines: [Line]
  /// Why the terminal shows less than the device; nil where it does not.
  var cut: TextCut?

  /// Whether the terminal shows less than the device.
  var isTruncated: Bool { cut != nil }
}

extension DisplayText {
  /// Breaks a text into lines of cells.
  ///
  /// - Parameters:
  ///   - columns: Columns of a line.
  ///   - maximumLines: The most lines; what is left over is cut as `overflow` says. 0 for any number.
  ///   - overflow: Where the ellipsis goes.
  func wrapped(
    to columns: Int, maximumLines: Int = 0, overflow: TextOverflow = .tailTruncation
  ) -> [PlacedText.Line] {
    let layout = Cells.TextLayout(
      self, columns: max(1, columns), maximumLines: maximumLines, overflow: overflow)
    return layout.lines.map { line in
      var text = DisplayText("")
      text.clusters = line.clusters
      return PlacedText.Line(text: text, direction: line.direction, column: 0, row: 0)
    }
  }
}
