import Cells
import InterfaceBuilder
import NativeAds
import Testing

@testable import TerminalUI

@Suite struct FeedPaneTests {
  private func pane(
    _ feed: FeedState, selectedView: String? = nil, _ appearance: Appearance = .light,
    isRightToLeft: Bool = false
  ) -> FeedPane {
    FeedPane(
      feed: feed, hasKeys: true, marks: AdMarks(showsOutlines: false, selectedView: selectedView),
      cell: FeedCell(appearance: appearance, isRightToLeft: isRightToLeft, isASCII: false),
      title: "FeedCell.xib  feed", banner: nil)
  }

  private func lines(_ grid: Grid) -> [String] {
    (0..<grid.rows).map { row in grid.row(row).map(\.text).joined() }
  }

  @Test func `every ad has the word Ad above it, outside its own cells`() throws {
    var feed = try FeedSample.feed(drawn: 1)
    feed.selectedSlot = 0
    let stand = try #require(feed.stand(inSlot: 0))
    let grid = pane(feed).paint(columns: 64, rows: 40)
    let text = lines(grid)
    #expect(text[0].contains(" Ad "), "the frame says that ads are in sight")
    #expect(text[13].contains("▌Ad  every-asset"))
    let ad = CellRect(column: 1, row: 14, columns: 62, rows: stand.rendered.grid.rows)
    #expect(grid.cropped(to: ad) == stand.rendered.grid, "its cells are what they are elsewhere")
  }

  @Test(arguments: [
    (FeedState.Ad.loading, "Ad  loading …"), (.failed("no fill: sold"), "Ad  no fill: sold"),
  ])
  func `says what became of an ad that is not there`(_ ad: FeedState.Ad, _ words: String) throws {
    var feed = try FeedSample.feed()
    feed.set(ad, inSlot: 0)
    #expect(lines(pane(feed).paint(columns: 64, rows: 40))[13].contains(words))
  }

  @Test func `marks the selected view in the selected ad alone`() throws {
    var feed = try FeedSample.feed(drawn: 2)
    feed.selectedSlot = 1
    let stand = try #require(feed.stand(inSlot: 0))
    let view = try #require(stand.rendered.views.first { $0.outlets == ["headlineView"] })
    let plain = pane(feed).paint(columns: 64, rows: 60)
    let marked = pane(feed, selectedView: view.id).paint(columns: 64, rows: 60)
    let first = CellRect(column: 1, row: 14, columns: 62, rows: stand.rendered.grid.rows)
    #expect(plain.cropped(to: first) == marked.cropped(to: first))
    #expect(plain != marked)
  }

  @Test func `the app's items are as wide as the device, in the middle of a wider pane`() throws {
    var feed = try FeedSample.feed()
    feed.setScreen(width: 240, cell: Size(width: 6, height: 12))
    let line = lines(pane(feed).paint(columns: 62, rows: 20))[2]
    #expect(line.hasPrefix("┃" + String(repeating: " ", count: 10)))
    #expect(line.contains("The ridge walk"))
    let colors = pane(feed).paint(columns: 62, rows: 20).row(2).map(\.style.background)
    #expect(colors.filter { $0 == Color(rgb: 0xFFFFFF) || $0 == Color(rgb: 0xF0F0F3) }.count == 40)
  }

  @Test func `items are dark in the dark, and begin at the right from right to left`() throws {
    let feed = try FeedSample.feed()
    let dark = pane(feed, .dark, isRightToLeft: true).paint(columns: 64, rows: 20)
    #expect(dark[1, 1].style.background == Color(rgb: 0x000000))
    let line = lines(dark)[2]
    let end = try #require(line.range(of: "no car"))
    #expect(line[end.upperBound...].allSatisfy { $0 == " " || $0 == "┃" })
    #expect(line[end.upperBound...].count < 16)
  }

  @Test(arguments: [(1, 1), (2, 2), (12, 3), (20, 5), (300, 80)])
  func `fits every size`(_ columns: Int, _ rows: Int) throws {
    let grid = pane(try FeedSample.feed(drawn: 2)).paint(columns: columns, rows: rows)
    #expect(grid.columns == columns && grid.rows == rows)
  }

  @Test func `items of the app come round again with other numbers`() {
    #expect(FeedStory.story(at: 0) == FeedStory.story(at: 17))
    let cell = FeedCell(appearance: .light, isRightToLeft: false, isASCII: true)
    let text = lines(cell.paint(17, columns: 62, rows: 6)).joined(separator: "\n")
    #expect(text.contains("The ridge walk") && text.contains("18 - Walks") && text.contains("---"))
  }
}
