import Cells

/// The outlines of views, joined where they meet.
struct OutlineLines {
  /// Where lines leave the middle of a cell.
  private struct Arms: OptionSet, Hashable {
    let rawValue: Int
    static let up = Arms(rawValue: 1)
    static let right = Arms(rawValue: 2)
    static let down = Arms(rawValue: 4)
    static let left = Arms(rawValue: 8)

    /// The character with these arms.
    var character: Character { Self.characters[rawValue] }

    private static let characters = Array(" ╵╶└╷│┌├╴┘─┴┐┤┬┼")
  }

  private var arms: [CellPlace: Arms] = [:]

  /// Adds the outline of a rectangle of at least two rows and columns.
  mutating func add(_ rect: CellRect) {
    let (left, right) = (rect.column, rect.endColumn - 1)
    let (top, bottom) = (rect.row, rect.endRow - 1)
    guard left < right, top < bottom else { return }
    for row in [top, bottom] {
      for column in left...right {
        add(column > left ? .left : [], column, row)
        add(column < right ? .right : [], column, row)
      }
    }
    for column in [left, right] {
      for row in top...bottom {
        add(row > top ? .up : [], column, row)
        add(row < bottom ? .down : [], column, row)
      }
    }
  }

  private mutating func add(_ part: Arms, _ column: Int, _ row: Int) {
    arms[CellPlace(column: column, row: row), default: []].formUnion(part)
  }

  /// Draws the lines where no text stands.
  func draw(on grid: inout Grid, color: Color) {
    for (place, arms) in arms
    where grid.bounds.contains(column: place.column, row: place.row)
      && !grid.holdsText(column: place.column, row: place.row)
    {
      let below = grid[place.column, place.row].ground
      grid[place.column, place.row] = Cell(
        text: String(arms.character), width: 1, style: Style(foreground: color, background: below))
    }
  }
}

extension Grid {
  /// Whether a cell of the grid is part of a text; the blanks between words are.
  func holdsText(column: Int, row: Int) -> Bool {
    if self[column, row].holdsText { return true }
    guard self[column, row].text == " " else { return false }
    return [column - 1, column + 1].allSatisfy {
      bounds.contains(column: $0, row: row) && self[$0, row].holdsText
    }
  }
}

extension Cell {
  /// Whether the cell is part of a text, not blank, a line or a block.
  fileprivate var holdsText: Bool {
    guard width == 1, let scalar = text.unicodeScalars.first else { return true }
    return scalar != " " && !(0x2500...0x259F).contains(scalar.value)
  }

  /// The colour that most of a cell without text has.
  fileprivate var ground: Color? {
    guard text != " ", let ink = style.foreground, let paper = style.background else {
      return style.background
    }
    return ink.over(paper, alpha: 0.5)
  }
}
