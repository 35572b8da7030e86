/// A symbol that stands in one cell of a frame and is larger, for forms that can draw it so.
public struct FrameGlyph: Equatable, Sendable {
  /// The column of its cell.
  public var column: Int
  /// The row of its cell.
  public var row: Int
  /// The symbol; where its cell holds something else by now, the symbol is covered.
  public var text: String
  /// The cells that it fills.
  public var cells: CellRect

  /// Creates a symbol.
  public init(column: Int, row: Int, text: String, cells: CellRect) {
    self.column = column
    self.row = row
    self.text = text
    self.cells = cells
  }

  /// Returns the symbol in a frame that begins at another place.
  public func offsetBy(columns: Int, rows: Int) -> FrameGlyph {
    var moved = self
    moved.column += columns
    moved.row += rows
    moved.cells.column += columns
    moved.cells.row += rows
    return moved
  }
}

extension Grid {
  /// Takes the symbols out of their cells that are there still and larger than them.
  ///
  /// - Returns: The grid without them, and each with its style.
  func lifting(_ glyphs: [FrameGlyph]) -> (grid: Grid, glyphs: [(glyph: FrameGlyph, style: Style)])
  {
    var grid = self
    var lifted: [(glyph: FrameGlyph, style: Style)] = []
    for glyph in glyphs where bounds.contains(column: glyph.column, row: glyph.row) {
      let cell = grid[glyph.column, glyph.row]
      guard cell.text == glyph.text, glyph.cells.columns > 1, glyph.cells.rows > 1 else { continue }
      lifted.append((glyph, cell.style))
      var blank = Style(background: cell.style.background)
      blank.attributes = cell.style.attributes.intersection(.reverse)
      grid[glyph.column, glyph.row] = Cell(text: " ", width: 1, style: blank)
    }
    return (grid, lifted)
  }
}
