import Cells
import Testing

@testable import TerminalUI

@Suite struct ScreenLayoutTests {
  static let widths = [1, 2, 11, 12, 20, 40, 69, 70, 99, 100, 120, 200, 300]
  static let heights = [1, 2, 4, 5, 7, 8, 15, 16, 24, 40, 80]

  @Test(arguments: widths, heights)
  func `covers the screen without gaps and overlaps, whatever is hidden or has the keys`(
    _ columns: Int, _ rows: Int
  ) {
    let hiding: [Set<PaneKind>] = [[], [.layouts, .ads], [.inspector, .events], [.layouts]]
    for (hidden, raises) in hiding.flatMap({ [($0, false), ($0, true)] }) {
      for focus in PaneKind.allCases where !hidden.contains(focus) {
        let layout = ScreenLayout(
          columns: columns, rows: rows, focus: focus, hidden: hidden, raisesInspector: raises,
          upperListRows: raises ? 5 : nil, eventRows: raises ? 30 : nil)
        var rects = Array(layout.panes.values)
        for row in [layout.statusRow, layout.barRow].compactMap({ $0 }) {
          rects.append(CellRect(column: 0, row: row, columns: columns, rows: 1))
        }
        var covered = Grid(columns: columns, rows: rows)
        for rect in rects { covered.fill(rect, with: "#", style: .plain) }
        #expect(covered.cells.allSatisfy { $0.text == "#" })
        #expect(rects.map { $0.columns * $0.rows }.reduce(0, +) == columns * rows)
        let hasRoom = columns >= ScreenLayout.leastColumns && rows >= ScreenLayout.leastRows
        #expect(layout.panes[hasRoom ? focus : .ad] != nil)
      }
    }
  }

  @Test func `folds away first the inspector, then the lists, and low screens fold the events`() {
    func panes(_ columns: Int, _ rows: Int) -> Set<PaneKind> {
      Set(ScreenLayout(columns: columns, rows: rows, focus: .ad).panes.keys)
    }
    #expect(panes(100, 16) == Set(PaneKind.allCases))
    #expect(panes(99, 16) == [.layouts, .ads, .ad, .events])
    #expect(panes(69, 16) == [.ad, .events])
    #expect(panes(100, 15) == [.layouts, .ads, .ad, .inspector])
    #expect(panes(20, 5) == [.ad])
  }

  @Test(arguments: [(80, 24), (70, 12), (99, 40)])
  func `an inspector that is asked for has the place of the lists until they have the keys`(
    _ columns: Int, _ rows: Int
  ) {
    func panes(_ focus: PaneKind) -> Set<PaneKind> {
      let layout = ScreenLayout(columns: columns, rows: rows, focus: focus, raisesInspector: true)
      return Set(layout.panes.keys).subtracting([.events])
    }
    #expect(panes(.ad) == [.ad, .inspector])
    #expect(panes(.inspector) == [.ad, .inspector])
    #expect(panes(.layouts) == [.ad, .layouts, .ads])
  }
}
