import Cells

/// Lines in a pane, scrolled.
struct TextPane: PaneContents {
  let title: String
  var mark = ""
  let hasKeys: Bool
  let lines: [StyledLine]
  let top: Int
  /// What is highlighted; empty for nothing.
  var highlight = ""

  func paint(columns: Int, rows: Int) -> Grid {
    let area = PaneFrame.inside(columns: columns, rows: rows)
    let last = min(lines.count, top + area.rows)
    let position = lines.count > area.rows && mark.isEmpty ? "\(last)/\(lines.count)" : mark
    var grid = PaneFrame.make(
      columns: columns, rows: rows, title: title, mark: position, hasKeys: hasKeys)
    for (row, line) in lines[min(top, lines.count)..<last].enumerated() {
      var style = line.style
      if !highlight.isEmpty, TextSearch.contains(highlight, in: line.text) {
        style.attributes.insert([.bold, .underline])
      }
      grid.put(
        PaneFrame.cut(line.text, columns: area.columns - line.indent),
        column: area.column + line.indent, row: area.row + row, style: style, clip: area)
    }
    return grid
  }
}
