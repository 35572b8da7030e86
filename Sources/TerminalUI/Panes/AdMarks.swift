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
      for view in rendered.views where !view.isHidden && !view.path.isEmpty {
        outline(view, on: &grid)
      }
    }
    if selectedView == BrowserState.adChoicesID {
      if let marker = rendered.adChoices { mark(marker.cells, on: &grid) }
    } else if let view = rendered.views.first(where: { $0.id == selectedView }), !view.isHidden {
      mark(view.cells, on: &grid)
    }
    return grid
  }

  /// Draws a view's outline with its name where it has room for one.
  private func outline(_ view: RenderedView, on grid: inout Grid) {
    guard view.cells.columns > 1 else { return }
    let style = Style(foreground: Color(rgb: 0xD02090))
    if view.cells.rows > 1 { grid.box(view.cells, style: style) }
    let name = view.outlets.first ?? view.className
    let room = view.cells.columns - (view.cells.rows > 1 ? 2 : 0)
    guard room >= 3 else { return }
    grid.put(
      PaneFrame.cut(name, columns: room),
      column: view.cells.column + (view.cells.rows > 1 ? 1 : 0), row: view.cells.row, style: style)
  }

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
