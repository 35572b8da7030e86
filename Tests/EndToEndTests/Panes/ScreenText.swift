import Foundation

/// What stands on a terminal's screen.
struct ScreenText: Equatable, CustomStringConvertible {
  /// The rows, without the blanks at their ends.
  var rows: [String]

  init(_ text: String) {
    rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if rows.last == "" { rows.removeLast() }
    while rows.last == "" { rows.removeLast() }
  }

  /// All of it, with marks for times of day, which no two runs share.
  var withoutTimes: ScreenText {
    var result = self
    result.rows = rows.map {
      $0.replacingOccurrences(
        of: #"\d\d:\d\d:\d\d\.\d\d\d"#, with: "hh:mm:ss.mmm", options: .regularExpression)
    }
    return result
  }

  /// All of it, with blanks for blocks of colour, which make no sense without colours.
  var withoutBlocks: ScreenText {
    var result = self
    result.rows = rows.map {
      $0.replacingOccurrences(of: "[▀▁▂▃▄▅▆▇█▔▐]", with: " ", options: .regularExpression)
        .replacingOccurrences(of: " +$", with: "", options: .regularExpression)
    }
    return result
  }

  var text: String { rows.joined(separator: "\n") }
  var description: String { text }

  func contains(_ part: String) -> Bool { text.contains(part) }

  /// The first row that contains a text, counted from 0; nil for none.
  func row(of part: String) -> Int? { rows.firstIndex { $0.contains(part) } }

  /// The column and row, counted from 0, where a text begins in rows without wide characters.
  func place(of part: String) -> (column: Int, row: Int)? {
    for (row, line) in rows.enumerated() {
      if let range = line.range(of: part) {
        return (line.unicodeScalars.distance(from: line.startIndex, to: range.lowerBound), row)
      }
    }
    return nil
  }
}
