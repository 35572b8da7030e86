extension Grid {
  /// Draws text on one line from left to right, as far as the clip reaches.
  ///
  /// The text is in logical order; right-to-left scripts are put into visual order. A character that
  /// the clip's edge would halve is drawn as a blank. Where a style has no background, the one of the
  /// cell below stays.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - column: where it begins; may lie outside the grid.
  ///   - row: the row; may lie outside the grid.
  ///   - style: how it looks.
  ///   - clip: where drawing is allowed; nil for the whole grid.
  /// - Returns: the columns that the whole text takes.
  @discardableResult
  public mutating func put(
    _ text: String, column: Int, row: Int, style: Style = .plain, clip: CellRect? = nil
  ) -> Int {
    put(DisplayText(text, style: style), column: column, row: row, clip: clip)
  }

  /// Draws runs of text on one line; see ``put(_:column:row:style:clip:)``.
  @discardableResult
  public mutating func put(
    _ text: DisplayText, column: Int, row: Int, direction: TextDirection = .natural,
    clip: CellRect? = nil
  ) -> Int {
    put(
      visual: Bidi.visualOrder(of: text.clusters, baseDirection: direction), column: column,
      row: row, clip: clip)
  }

  /// Draws clusters that are in visual order already.
  @discardableResult
  public mutating func put(
    visual clusters: [DisplayCluster], column: Int, row: Int, clip: CellRect? = nil
  ) -> Int {
    let area = bounds.intersection(clip ?? bounds)
    let isRowInside = row >= area.row && row < area.endRow
    var place = column
    for cluster in clusters {
      guard isRowInside, place < area.endColumn, place + cluster.width > area.column else {
        place += cluster.width
        continue
      }
      cluster.forEachCell { text, width in
        if place >= area.column, place + width <= area.endColumn {
          let style = cluster.style.on(self[place, row].style)
          self[place, row] = Cell(text: text, width: width, style: style)
        } else {
          for half in place..<place + width where area.contains(column: half, row: row) {
            let style = cluster.style.on(self[half, row].style)
            self[half, row] = Cell(blankIn: style)
          }
        }
        place += width
      }
    }
    return place - column
  }

  /// Draws another grid, cell for cell, backgrounds included.
  public mutating func put(_ other: Grid, column: Int, row: Int, clip: CellRect? = nil) {
    let target = CellRect(column: column, row: row, columns: other.columns, rows: other.rows)
    let area = bounds.intersection(clip ?? bounds).intersection(target)
    for place in area.row..<area.endRow {
      for across in area.column..<area.endColumn {
        let cell = other[across - column, place - row]
        let isCut =
          cell.width == 2 && across + 1 >= area.endColumn
          || cell.width == 0 && across == area.column
        if isCut {
          self[across, place] = Cell(blankIn: cell.style)
        } else {
          self[across, place] = cell
        }
      }
    }
  }
}
