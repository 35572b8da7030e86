import AdPreview
import NativeAds

extension Browser {
  /// Goes to the next item of the feed that has what is searched for; false for none.
  /// - Parameter step: 1 for the next one, -1 for the one before, 0 for the nearest from here on.
  func findInFeed(step: Int) -> Bool {
    guard let feed = state.feed else { return false }
    let search = FeedSearch(layout: feed.layout, ads: feedEntries.map(adAsShown))
    let start = searchStart(feed, step: step)
    guard let position = search.match(state.searchText, from: start, step: step) else {
      return false
    }
    let rows = feedRows
    state.feed?.match = position
    state.feed?.show(0..<feed.rows(at: position), at: position, rows: rows)
    select(view: nil)
    awaitedSlot = nil
    if case .ad(let slot)? = feed.layout.item(at: position) { awaitedSlot = slot }
    fitFeed()
    return true
  }

  /// Selects the ad that was found, once it is drawn, and the view in it that has what is searched for.
  /// - Returns: Whether that was done.
  func selectFoundAd() -> Bool {
    guard let slot = awaitedSlot, let stand = state.feed?.stand(inSlot: slot) else { return false }
    awaitedSlot = nil
    select(slot: slot)
    let found = stand.rendered.views.first { view in
      guard let text = view.text, !view.isHidden else { return false }
      return TextSearch.contains(state.searchText, in: text)
    }
    select(view: found?.id)
    return true
  }

  /// The item that was found last, where it is in sight, or that of the selected view, or the first in sight.
  private func searchStart(_ feed: FeedState, step: Int) -> Int {
    let visible = feed.visiblePositions(rows: feedRows)
    if let match = feed.match, visible.contains(match) { return match }
    if state.selectedView != nil, let slot = feed.selectedSlot {
      return feed.layout.adPositions[slot]
    }
    // What is in sight was not gone to yet, so that the next one may be there.
    return visible.lowerBound - (step > 0 ? 1 : 0)
  }

  /// The ad of an entry with all changes that were made here.
  private func adAsShown(_ entry: AdEntry) -> NativeAd {
    let standard = TestAds.standard(for: previewer?.format ?? .native)
    var ad = entry.origin == .standard ? standard : entry.ad ?? NativeAd(name: "", format: .native)
    for change in changes { ad = (try? change.applied(to: ad)) ?? ad }
    return withoutTakenOut(ad)
  }
}
