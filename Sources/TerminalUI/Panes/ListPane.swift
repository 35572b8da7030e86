import Cells

/// A list with a selection.
struct ListPane: PaneContents {
  /// One line: what stands at the left and at the right.
  struct Line: Equatable {
    var text: String
    var remark = ""
    var remarkStyle = Style.plain
    var isMarked = false
    /// Whether a text that is too long loses its middle, as paths should.
    var keepsEnd = false
    /// How many of the first characters its neighbours have too, which are the ones to leave out.
    var sharedCount = 0
    /// What the text may do without at its end where it is too long.
    var spareEnd = ""

    /// The text in so many columns.
    func text(columns: Int) -> String {
      var text = text
      if !spareEnd.isEmpty, text.hasSuffix(spareEnd), text.count > spareEnd.count,
        DisplayText.width(of: VisibleText.make(text)) > columns
      {
        text.removeLast(spareEnd.count)
      }
      return PaneFrame.cut(
        text, columns: columns, keepsEnd: keepsEnd, sharedCount: sharedCount)
    }
  }

  let title: String
  let hasKeys: Bool
  let filter: String
  let selection: Int
  let top: Int
  let count: Int
  /// Said in place of lines where there are none.
  let emptyText: String
  /// The lines that are on screen.
  let lines: [Line]

  /// Creates a list in a pane of so many rows; `line` makes its lines.
  init(
    title: String, hasKeys: Bool, filter: String, selection: Int, top: Int, count: Int,
    emptyText: String, rows: Int, line: (Int) -> Line
  ) {
    self.title = title
    self.hasKeys = hasKeys
    self.filter = filter
    self.selection = selection
    self.top = top
    self.count = count
    self.emptyText = emptyText
    lines = (top..<max(top, min(count, top + rows - 2))).map(line)
  }

  func paint(columns: Int, rows: Int) -> Grid {
    let heading = filter.isEmpty ? title : "\(title)  /\(filter)"
    var grid = PaneFrame.make(
      columns: columns, rows: rows, title: heading,
      mark: count > 0 ? "\(selection + 1)/\(count)" : "",
      hasKeys: hasKeys)
    let area = PaneFrame.inside(columns: columns, rows: rows)
    if count == 0 {
      grid.put(
        PaneFrame.cut(emptyText, columns: area.columns - 1), column: area.column + 1, row: area.row,
        style: PaneFrame.quiet, clip: area)
    }
    for (row, line) in lines.prefix(max(0, area.rows)).enumerated() {
      put(line, row: area.row + row, isSelected: top + row == selection, area, &grid)
    }
    return grid
  }

  private func put(
    _ line: Line, row: Int, isSelected: Bool, _ area: CellRect, _ grid: inout Grid
  ) {
    let style = isSelected ? (hasKeys ? PaneFrame.selected : PaneFrame.strong) : .plain
    if isSelected, hasKeys {
      grid.fill(
        CellRect(column: area.column, row: row, columns: area.columns, rows: 1), with: " ",
        style: style)
    }
    // Without colours and attributes, the mark alone tells what is selected.
    if isSelected { grid.put("▌", column: area.column, row: row, style: style, clip: area) }
    if line.isMarked { grid.put("✓", column: area.column + 1, row: row, style: style, clip: area) }
    let remarkWidth = line.remark.isEmpty ? 0 : DisplayText.width(of: line.remark) + 2
    let indent = line.isMarked ? 3 : 2
    // A blank keeps the two apart.
    let room = max(0, area.columns - indent - (remarkWidth > 0 ? remarkWidth + 1 : 0))
    grid.put(
      line.text(columns: room), column: area.column + indent, row: row, style: style, clip: area)
    guard remarkWidth > 0, area.columns > remarkWidth else { return }
    var remarkStyle = line.remarkStyle
    if isSelected, hasKeys { remarkStyle.attributes.insert(.reverse) }
    grid.put(
      line.remark, column: area.endColumn - remarkWidth + 1, row: row, style: remarkStyle,
      clip: area)
  }
}
