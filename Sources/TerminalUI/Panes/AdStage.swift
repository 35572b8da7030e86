import AdPreview
import Cells
import InterfaceBuilder

/// The pane in which an ad stands, with the ad's title and the mark "Ad" in its frame.
struct AdStage: PaneContents {
  let stand: Stand?
  /// Counts what the stand has shown so far.
  let version: Int
  /// Where the ad begins in the pane when it is larger.
  let scroll: CellPlace
  let hasKeys: Bool
  let showsOutlines: Bool
  let selectedView: String?
  /// What is said in place of an ad.
  let emptyText: String
  /// What the frame says then.
  var emptyTitle = ""
  /// What is said across the upper rows; nil for nothing.
  let banner: String?
  /// The edges that it has in common with the ads on other devices.
  var edges = PaneFrame.Edges()

  /// Stands of one version are the same.
  static func == (left: AdStage, right: AdStage) -> Bool {
    left.version == right.version && left.scroll == right.scroll && left.hasKeys == right.hasKeys
      && left.showsOutlines == right.showsOutlines && left.selectedView == right.selectedView
      && left.emptyText == right.emptyText && left.emptyTitle == right.emptyTitle
      && left.banner == right.banner
      && left.edges == right.edges
  }

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
      return PaneFrame.tooSmall(columns: columns, rows: rows)
    }
    var pane = PaneFrame.make(
      columns: columns, rows: rows, title: title, mark: stand?.adName == nil ? "" : "Ad",
      hasKeys: hasKeys, edges: edges)
    let area = PaneFrame.inside(columns: columns, rows: rows, isLeftShared: edges.isLeftShared)
    if let stand {
      let marks = AdMarks(showsOutlines: showsOutlines, selectedView: selectedView)
      let grid = marks.marked(stand.grid, of: stand.rendered)
      let origin = Self.origin(of: grid, in: area, scroll: scroll)
      pane.put(grid, column: origin.column, row: origin.row, clip: area)
      pane.markHidden(of: grid, scroll: scroll, in: area)
    } else {
      for (row, line) in BoxText.wrap(emptyText, columns: area.columns - 2).enumerated()
      where row < area.rows {
        pane.put(line: line, at: area.row + row, style: PaneFrame.quiet, in: area)
      }
    }
    if let banner { pane.put(banner: banner, in: area) }
    return pane
  }

  private var title: String {
    guard let stand else { return emptyTitle }
    let rendered = stand.rendered
    let size = rendered.adView.frame.size
    let name = rendered.layoutPath.split(separator: "/").last.map(String.init) ?? ""
    let ad = [name, stand.adName ?? "no ad"]
    let device = rendered.options.device.map { [$0.name] } ?? []
    let points = "\(PointText.make(size.width))×\(PointText.make(size.height)) pt"
    // Beside others, what tells them apart comes first.
    let isBeside = edges != PaneFrame.Edges()
    let parts = isBeside ? (device + [points] + ad) : (ad + device + [points])
    return (parts + FrameHeading.circumstances(rendered.options)).joined(separator: "  ")
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
