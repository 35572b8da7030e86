import AdPreview
import Cells

/// The pane of a feed: the app's items as wide as the device, and ads among them, each with the word "Ad" above it.
struct FeedPane {
  let feed: FeedState
  let hasKeys: Bool
  let marks: AdMarks
  let cell: FeedCell
  /// What is said in the pane's frame.
  let title: String
  /// What is said across the upper rows; nil for nothing.
  let banner: String?

  /// The first column of the device's screen in the pane; where it is wider, the side where lines begin is in sight.
  static func column(of feed: FeedState, _ isRightToLeft: Bool, in area: CellRect) -> Int {
    let room = area.columns - feed.columns
    return area.column + (room >= 0 ? room / 2 : isRightToLeft ? room : 0)
  }

  /// The first column of an ad: one that is narrower than the screen begins where its lines do.
  static func column(
    of feed: FeedState, ad: Grid, _ isRightToLeft: Bool, in area: CellRect
  ) -> Int {
    column(of: feed, isRightToLeft, in: area)
      + (isRightToLeft ? max(0, feed.columns - ad.columns) : 0)
  }

  func paint(columns: Int, rows: Int) -> Grid {
    let area = PaneFrame.inside(columns: columns, rows: rows)
    let parts = feed.parts(rows: area.rows)
    let showsAd = parts.contains { if case .ad = $0.item { true } else { false } }
    var pane = PaneFrame.make(
      columns: columns, rows: rows, title: title, mark: showsAd ? "Ad" : "", hasKeys: hasKeys)
    let column = Self.column(of: feed, cell.isRightToLeft, in: area)
    for part in parts {
      let row = area.row + part.row
      switch part.item {
      case .content(let index):
        pane.put(
          cell.paint(index, columns: feed.columns, rows: part.rows), column: column, row: row,
          clip: area)
      case .ad(let slot): put(slot, row: row, area, &pane)
      }
    }
    if let banner { pane.put(banner: banner, in: area) }
    return pane
  }

  private func put(_ slot: Int, row: Int, _ area: CellRect, _ pane: inout Grid) {
    let isSelected = slot == feed.selectedSlot
    let sign = isSelected ? "▌" : " "
    var words = ""
    switch feed.ads[slot] {
    case .drawn(let stand):
      words = stand.adName ?? ""
      // The other ads are what they are, without marks of the selected one.
      let own = isSelected ? marks : AdMarks(showsOutlines: marks.showsOutlines, selectedView: nil)
      pane.put(
        own.marked(stand.grid, of: stand.rendered),
        column: Self.column(of: feed, ad: stand.grid, cell.isRightToLeft, in: area),
        row: row + FeedState.captionRows, clip: area)
    case .failed(let reason): words = reason
    case .loading, nil: words = "loading …"
    }
    let style = isSelected && hasKeys ? PaneFrame.accent : PaneFrame.strong
    let column = max(area.column, Self.column(of: feed, cell.isRightToLeft, in: area))
    let used = pane.put("\(sign)Ad", column: column, row: row, style: style, clip: area) + 2
    pane.put(
      PaneFrame.cut(words, columns: min(feed.columns, area.endColumn - column) - used),
      column: column + used, row: row, style: PaneFrame.quiet, clip: area)
  }
}
