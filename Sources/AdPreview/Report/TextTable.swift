import Cells
import ViewLayout

/// Rows of text in aligned columns.
struct TextTable {
  private var rows: [[String]] = []

  /// Whether there are no rows.
  var isEmpty: Bool { rows.isEmpty }

  /// Appends a row; control characters and their like become visible marks.
  ///
  /// Long cells are told by their beginning; `remarks`, which stand behind them, are told whole.
  mutating func append(_ cells: [String], remarks: [String] = []) {
    var row = cells.map { Self.cut($0) }
    if !remarks.isEmpty { row.append(VisibleText.make(remarks.joined(separator: ", "))) }
    rows.append(row)
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

  /// Returns a text with visible marks for control characters; a long one is told by its beginning.
  static func cut(_ text: String, columns: Int = 60) -> String {
    let text = VisibleText.make(TextLimit.bounded(text))
    guard DisplayText.width(of: text) > columns else { return text }
    return DisplayText(text).truncated(toColumns: columns).string
  }
}
