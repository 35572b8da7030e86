import Cells

/// What a pane shows, as a value that tells whether it must be drawn again.
protocol PaneContents: Equatable {
  /// Draws the pane with its frame.
  func paint(columns: Int, rows: Int) -> Grid
}
