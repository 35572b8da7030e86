import AdPreview
import Cells
import InterfaceBuilder

/// The pane in which an ad stands, with the ad's title and the mark "Ad" in its frame.
struct AdStage {
  let stand: BrowserState.Stand?
  /// Where the ad begins in the pane when it is larger.
  let scroll: CellPlace
  let hasKeys: Bool
  let showsOutlines: Bool
  let selectedView: String?
  /// What is said in place of an ad.
  let emptyText: String
  /// What is said across the upper rows; nil for nothing.
  let banner: String?

  /// Where the ad's first cell is in the pane, scrolled or centred.
  static func origin(of grid: Grid, in area: CellRect, scroll: CellPlace) -> CellPlace {
    func place(_ size: Int, _ room: Int, _ start: Int, _ scroll: Int) -> Int {
      size <= room ? start + (room - size) / 2 : start - min(scroll, size - room)
    }
    return CellPlace(
      column: place(grid.columns, area.columns, area.column, scroll.column),
      // The ad stands at the top, as in a list, with an empty row above it where there is one to spare.
      row: grid.rows <= area.rows
        ? area.row + (grid.rows < area.rows ? 1 : 0)
        : area.row - min(scroll.row, grid.rows - area.rows))
  }

  func paint(columns: Int, rows: Int) -> Grid {
    guard columns >= ScreenLayout.leastColumns, rows >= 3 else {
      return tiny(columns: columns, rows: rows)
    }
    var pane = PaneFrame.make(
      columns: columns, rows: rows, title: title, mark: stand?.adName == nil ? "" : "Ad",
      hasKeys: hasKeys)
    let area = PaneFrame.inside(columns: columns, rows: rows)
    if let stand {
      let grid = decorated(stand.rendered)
      let origin = Self.origin(of: grid, in: area, scroll: scroll)
      pane.put(grid, column: origin.column, row: origin.row, clip: area)
    } else {
      put(emptyText, at: area.row, style: PaneFrame.quiet, area, &pane)
    }
    if let banner {
      for (row, line) in BoxText.wrap(banner, columns: area.columns - 2).prefix(3).enumerated() {
        put(line, at: area.row + row, style: PaneFrame.error.reversed, area, &pane)
      }
    }
    return pane
  }

  /// A screen with no room for a frame shows what there is room for.
  private func tiny(columns: Int, rows: Int) -> Grid {
    var grid = Grid(columns: columns, rows: rows)
    if let stand, columns > 2, rows > 1 {
      grid.put(stand.rendered.grid, column: 0, row: 0)
    } else {
      grid.put(PaneFrame.cut("too small", columns: columns), column: 0, row: 0)
    }
    return grid
  }

  private var title: String {
    guard let stand else { return "" }
    let rendered = stand.rendered
    let size = rendered.adView.frame.size
    let name = rendered.layoutPath.split(separator: "/").last.map(String.init) ?? ""
    var parts = [name, stand.adName ?? "no ad"]
    if let device = rendered.options.device { parts.append(device.name) }
    parts.append("\(PointText.make(size.width))×\(PointText.make(size.height)) pt")
    return (parts + FrameHeading.circumstances(rendered.options)).joined(separator: "  ")
  }

  private func decorated(_ rendered: RenderedAd) -> Grid {
    var grid = rendered.grid
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

  private func put(
    _ text: String, at row: Int, style: Style, _ area: CellRect, _ grid: inout Grid
  ) {
    let line = " " + PaneFrame.cut(text, columns: area.columns - 2)
    let padding = String(repeating: " ", count: max(0, area.columns - DisplayText.width(of: line)))
    grid.put(line + padding, column: area.column, row: row, style: style, clip: area)
  }
}

extension Style {
  /// The style with foreground and background exchanged.
  var reversed: Style {
    var style = self
    style.attributes.insert(.reverse)
    return style
  }
}
