import Cells

extension Grid {
  /// Replaces every character outside ASCII, so that each cell keeps its column.
  mutating func reduceToASCII() {
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = self[column, row]
        guard cell.width > 0, !cell.text.utf8.allSatisfy({ $0 < 0x7F }) else { continue }
        let form = Self.asciiForm(of: cell.text)
        self[column, row] = Cell(text: form, width: 1, style: cell.style)
        if cell.width == 2, column + 1 < columns {
          self[column + 1, row] = Cell(text: form == "?" ? "?" : " ", width: 1, style: cell.style)
        }
      }
    }
  }

  private static func asciiForm(of text: String) -> String {
    switch text {
    case "★", "●": "*"
    case "☆", "○": "."
    case "½": "+"
    case "…": "~"
    case "▶", "▷": ">"
    case "×": "x"
    case "·", "•": "*"
    case "–", "—", "−", "─": "-"
    case "‘", "’", "′": "'"
    case "“", "”", "″": "\""
    case "\u{A0}": " "
    default: base(of: text)
    }
  }

  /// The Latin letter under its accents, else a question mark.
  private static func base(of text: String) -> String {
    guard let scalar = text.unicodeScalars.first else { return "?" }
    if scalar.isASCII, scalar.value >= 0x20, scalar.value < 0x7F { return String(scalar) }
    return latin[scalar].map(String.init) ?? "?"
  }

  private static let latin: [Unicode.Scalar: Character] = {
    let accented =
      "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöøùúûüýÿĄąĆćČčĎďĘęĚěĞğİıŁłŃńŇňŐőŘřŚśŞşŠšŢţŤťŮůŰűŹźŻżŽž"
    let plain =
      "AAAAAACEEEEIIIINOOOOOOUUUUYaaaaaaceeeeiiiinoooooouuuuyyAaCcCcDdEeEeGgIiLlNnNnOoRrSsSsSsTtTtUuUuZzZzZz"
    return Dictionary(
      zip(accented.unicodeScalars, plain), uniquingKeysWith: { first, _ in first })
  }()
}
