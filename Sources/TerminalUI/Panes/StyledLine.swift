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
