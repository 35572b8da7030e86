import Cells
import NativeAds

extension Browser {
  /// Does what a key that moves does in a feed; false for keys that mean the same as elsewhere.
  func scrollFeed(_ command: BrowserCommand) -> Bool {
    let rows = feedRows
    let page = max(1, rows - 2)
    switch command {
    case .up: scrollFeed(by: -1)
    case .down: scrollFeed(by: 1)
    case .pageUp: scrollFeed(by: -page)
    case .pageDown: scrollFeed(by: page)
    case .first: state.feed?.scrollToStart()
    case .last: state.feed?.scrollToEnd(rows: rows)
    default: return false
    }
    return true
  }

  /// Scrolls the feed by some rows, down where they are above 0.
  func scrollFeed(by count: Int) {
    awaitedSlot = nil
    let rows = feedRows
    state.feed?.scroll(by: count, rows: rows)
  }

  /// Goes to the last or first view of the ad before or behind.
  func moveSelectedAd(by step: Int) {
    guard let feed = state.feed, let slot = feed.selectedSlot else { return }
    let next = slot + step
    guard feed.layout.adPositions.indices.contains(next) else { return }
    let position = feed.layout.adPositions[next]
    let rows = feedRows
    state.feed?.show(0..<feed.rows(at: position), at: position, rows: rows)
    fitFeed()
    guard state.feed?.stand(inSlot: next) != nil else { return }
    select(slot: next)
    moveSelectedView(by: step)
  }

  /// Scrolls the feed so that the selected view is in sight.
  func showFeedSelection() {
    guard let feed = state.feed, let slot = feed.selectedSlot else { return }
    let cells =
      state.selection?.cells
      ?? (state.selectedView == nil ? nil : state.stand?.rendered.adChoices?.cells)
    guard let cells else { return }
    let first = FeedState.captionRows + cells.row
    let rows = feedRows
    state.feed?.show(first..<first + cells.rows, at: feed.layout.adPositions[slot], rows: rows)
  }

  /// Selects the view of an ad under the mouse.
  func clickFeed(at place: CellPlace, _ pane: PanePicture, isDouble: Bool) {
    if state.focus != .ad {
      state.focus = .ad
      needsRender = true
    }
    guard let feed = state.feed else { return }
    let area = PaneFrame.inside(columns: pane.rect.columns, rows: pane.rect.rows)
    let row = place.row - area.row
    guard let part = feed.parts(rows: area.rows).last(where: { $0.row <= row }) else { return }
    guard case .ad(let slot) = part.item, let stand = feed.stand(inSlot: slot) else {
      return say(FeedWords.ownItem)
    }
    if feed.selectedSlot != slot { select(slot: slot) }
    let origin = CellPlace(
      column: FeedPane.column(of: feed, ad: stand.grid, state.options.isRightToLeft, in: area),
      row: part.row + FeedState.captionRows)
    let inside = CellPlace(column: place.column - origin.column, row: row - origin.row)
    select(view: view(at: inside, of: stand.rendered))
    if isDouble { tapSelection() }
  }
}
