import Cells

extension CaptionedFrame {
  /// Returns the frame as far as so many columns show it, each row that goes on with a mark in the last of them.
  ///
  /// Pictures and symbols, which only forms without columns show, are left as they are.
  /// - Parameters:
  ///   - columns: The columns that there are; at least 1.
  ///   - isASCII: Whether the mark is one of ASCII.
  public func cropped(toColumns columns: Int, isASCII: Bool) -> CaptionedFrame {
    guard grid.columns > columns, columns > 0 else { return self }
    var result = self
    var cut = grid.cropped(to: CellRect(column: 0, row: 0, columns: columns, rows: grid.rows))
    for row in 0..<cut.rows where !isBlank(row: row, from: columns) {
      cut[columns - 1, row] = Cell(
        text: isASCII ? ">" : "▸", width: 1, style: cut[columns - 1, row].style)
    }
    result.grid = cut
    return result
  }

  private func isBlank(row: Int, from column: Int) -> Bool {
    grid.row(row).dropFirst(column).allSatisfy { $0.text == Cell.blank.text }
  }
}
