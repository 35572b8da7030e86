/// A screen with its colours.
struct Styled: Equatable {
  /// A cell of one column; colours as tmux tells them, such as `2;255;0;0` or `5;196`.
  struct Cell: Equatable {
    var text: Character
    var foreground = ""
    var background = ""

    /// Whether one of its colours is near a red and green.
    func isNear(red: Int, green: Int) -> Bool {
      [foreground, background].contains { color in
        let parts = color.split(separator: ";").compactMap { Int($0) }
        return parts.count == 4 && abs(parts[1] - red) < 12 && abs(parts[2] - green) < 12
      }
    }
  }

  var cells: [[Cell]]

  /// Reads what tmux captured with its sequences for colours; wide characters count as one cell.
  init(_ screen: ScreenText) {
    var colors = Cell(text: " ")
    cells = screen.rows.map { row in
      var cells: [Cell] = []
      var rest = row.unicodeScalars[...]
      while let scalar = rest.popFirst() {
        guard scalar == "\u{1B}" else {
          cells.append(
            Cell(
              text: Character(scalar), foreground: colors.foreground,
              background: colors.background))
          continue
        }
        let sequence = rest.prefix { $0 != "m" }
        rest = rest.dropFirst(sequence.count + 1)
        Self.apply(String(String.UnicodeScalarView(sequence.dropFirst())), to: &colors)
      }
      return cells
    }
  }

  private static func apply(_ parameters: String, to colors: inout Cell) {
    var parts = parameters.split(separator: ";", omittingEmptySubsequences: false)[...]
    while let part = parts.popFirst() {
      let code = Int(part) ?? 0
      var color = "\(code >= 90 ? 8 + code % 10 : code % 10)"
      if code == 38 || code == 48 {
        let count = parts.first == "2" ? 4 : 2
        color = parts.prefix(count).joined(separator: ";")
        parts = parts.dropFirst(count)
      }
      switch code {
      case 0: (colors.foreground, colors.background) = ("", "")
      case 39: colors.foreground = ""
      case 49: colors.background = ""
      case 30...38, 90...97: colors.foreground = color
      case 40...48, 100...107: colors.background = color
      default: break
      }
    }
  }
}
