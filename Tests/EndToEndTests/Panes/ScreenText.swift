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

  /// All of it but the findings and their counts, which change with the rules.
  var withoutFindings: ScreenText {
    var result = self
    var fromEnd: Int?
    result.rows = rows.map { row in
      var row = row.replacingOccurrences(
        of: #"\d[!✗](?= [┃│])"#, with: "  ", options: .regularExpression
      ).replacingOccurrences(
        of: "  ((error|warning)\\b|[!✗]).*?(?= +(no )?video$)", with: "",
        options: .regularExpression
      ).replacingOccurrences(
        // What gives way to a finding.
        of: "(  no device(?=  \\d)|  cell \\d+×\\d+(?= +(no )?video))", with: "",
        options: .regularExpression
      ).replacingOccurrences(
        of: " +(?=no video$)", with: "  ", options: .regularExpression)
      let position = #"(?<=Inspector ─{1,99}) \d+/\d+ "#
      if let place = row.range(of: position, options: .regularExpression) {
        let count = row.distance(from: place.lowerBound, to: place.upperBound)
        row.replaceSubrange(place, with: String(repeating: "─", count: count))
      }
      if let start = row.range(of: "│findings") {
        fromEnd = row.distance(from: start.upperBound, to: row.endIndex) + "findings".count
      }
      guard let end = fromEnd, row.count > end else { return row }
      if row.suffix(end + 1).first != "│" {
        fromEnd = nil
        return row
      }
      row.replaceSubrange(
        row.index(row.endIndex, offsetBy: -end)..<row.index(before: row.endIndex),
        with: String(repeating: " ", count: end - 1))
      return row
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
