import Cells

/// A line of an inspector or a help: its text and how it looks.
struct StyledLine: Equatable, Sendable {
  var text: String
  var style = Style.plain
  /// Columns that the line, and what is wrapped of it, stands in.
  var indent = 0

  /// Lines that fit into so many columns.
  static func wrapped(_ lines: [StyledLine], columns: Int) -> [StyledLine] {
    lines.flatMap { line in
      let room = max(8, columns - line.indent)
      let text = VisibleText.make(line.text)
      guard DisplayText.width(of: text) > room else { return [line] }
      return BoxText.wrap(text, columns: room - 1).enumerated().map {
        // What is wrapped stands one column further in.
        StyledLine(
          text: ($0.offset > 0 ? " " : "") + $0.element, style: line.style, indent: line.indent)
      }
    }
  }
}

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
