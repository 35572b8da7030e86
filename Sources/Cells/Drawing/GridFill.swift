extension Grid {
  /// Blanks a rectangle on a background; nil is the terminal's own.
  public mutating func fill(_ rect: CellRect, background: Color?, clip: CellRect? = nil) {
    fill(rect, with: " ", style: Style(background: background), clip: clip)
  }

  /// Fills a rectangle with a character of one column; any other character is a space.
  ///
  /// A style without a background keeps the backgrounds below.
  public mutating func fill(
    _ rect: CellRect, with character: Character, style: Style, clip: CellRect? = nil
  ) {
    let area = rect.intersection(bounds).intersection(clip ?? bounds)
    var text = " "
    if character != " " {
      let drawn = DisplayText(String(character)).clusters
      if drawn.count == 1, drawn[0].width == 1 { text = drawn[0].text }
    }
    let keepsBackground = style.background == nil && text != " "
    for row in area.row..<area.endRow {
      guard keepsBackground else {
        let cell = Cell(text: text, width: 1, style: style)
        fill(row: row, columns: area.column..<area.endColumn, with: cell)
        continue
      }
      for column in area.column..<area.endColumn {
        let cellStyle = style.on(self[column, row].style)
        self[column, row] = Cell(text: text, width: 1, style: cellStyle)
      }
    }
  }

  /// Lays a film of a colour over a rectangle, text included.
  ///
  /// - Parameters:
  ///   - rect: the cells.
  ///   - color: the film.
  ///   - alpha: how much of it is seen, 0…1.
  ///   - canvas: what stands for the terminal's own background.
  ///   - ink: what stands for the terminal's own foreground.
  public mutating func tint(
    _ rect: CellRect, _ color: Color, alpha: Double, canvas: Color, ink: Color,
    clip: CellRect? = nil
  ) {
    // Most cells look as the one before.
    var last: (before: Style, after: Style)?
    restyle(rect.intersection(clip ?? bounds)) { style in
      if let last, last.before == style {
        style = last.after
        return
      }
      let before = style
      style.background = color.over(style.background ?? canvas, alpha: alpha)
      style.foreground = color.over(style.foreground ?? ink, alpha: alpha)
      last = (before, style)
    }
  }
}
