import Cells

/// The last steps of drawing, after all views.
struct FrameFinish: Sendable {
  /// AdChoices, which goes on top of everything.
  let marker: AdChoicesMarker?

  /// Returns what a painter painted, with AdChoices and in the characters that are asked for.
  ///
  /// The painter gives its grid away, so that it is not copied.
  func finished(_ painter: inout AdPainter) -> Grid {
    var grid = Grid(columns: 0, rows: 0)
    swap(&grid, &painter.grid)
    if let marker {
      grid.put(marker, isASCII: painter.isASCII, palette: painter.scene.palette)
    }
    if painter.isASCII { grid = grid.asciiFolded() }
    grid.uncover(painter.layers)
    return grid
  }
}
