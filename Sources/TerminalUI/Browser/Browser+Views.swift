import AdPreview
import Cells
import NativeAds

extension Browser {
  /// The ids of the views that can be selected, in the document's order, AdChoices last.
  var selectableViews: [String] {
    guard let rendered = state.stand?.rendered else { return [] }
    let views = rendered.views.filter { !$0.isHidden && !$0.cells.isEmpty && !$0.path.isEmpty }
    return views.map(\.id) + (rendered.adChoices == nil ? [] : [BrowserState.adChoicesID])
  }

  /// Selects a view; nil for none.
  func select(view: String?) {
    guard view != state.selectedView else { return }
    state.selectedView = view
    state.reasons = nil
    state.inspectorTop = 0
    needsDetail = true
    needsPaint = true
    showSelection()
  }

  /// Makes the ad on one of the devices the one that the inspector tells about, and that keys mean.
  func select(device index: Int) {
    guard state.stands.indices.contains(index), index != state.standIndex else { return }
    state.deviceIndex = index
    state.reasons = nil
    needsDetail = true
    needsPaint = true
    showSelection()
  }

  func moveSelectedView(by count: Int) {
    let ids = selectableViews
    guard !ids.isEmpty else { return }
    if state.feed != nil, state.selectedView == (count > 0 ? ids.last : ids.first) {
      return moveSelectedAd(by: count.signum())
    }
    guard let index = ids.firstIndex(where: { $0 == state.selectedView }) else {
      return select(view: count > 0 ? ids.first : ids.last)
    }
    select(view: ids[max(0, min(ids.count - 1, index + count))])
  }

  /// Scrolls the ad so that the selected view is in sight.
  private func showSelection() {
    if state.feed != nil { return showFeedSelection() }
    let layout = ScreenLayout(of: state, columns: terminal.columns, rows: terminal.rows)
    guard let cells = state.selection?.cells, let rect = layout.panes[.ad] else { return }
    let stand = BrowserPainter.standRects(state, in: rect)[state.standIndex]
    let area = PaneFrame.inside(columns: stand.columns, rows: stand.rows)
    if cells.row < state.scroll.row { state.scroll.row = cells.row }
    if cells.endRow > state.scroll.row + area.rows {
      state.scroll.row = min(cells.row, cells.endRow - area.rows)
    }
    if cells.column < state.scroll.column { state.scroll.column = cells.column }
    if cells.endColumn > state.scroll.column + area.columns {
      state.scroll.column = min(cells.column, cells.endColumn - area.columns)
    }
  }

  /// Taps the selected view, as a finger would: the click is logged, and its link shown, never opened.
  func tapSelection() {
    if state.selectedView == BrowserState.adChoicesID { return perform(.explainAdChoices) }
    guard let view = state.selection, let rendered = state.stand?.rendered else {
      return say(state.feed == nil ? "↑ ↓ select a view, Enter taps it" : FeedWords.selectFirst)
    }
    associate()
    guard let adView, let loaded else { return say("there is no ad to tap on") }
    let asset = rendered.assets.first { $0.viewID == view.id }
      .flatMap { NativeAdAsset(rawValue: $0.asset) }
    if asset == .adChoices { return perform(.explainAdChoices) }
    guard let asset else {
      return say("\(view.className) shows no asset, so that a tap on it opens nothing")
    }
    let before = log.events.count
    adView.tap(asset)
    loaded.dismissScreen()
    if let event = log.events[before...].first { say(event.kind.words) }
  }

  /// The topmost view at a place of the ad's grid.
  func view(at place: CellPlace, of rendered: RenderedAd) -> String? {
    if rendered.adChoices?.cells.contains(column: place.column, row: place.row) == true {
      return BrowserState.adChoicesID
    }
    return rendered.views.last { view in
      !view.isHidden && view.cells.contains(column: place.column, row: place.row)
    }?.id
  }
}
