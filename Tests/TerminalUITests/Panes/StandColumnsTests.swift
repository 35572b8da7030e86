import AdPreview
import Cells
import Testing

@testable import TerminalUI

@Suite struct StandColumnsTests {
  @Test(arguments: [
    (60, [47], 1), (110, [47, 55], 2), (87, [47, 55], 2), (86, [47, 55], 1),
    (160, [47, 55, 102, 47], 2), (165, [47, 47, 47, 47], 4), (164, [47, 47, 47, 47], 3),
    (10, [47, 47], 1), (300, [20, 102], 2),
  ])
  func `gives as many devices as fit what their ads need`(
    _ room: Int, _ needs: [Int], _ count: Int
  ) {
    let parts = StandColumns.divide(room, needs: needs)
    #expect(parts.count == count)
    guard count > 1 else { return }
    #expect(parts.reduce(0, +) == room)
    #expect(zip(parts, needs).allSatisfy { $0 > StandColumns.least(of: $1) })
  }

  @Test func `neighbours have one edge between them`() throws {
    let stand = try FeedSample.stand()
    func stage(_ edges: PaneFrame.Edges) -> AdStage {
      AdStage(
        stand: stand, version: 1, scroll: CellPlace(column: 0, row: 0), hasKeys: false,
        showsOutlines: false, selectedView: nil, emptyText: "", banner: nil, edges: edges)
    }
    func line(_ grid: Grid, _ row: Int) -> String { grid.row(row).map(\.text).joined() }
    let left = stage(.init(rightNeighbour: false)).paint(columns: 66, rows: 12)
    let right = stage(.init(isLeftShared: true)).paint(columns: 65, rows: 12)
    #expect(line(left, 0).hasPrefix("┌ 372×") && line(left, 0).hasSuffix("┬"))
    #expect(line(left, 11).hasSuffix("┴"))
    #expect(line(right, 0).hasPrefix("─ 372×") && line(right, 0).hasSuffix("┐"))
    #expect(line(right, 5).hasPrefix(" ") && line(right, 5).hasSuffix("│"))
  }

  @Test func `the frame of the device that is meant is heavy on all of its sides`() throws {
    var state = BrowserState(mode: .preview, options: .init(), devices: [])
    state.stands = [try FeedSample.stand(), try FeedSample.stand()]
    func edges(_ index: Int) -> [String] {
      state.deviceIndex = index
      let panes = BrowserPainter.paint(state, columns: 90, rows: 20).panes
      let first = panes.first { $0.id == BrowserPainter.standID(0) }?.grid
      let second = panes.first { $0.id == BrowserPainter.standID(1) }?.grid
      guard let first, let second else { return [] }
      return [0, 2, first.rows - 1].map { row in
        [first.row(row).first, first.row(row).last, second.row(row).last]
          .map { $0?.text ?? "" }.joined()
      }
    }
    #expect(edges(0) == ["┏┱┐", "┃┃│", "┗┹┘"])
    #expect(edges(1) == ["┌┲┓", "│┃┃", "└┺┛"])
    state.focus = .events
    #expect(edges(1) == ["┌┬┐", "│││", "└┴┘"])
  }
}
