import AdPreview
import Cells

/// Marks on an ad that are not part of it: the selected view, and outlines of views with their names.
struct AdMarks {
  let showsOutlines: Bool
  /// The selected view's id; `BrowserState.adChoicesID` for the marker, nil for none.
  let selectedView: String?

  /// Returns an ad's cells with the marks.
  func marked(_ grid: Grid, of rendered: RenderedAd) -> Grid {
    var grid = grid
    if showsOutlines {
      outline(rendered.views.filter { !$0.isHidden && !$0.path.isEmpty }, on: &grid)
    }
    if selectedView == BrowserState.adChoicesID {
      if let marker = rendered.adChoices { mark(marker.cells, on: &grid) }
    } else if let view = rendered.views.first(where: { $0.id == selectedView }), !view.isHidden {
      mark(view.cells, on: &grid)
    }
    return grid
  }

  /// Draws the outlines of views, and their names on the upper edges where they cover no text and no other name.
  ///
  /// A view of one row has no edge beside its text: it gets brackets where its ends are blank, and no name.
  private func outline(_ views: [RenderedView], on grid: inout Grid) {
    var lines = OutlineLines()
    for view in views { lines.add(view.cells) }
    let plain = grid
    lines.draw(on: &grid, color: Self.outlineColor)
    for view in views where view.cells.rows == 1 && view.cells.columns > 2 {
      for (end, bracket) in [(view.cells.column, "["), (view.cells.endColumn - 1, "]")]
      where grid.bounds.contains(column: end, row: view.cells.row)
        && grid[end, view.cells.row].text == " "
      {
        grid.put(
          bracket, column: end, row: view.cells.row, style: Style(foreground: Self.outlineColor))
      }
    }
    var named: Set<CellPlace> = []
    for view in views where view.cells.rows > 1 {
      let name = view.outlets.first ?? view.className
      guard let place = Self.place(for: name, of: view.cells, on: plain, besides: named) else {
        continue
      }
      grid.put(
        PaneFrame.cut(name, columns: place.columns), column: place.column, row: place.row,
        style: Style(foreground: .white, background: Self.outlineColor))
      for column in place.column - 1...place.endColumn {
        named.insert(CellPlace(column: column, row: place.row))
      }
    }
  }

  /// Finds the first cells of an upper edge that hold a name, or the beginning of one; nil where there are none.
  private static func place(
    for name: String, of rect: CellRect, on grid: Grid, besides named: Set<CellPlace>
  ) -> CellRect? {
    let width = DisplayText.width(of: name)
    var free = CellRect(column: rect.column + 1, row: rect.row, columns: 0, rows: 1)
    var best: CellRect?
    for column in rect.column + 1..<max(rect.column + 1, rect.endColumn - 1) {
      let isFree =
        grid.bounds.contains(column: column, row: rect.row)
        && !grid.holdsText(column: column, row: rect.row)
        && !named.contains(CellPlace(column: column, row: rect.row))
      if isFree {
        free.columns += 1
        if free.columns == width { return free }
        if free.columns > best?.columns ?? 0 { best = free }
      } else {
        free = CellRect(column: column + 1, row: rect.row, columns: 0, rows: 1)
      }
    }
    return best.flatMap { $0.columns >= leastName ? $0 : nil }
  }

  /// Fewer columns of a name tell nothing.
  private static let leastName = 5
  /// Dark enough for white names, and apart from the colours of ads.
  private static let outlineColor = Color(rgb: 0xC2187F)

  /// Marks the selected view: its edge, or all of a low one.
  private func mark(_ rect: CellRect, on grid: inout Grid) {
    func invert(_ part: CellRect) {
      grid.restyle(part) { style in
        if style.attributes.contains(.reverse) {
          style.attributes.remove(.reverse)
        } else {
          style.attributes.insert(.reverse)
        }
      }
    }
    guard rect.rows > 2, rect.columns > 2 else { return invert(rect) }
    let (left, right) = (rect.column, rect.endColumn - 1)
    for row in [rect.row, rect.endRow - 1] {
      invert(CellRect(column: left, row: row, columns: rect.columns, rows: 1))
    }
    for column in [left, right] {
      invert(CellRect(column: column, row: rect.row + 1, columns: 1, rows: rect.rows - 2))
    }
  }
}
