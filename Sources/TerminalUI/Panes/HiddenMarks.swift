import Cells

extension Grid {
  /// Says in the lower line of a pane's frame which part of what it shows is in sight, where that is not all.
  /// - Parameters:
  ///   - grid: All that the pane shows.
  ///   - scroll: The first column and row of it that are in sight.
  ///   - area: The inside of the frame.
  mutating func markHidden(of grid: Grid, scroll: CellPlace, in area: CellRect) {
    func part(_ name: String, _ first: Int, _ room: Int, _ count: Int, _ signs: (String, String))
      -> String?
    {
      guard count > room, room > 0 else { return nil }
      let start = max(0, min(first, count - room))
      let before = start > 0 ? signs.0 + " " : ""
      let behind = start + room < count ? " " + signs.1 : ""
      return "\(before)\(name) \(start + 1)–\(start + room) of \(count)\(behind)"
    }
    let parts = [
      part("columns", scroll.column, area.columns, grid.columns, ("◂", "▸")),
      part("rows", scroll.row, area.rows, grid.rows, ("△", "▽")),
    ].compactMap { $0 }
    // A part that is in sight is better than none, and columns are missed more.
    for count in stride(from: parts.count, to: 0, by: -1) {
      let text = " " + parts.prefix(count).joined(separator: "  ") + " "
      let width = DisplayText.width(of: text)
      guard width <= area.columns - 1 else { continue }
      put(text, column: area.endColumn - width - 1, row: area.endRow, style: PaneFrame.strong)
      return
    }
  }
}
