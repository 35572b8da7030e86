import InterfaceBuilder
import NativeAds
import Testing

@testable import TerminalUI

@Suite struct FeedStateTests {
  @Test func `shows the items from the top, the last one cut by the edge`() throws {
    let feed = try FeedSample.feed()
    let parts = feed.parts(rows: 15)
    #expect(parts.map(\.item) == [.content(0), .content(1), .ad(0)])
    #expect(parts.map(\.row) == [0, 6, 12])
    #expect(feed.visiblePositions(rows: 15) == 0..<3)
    #expect(feed.visibleSlots(rows: 12).isEmpty && feed.visibleSlots(rows: 13) == [0])
  }

  @Test(arguments: [
    (1, 0, 1), (6, 1, 0), (13, 2, 1), (-5, 0, 0), (100_000, 23, 1),
  ])
  func `scrolls by rows and stops at both ends`(
    _ count: Int, _ position: Int, _ row: Int
  ) throws {
    var feed = try FeedSample.feed()
    feed.scroll(by: count, rows: 25)
    #expect(feed.anchor == FeedState.Anchor(position: position, row: row))
    let parts = feed.parts(rows: 25)
    if count > 1000, let last = parts.last { #expect(last.row + last.rows == 25) }
  }

  @Test func `comes back to the same place after as many rows up as down`() throws {
    var feed = try FeedSample.feed(drawn: 3)
    feed.scroll(by: 9, rows: 20)
    let start = feed.anchor
    for count in [1, 7, 40, -3, -45] { feed.scroll(by: count, rows: 20) }
    #expect(feed.anchor == start)
  }

  @Test func `an ad that arrives above the edge moves nothing`() throws {
    var feed = try FeedSample.feed()
    feed.scroll(by: 24, rows: 10)
    let before = feed.parts(rows: 10)
    #expect(feed.anchor.position == 3)
    feed.set(.drawn(try FeedSample.stand()), inSlot: 0)
    feed.set(.failed("no fill"), inSlot: 0)
    #expect(feed.parts(rows: 10) == before)
  }

  @Test func `an ad at the edge that changes its height stays with the same part`() throws {
    var feed = try FeedSample.feed(drawn: 1)
    let rows = feed.rows(at: 2)
    feed.scroll(by: 12 + rows / 2, rows: 10)
    feed.setScreen(width: 375, cell: Size(width: 4, height: 8))
    #expect(feed.columns == 94 && feed.rows(at: 0) == 9)
    #expect(feed.anchor == FeedState.Anchor(position: 2, row: rows / 2))
    feed.forgetAds()
    let waiting = feed.rows(at: 2)
    #expect(feed.anchor == FeedState.Anchor(position: 2, row: rows / 2 * waiting / rows))
  }

  @Test func `the end stays the end when ads arrive there`() throws {
    var feed = try FeedSample.feed()
    feed.scrollToEnd(rows: 30)
    feed.set(.drawn(try FeedSample.stand()), inSlot: 5)
    feed.set(.failed("no fill"), inSlot: 6)
    feed.fit(rows: 30)
    let last = try #require(feed.parts(rows: 30).last)
    #expect(last.position == feed.layout.count - 1 && last.row + last.rows == 30)
    feed.scroll(by: -1, rows: 30)
    #expect(!feed.isAtEnd)
  }

  @Test(arguments: [4, 20, 60])
  func `brings a view of an ad into sight, from above and from below`(_ rows: Int) throws {
    var feed = try FeedSample.feed(drawn: 6)
    for start in [0, 500] {
      feed.scroll(by: start - 250, rows: rows)
      feed.show(3..<5, at: 10, rows: rows)
      let part = try #require(feed.parts(rows: rows).first { $0.position == 10 })
      #expect(part.row + 3 >= 0 && part.row + 5 <= rows)
    }
  }

  @Test func `counts the rows of an ad without its caption, which is no cell of the ad`() throws {
    var feed = try FeedSample.feed(drawn: 1)
    func visible(_ rows: Int) throws -> Int {
      let part = try #require(feed.parts(rows: rows).first { $0.position == 2 })
      return feed.visibleAdRows(of: part, rows: rows)
    }
    #expect(try visible(13) == 0, "the caption alone")
    #expect(try visible(14) == 1)
    feed.scroll(by: 12 + feed.rows(at: 2) - 1, rows: 10)
    #expect(try visible(10) == 0, "the gap below alone")
  }

  @Test func `thousands of items cost no more than those on the screen`() throws {
    var feed = FeedState(layout: AdFeedLayout(contentCount: 1_000_000, firstAd: 3, every: 5))
    feed.scrollToEnd(rows: 40)
    #expect(feed.anchor.position > 1_199_990)
    for _ in 0..<1000 { feed.scroll(by: -38, rows: 40) }
    #expect(feed.parts(rows: 40).count < 9)
    feed.scrollToStart()
    #expect(feed.anchor == FeedState.Anchor())
  }

  @Test func `keeps the ads near the screen alone`() throws {
    var feed = try FeedSample.feed(drawn: 5)
    feed.forgetAds(but: 1..<3)
    #expect(feed.ads.keys.sorted() == [1, 2])
  }
}
