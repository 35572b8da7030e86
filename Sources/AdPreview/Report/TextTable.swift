import Cells

/// Rows of text in aligned columns.
struct TextTable {
  private var rows: [[String]] = []

  /// Whether there are no rows.
  var isEmpty: Bool { rows.isEmpty }

  /// Appends a row; control characters and their like become visible marks.
  mutating func append(_ cells: [String]) {
    rows.append(cells.map { Self.cut(VisibleText.make($0)) })
  }

  /// Returns the rows as lines, columns two blanks apart, without blanks at their ends.
  func lines(indent: Int = 2) -> [String] {
    var widths: [Int] = []
    let measured = rows.map { row in row.map { ($0, DisplayText.width(of: $0)) } }
    for row in measured {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.1)
      }
    }
    return measured.map { row in
      var line = String(repeating: " ", count: indent)
      var pending = 0
      for (column, (text, width)) in row.enumerated() {
        if !text.isEmpty {
          line += String(repeating: " ", count: pending) + text
          pending = 0
        } else {
          pending += width
        }
        pending += widths[column] - width + 2
      }
      return line
    }
  }

  /// Long texts are told by their beginning.
  private static func cut(_ text: String) -> String {
    guard DisplayText.width(of: text) > 60 else { return text }
    return DisplayText(text).wrapped(to: 60, maximumLines: 1).first?.text.string ?? text
  }
}
