import NativeAds

/// What is said about a feed in frames, lines and messages.
enum FeedWords {
  /// Which layout and on which device.
  static func place(_ state: BrowserState) -> [String] {
    let device = state.device?.name
    return [state.layouts.selected?.title ?? "", "feed"] + (device.map { [$0] } ?? [])
  }

  /// Which items of how many are on a screen of so many rows.
  static func position(_ feed: FeedState, rows: Int) -> String {
    let parts = feed.parts(rows: max(1, rows))
    let first = (parts.first?.position ?? 0) + 1
    let last = (parts.last?.position ?? 0) + 1
    return "\(first)–\(last) of \(feed.layout.count)"
  }

  /// Said in the inspector where no ad is on the screen.
  static let noAd = "no ad in sight; ↓ scrolls to the next one"
  /// Said when a feed is asked for where there is no layout for its ads.
  static let noAdView = "this layout has no ad view, so that no feed can show ads in it"
  /// Said when another device is asked for beside the feed.
  static let oneDevice = "the feed is shown on one device; f goes back to the ad alone"
  /// Said when nothing is selected that could be tapped.
  static let selectFirst = "K J select a view, Enter taps it"
  /// Said when one of the app's own items is clicked.
  static let ownItem = "an item of the app itself; the ads among them are marked “Ad”"
}
