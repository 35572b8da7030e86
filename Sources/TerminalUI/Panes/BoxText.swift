import Cells

/// Text in boxes: words on lines.
enum BoxText {
  /// Breaks a text into lines of so many columns, at spaces where that is possible.
  static func wrap(_ text: String, columns: Int) -> [String] {
    guard columns > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    var width = 0
    for word in VisibleText.make(text).split(separator: " ", omittingEmptySubsequences: false) {
      let wordWidth = DisplayText.width(of: String(word))
      if !line.isEmpty, width + 1 + wordWidth <= columns {
        line += " " + word
        width += 1 + wordWidth
        continue
      }
      if !line.isEmpty { lines.append(line) }
      var pieces = split(String(word), columns: columns)
      line = pieces.popLast() ?? ""
      width = DisplayText.width(of: line)
      lines += pieces
    }
    return lines + [line]
  }

  /// Cuts a word that is too wide for a line, behind its signs and before its capitals where that is possible.
  private static func split(_ word: String, columns: Int) -> [String] {
    var pieces: [String] = []
    var rest = Array(word)
    while DisplayText.width(of: String(rest)) > columns {
      var width = 0
      let count = rest.prefix { character in
        width += DisplayText.width(of: String(character))
        return width <= columns
      }.count
      let seam = (2..<max(2, count + 1)).last {
        isSeam(rest[$0 - 1], rest[min($0, rest.count - 1)])
      }
      // A piece that leaves most of its line empty is harder to read than a cut word.
      let end = seam.map { $0 * 3 >= count ? $0 : count } ?? count
      pieces.append(String(rest.prefix(max(1, end))))
      rest.removeFirst(max(1, end))
    }
    return pieces + [String(rest)]
  }

  /// Whether a word may be cut between two of its characters.
  private static func isSeam(_ left: Character, _ right: Character) -> Bool {
    if "/.-_,:)(=".contains(left) { return true }
    return left.isLowercase && right.isUppercase
  }
}
