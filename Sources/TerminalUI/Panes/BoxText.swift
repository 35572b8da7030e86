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

  /// Cuts a word that is too wide for a line.
  private static func split(_ word: String, columns: Int) -> [String] {
    guard DisplayText.width(of: word) > columns else { return [word] }
    var pieces = [""]
    var width = 0
    for character in word {
      let next = DisplayText.width(of: String(character))
      if width + next > columns, width > 0 {
        pieces.append("")
        width = 0
      }
      pieces[pieces.count - 1].append(character)
      width += next
    }
    return pieces
  }
}
