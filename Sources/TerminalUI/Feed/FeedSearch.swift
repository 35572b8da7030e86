import NativeAds

/// Looks for a text in all items of a feed, ads and the app's own, whether or not they are near the screen.
struct FeedSearch: Sendable {
  /// Where the ads stand.
  let layout: AdFeedLayout
  /// The ads that the slots show, round and round.
  let ads: [NativeAd]

  /// The position of the next item with a text, round the ends; nil for none.
  /// - Parameters:
  ///   - start: The position to begin at.
  ///   - step: 1 to begin behind that item, -1 to go back from the one before it, 0 to begin with it.
  func match(_ pattern: String, from start: Int, step: Int) -> Int? {
    guard !pattern.isEmpty else { return nil }
    // Ads and stories come round again, so that the text of each is looked at once.
    let ads = ads.map { ad in Self.texts(of: ad).contains { TextSearch.contains(pattern, in: $0) } }
    let stories = FeedStory.all.map { story in
      [story.title, story.summary, story.section].contains { TextSearch.contains(pattern, in: $0) }
    }
    return TextSearch.match(count: layout.count, from: start, step: step) { position in
      switch layout.item(at: position) {
      case .ad(let slot): !ads.isEmpty && ads[slot % ads.count]
      case .content(let index): stories[index % stories.count]
      case nil: false
      }
    }
  }

  /// What can be read in an ad, and the name that its caption says.
  static func texts(of ad: NativeAd) -> [String] {
    [ad.name]
      + [ad.headline, ad.body, ad.callToAction, ad.advertiser, ad.store, ad.price].compactMap { $0 }
  }
}
