import Cells

/// A line of an inspector or a help: its text and how it looks.
struct StyledLine: Equatable, Sendable {
  var text: String
  var style = Style.plain
  /// Columns that the line, and what is wrapped of it, stands in.
  var indent = 0
  /// Columns that what is wrapped stands further in.
  var hang = 1

  init(text: String, style: Style = .plain, indent: Int = 0) {
    self.text = text
    self.style = style
    self.indent = indent
  }

  /// Creates a line in two columns, such as keys and what they do; what is wrapped stays in the second.
  init(lead: String, text: String, indent: Int = 0) {
    self.init(text: lead + text, indent: indent)
    hang = DisplayText.width(of: lead)
  }

  /// Lines that fit into so many columns.
  static func wrapped(_ lines: [StyledLine], columns: Int) -> [StyledLine] {
    lines.flatMap { line in
      let room = max(8, columns - line.indent)
      let text = VisibleText.make(line.text)
      guard DisplayText.width(of: text) > room else { return [line] }
      // A second column that has less than half of the room is harder to read than none.
      let hang = line.hang * 2 <= room ? line.hang : 1
      let lead = hang > 1 ? Self.lead(of: text, columns: hang) : ""
      let rest = String(text.dropFirst(lead.count))
      return BoxText.wrap(rest, columns: room - hang).enumerated().map {
        let head = $0.offset > 0 ? String(repeating: " ", count: hang) : lead
        return StyledLine(text: head + $0.element, style: line.style, indent: line.indent)
      }
    }
  }

  /// The characters that fill the first columns of a text.
  private static func lead(of text: String, columns: Int) -> String {
    var width = 0
    return String(
      text.prefix {
        width += DisplayText.width(of: String($0))
        return width <= columns
      })
  }
}
