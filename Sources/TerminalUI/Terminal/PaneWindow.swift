import CTerminal
import Cells

/// A pane's window in curses, and what was drawn there last.
@MainActor
final class PaneWindow {
  let rect: CellRect
  private let window: OpaquePointer
  private var drawn: Grid
  /// What ``drawn`` was made of.
  private var source: Grid?

  /// Opens a window on top of the others; nil where it has no room.
  init?(_ rect: CellRect) {
    guard !rect.isEmpty,
      let window = terminal_open_window(
        Int32(rect.column), Int32(rect.row), Int32(rect.columns), Int32(rect.rows))
    else { return nil }
    self.rect = rect
    self.window = window
    drawn = Grid(columns: rect.columns, rows: rect.rows)
  }

  /// Closes the window; nothing may be drawn in it afterwards.
  func close() { terminal_close_window(window) }

  /// Puts the window on top of the others.
  func raise() { terminal_raise_window(window) }

  /// Makes the next drawing draw every cell.
  func forget() { isForgotten = true }

  private var isForgotten = false

  /// Draws what changed; stops and returns false where the pairs of colours run out.
  ///
  /// A picture that shares its cells with the last one is recognised at once.
  func draw(_ picture: Grid, isASCII: Bool, pair: (Cell) -> Int32?) -> Bool {
    if !isForgotten, picture == source { return true }
    let grid = isASCII ? picture.asciiFolded() : picture
    let columns = grid.columns
    if grid.columns != drawn.columns || grid.rows != drawn.rows {
      drawn = Grid(columns: columns, rows: grid.rows)
    }
    for (index, cell) in grid.cells.enumerated() {
      guard isForgotten || cell != drawn.cells[index], cell.width > 0 else { continue }
      guard let number = pair(cell) else { return false }
      put(cell, column: index % columns, row: index / columns, pair: number)
    }
    isForgotten = false
    drawn = grid
    source = picture
    return true
  }

  private func put(_ cell: Cell, column: Int, row: Int, pair: Int32) {
    let isPadded = cell.needsPadding
    let text = isPadded ? cell.portableText : cell.text
    let attributes = Int32(cell.style.attributes.rawValue)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 8) { scalars in
      var count = 0
      for scalar in text.unicodeScalars where count < 8 {
        scalars[count] = scalar.value
        count += 1
      }
      let width = isPadded ? 1 : cell.width
      terminal_put(
        window, Int32(column), Int32(row), scalars.baseAddress, Int32(count), Int32(width),
        attributes, pair)
      guard isPadded else { return }
      scalars[0] = 0x20
      terminal_put(
        window, Int32(column + 1), Int32(row), scalars.baseAddress, 1, 1, attributes, pair)
    }
  }
}
