import AdPreview
import Cells
import InterfaceBuilder
import NativeAds

extension Browser {
  /// As many items as a long evening of scrolling needs, with an ad after every so many.
  private static let feedLayout = AdFeedLayout(contentCount: 3000, firstAd: 3, every: 5)

  // MARK: Coming and going

  /// Shows the feed, or the ad alone again.
  func toggleFeed() {
    if state.feed != nil { return endFeed() }
    guard previewer?.hasAdView == true else { return say(FeedWords.noAdView) }
    adView?.setVisibleCells(0)
    adAlone = (loaded, adView)
    state.deviceIndex = state.standIndex
    state.feed = FeedState(layout: Self.feedLayout)
    state.focus = .ad
    requestFeed()
  }

  /// Shows the ad alone again, as it was.
  func endFeed() {
    adFeed?.leaveScreen()
    adFeed = nil
    state.feed = nil
    select(view: nil)
    (loaded, adView) = adAlone ?? (nil, nil)
    adAlone = nil
    if let loaded { state.adStatus = .loaded(Self.facts(loaded)) } else { needsRequest = true }
    needsRender = true
    watchFiles()
  }

  /// Requests the ads of the feed anew, beginning with the one that is selected in the list.
  func requestFeed() {
    adFeed?.leaveScreen()
    state.feed?.forgetAds()
    feedEntries = entriesForFeed
    let feed = AdFeed(
      layout: Self.feedLayout, prefetchDistance: 7,
      makeLoader: { [unowned self] slot in
        loader(of: feedEntries[slot % feedEntries.count].origin)
      },
      makeView: {
        NativeAdView(NativeAdRegistration(.native, width: 0, height: 0, assetViews: []))
      })
    feed.populate = { [unowned self] view, _, slot in
      drawAd(inSlot: slot)
      guard let stand = state.feed?.stand(inSlot: slot) else { return }
      view.registration = stand.rendered.registration
    }
    feed.onChange = { [unowned self] slot in takeFeedAd(inSlot: slot) }
    adFeed = feed
    needsRender = true
  }

  /// The ads that the slots go through, round and round: those that the list shows, the selected one first.
  private var entriesForFeed: [AdEntry] {
    let list = state.ads
    let positions = list.shown.isEmpty ? Array(list.items.indices) : list.shown
    let entries = positions.map { list.items[$0] }.filter { $0.origin != .none }
    guard !entries.isEmpty else { return [.standard] }
    let first = entries.firstIndex { $0.origin == list.selected?.origin } ?? 0
    return Array(entries[first...] + entries[..<first])
  }

  private func takeFeedAd(inSlot slot: Int) {
    if let error = adFeed?.error(inSlot: slot) {
      state.feed?.set(.failed(error.message), inSlot: slot)
    } else if adFeed?.ad(inSlot: slot) == nil {
      state.feed?.set(.loading, inSlot: slot)
    }
    needsPaint = true
  }

  // MARK: Drawing

  /// The rows of the feed that are on the screen.
  var feedRows: Int {
    let layout = ScreenLayout(of: state, columns: terminal.columns, rows: terminal.rows)
    guard let pane = layout.panes[.ad] else { return 1 }
    return max(1, PaneFrame.inside(columns: pane.columns, rows: pane.rows).rows)
  }

  private var feedOptions: PreviewOptions {
    var options = options(for: state.device)
    options.cell = state.feed?.cell ?? options.cell
    return options
  }

  /// Draws what is on the screen anew, since the layout or the options have changed.
  func renderFeed(_ previewer: AdPreviewer) {
    guard previewer.hasAdView else {
      endFeed()
      return say(FeedWords.noAdView)
    }
    let layout = ScreenLayout(of: state, columns: terminal.columns, rows: terminal.rows)
    let width = previewer.width(for: feedOptions)
    let room = (layout.panes[.ad]?.columns ?? terminal.columns) - 2
    let candidates = state.zoom.candidates
    let cell =
      candidates.first { width / $0.width <= Double(room) } ?? candidates[candidates.count - 1]
    state.feed?.setScreen(width: width, cell: cell)
    incompleteSlots = []
    let visible = state.feed?.visibleSlots(rows: feedRows) ?? []
    for slot in visible where state.feed?.stand(inSlot: slot) != nil {
      drawAd(inSlot: slot, isForced: true)
    }
    state.feed?.forgetDrawings(but: Set(visible))
    adFeed?.repopulate()
    state.reasons = nil
    needsDetail = true
  }

  /// Draws the ad of a slot, with the pictures that are known already; does nothing where it is drawn.
  private func drawAd(inSlot slot: Int, isForced: Bool = false, withPictures: Bool = false) {
    guard let previewer, let ad = adFeed?.ad(inSlot: slot),
      isForced || state.feed?.stand(inSlot: slot) == nil
    else { return }
    pictures.drawsOnlyKnown = !withPictures
    pictures.hasMissed = false
    let rendered = previewer.render(
      ad: withoutTakenOut(ad.assets), options: feedOptions, pictures: &pictures)
    pictures.drawsOnlyKnown = false
    if pictures.hasMissed { incompleteSlots.insert(slot) } else { incompleteSlots.remove(slot) }
    pictures.hasMissed = false
    state.feed?.set(
      .drawn(Stand(rendered: rendered, adName: ad.name)), inSlot: slot)
  }

  /// Brings the feed between its ends, with all ads drawn that are on the screen.
  func fitFeed() {
    let rows = feedRows
    state.feed?.fit(rows: rows)
    // An ad that is drawn takes another height, which brings others to the screen.
    while let slot = undrawnSlots(state.feed?.visibleSlots(rows: rows) ?? []).first {
      drawAd(inSlot: slot)
      needsDetail = true
      state.feed?.fit(rows: rows)
    }
    guard let feed = state.feed else { return }
    let near = nearSlots(feed, rows: rows)
    state.feed?.forgetAds(but: near)
    incompleteSlots.formIntersection(near)
    if !undrawnSlots(Array(near)).isEmpty { needsDetail = true }
    chooseFeedAd()
  }

  /// The slots on the screen, and those that come to it with the next page.
  private func nearSlots(_ feed: FeedState, rows: Int) -> Range<Int> {
    let positions = feed.visiblePositions(rows: rows)
    let reach = adFeed?.prefetchDistance ?? 0
    return feed.layout.slots(
      in: max(0, positions.lowerBound - reach)..<positions.upperBound + reach)
  }

  private func undrawnSlots(_ slots: [Int]) -> [Int] {
    guard previewer != nil else { return [] }
    return slots.filter {
      adFeed?.ad(inSlot: $0) != nil && state.feed?.stand(inSlot: $0) == nil
    }
  }

  /// Draws one ad whose pictures are missing, or one near the screen; returns whether there is more to do.
  func renderFeedDetail() -> Bool {
    guard let feed = state.feed else { return false }
    let rows = feedRows
    let visible = feed.visibleSlots(rows: rows)
    if let slot = visible.first(where: incompleteSlots.contains) {
      drawAd(inSlot: slot, isForced: true, withPictures: true)
      chooseFeedAd()
      needsPaint = true
      return true
    }
    let near = Array(nearSlots(feed, rows: rows))
    guard let slot = undrawnSlots(near).first ?? near.first(where: incompleteSlots.contains) else {
      return false
    }
    drawAd(inSlot: slot, isForced: true, withPictures: true)
    return true
  }

  // MARK: The selected ad

  /// Keeps the selection on an ad that is on the screen, and makes that ad the one that all keys mean.
  func chooseFeedAd() {
    if selectFoundAd() { return }
    guard let feed = state.feed else { return }
    let rows = feedRows
    let visible = feed.parts(rows: rows).compactMap { part -> (slot: Int, rows: Int)? in
      guard case .ad(let slot) = part.item else { return nil }
      let count = feed.visibleAdRows(of: part, rows: rows)
      return count > 0 ? (slot, count) : nil
    }
    let kept = visible.first { $0.slot == feed.selectedSlot }
    let most = visible.map(\.rows).max()
    select(slot: (kept ?? visible.first { $0.rows == most })?.slot)
  }

  /// Makes the ad of a slot the selected one; nil for none.
  func select(slot: Int?) {
    let isOther = state.feed?.selectedSlot != slot
    if isOther, let old = state.feed?.selectedSlot, var stand = state.feed?.stand(inSlot: old) {
      // Its video stops where nobody looks at it.
      stand.playing = nil
      state.feed?.set(.drawn(stand), inSlot: old)
    }
    let ad = slot.flatMap { adFeed?.ad(inSlot: $0) }
    state.feed?.selectedSlot = slot
    state.stands = slot.flatMap { state.feed?.stand(inSlot: $0) }.map { [$0] } ?? []
    adView = slot.flatMap { adFeed?.view(ofSlot: $0) }
    let isOtherAd = loaded !== ad
    loaded = ad
    if isOther {
      state.selectedView = nil
      state.reasons = nil
      state.inspectorTop = 0
    }
    if isOther || isOtherAd { watchFiles() }
  }

  /// Tells the feed what is on the screen: ads come near, are seen for the first time, or leave.
  func reportFeed() {
    guard let feed = state.feed, let adFeed else { return }
    let rows = feedRows
    let parts = feed.parts(rows: rows)
    var cells: [Int: Int] = [:]
    for part in parts {
      guard case .ad(let slot) = part.item else { continue }
      cells[slot] =
        feed.visibleAdRows(of: part, rows: rows)
        * (feed.stand(inSlot: slot)?.rendered.grid.columns ?? 0)
    }
    adFeed.scroll(to: feed.visiblePositions(rows: rows), cells: { cells[$0] ?? 0 })
    adView = feed.selectedSlot.flatMap { adFeed.view(ofSlot: $0) }
  }
}
