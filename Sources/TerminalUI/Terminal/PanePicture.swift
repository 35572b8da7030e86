import Cells

/// One pane as it should be on the screen.
struct PanePicture: Equatable {
  /// Which pane it is; one that was on the screen before is drawn where it changed.
  var id: String
  /// Where it is on the screen.
  var rect: CellRect
  /// What it shows, as large as the rectangle.
  var grid: Grid
}

/// A whole screen: panes from the lowest to the topmost.
struct ScreenPicture: Equatable {
  /// The panes; later ones cover earlier ones.
  var panes: [PanePicture] = []
  /// Where the cursor is shown; nil for nowhere.
  var cursor: CellPlace?

  /// Creates a picture without panes.
  init() {}

  /// Creates the picture of a screen below the least size, which nothing but that it is too small is shown on; nil for
  /// one with room.
  init?(tooSmall columns: Int, rows: Int) {
    guard columns < ScreenLayout.leastColumns || rows < ScreenLayout.leastRows else { return nil }
    let grid = PaneFrame.tooSmall(columns: columns, rows: rows)
    panes = [PanePicture(id: "too small", rect: grid.bounds, grid: grid)]
  }
}

/// A place on the screen or in a pane.
struct CellPlace: Equatable, Hashable, Sendable {
  /// Counted from 0.
  var column: Int
  /// Counted from 0.
  var row: Int
}
