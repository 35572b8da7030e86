import NativeAds
import Testing

@testable import TerminalUI

@Suite struct FeedSearchTests {
  /// The feed that the browser shows, with two ads in turn.
  private static let search: FeedSearch = {
    var tea = NativeAd(name: "tea", format: .native)
    tea.headline = "Leaves from one hill"
    var maps = NativeAd(name: "maps", format: .native)
    maps.body = "Paper that folds"
    maps.advertiser = "Oberland Press"
    return FeedSearch(
      layout: AdFeedLayout(contentCount: 3000, firstAd: 3, every: 5), ads: [tea, maps])
  }()

  // Ads stand at 3, 9, 15, …, 3597; the first is the one about tea.
  static let cases: [(String, Int, Int, Int?)] = [
    ("one hill", 0, 0, 3), ("one hill", 3, 0, 3), ("one hill", 3, 1, 15), ("one hill", 3, -1, 3591),
    ("folds", 0, 0, 9), ("oberland", 9, 1, 21), ("folds", 3597, 1, 9), ("tea", 3591, 0, 3591),
    ("five soups", 0, 0, 16), ("five soups", 16, 1, 36), ("ridge walk", 1, -1, 0),
    ("Ridge walk", 1, 1, nil), ("zebra", 0, 0, nil), ("", 0, 0, nil),
  ]

  @Test(arguments: cases)
  func `finds ads by their texts and the app's items by their words, however far away`(
    _ text: String, _ start: Int, _ step: Int, _ position: Int?
  ) {
    #expect(Self.search.match(text, from: start, step: step) == position)
  }

  @Test func `no item is passed over`() {
    // All of them have this letter.
    #expect((0..<3600).allSatisfy { Self.search.match("e", from: $0, step: 0) == $0 })
    #expect((0..<3600).allSatisfy { Self.search.match("e", from: $0, step: 1) == ($0 + 1) % 3600 })
  }

  @Test func `a feed without ads is searched too`() {
    let search = FeedSearch(
      layout: AdFeedLayout(contentCount: 40, adPositions: []), ads: [])
    #expect(search.match("soups", from: 0, step: 0) == 13)
  }
}
