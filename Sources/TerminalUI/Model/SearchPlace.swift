import Cells

/// What is shown before a search goes somewhere else.
struct SearchPlace: Sendable {
  private let selectedView: String?
  private let scroll: CellPlace
  private let inspectorTop: Int
  private let eventsBelow: Int
  private let overlayTop: Int
  private let overlayMatch: Int?
  private let feed: FeedState?

  /// Keeps what a browser shows.
  init(_ state: BrowserState) {
    selectedView = state.selectedView
    scroll = state.scroll
    inspectorTop = state.inspectorTop
    eventsBelow = state.eventsBelow
    overlayTop = state.overlayTop
    overlayMatch = state.overlayMatch
    feed = state.feed
  }

  /// Shows it again, with what else has changed meanwhile.
  func restore(_ state: inout BrowserState) {
    state.selectedView = selectedView
    state.scroll = scroll
    state.inspectorTop = inspectorTop
    state.eventsBelow = eventsBelow
    state.overlayTop = overlayTop
    state.overlayMatch = overlayMatch
    guard let feed else { return }
    state.feed?.scroll(to: feed.anchor, isAtEnd: feed.isAtEnd)
    state.feed?.selectedSlot = feed.selectedSlot
    state.feed?.match = feed.match
  }
}
