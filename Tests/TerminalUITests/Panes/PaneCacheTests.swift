import Cells
import Testing

@testable import TerminalUI

@Suite struct PaneCacheTests {
  private func pane(_ words: String..., top: Int = 0) -> TextPane {
    TextPane(
      title: "Events", hasKeys: false, lines: words.map { StyledLine(text: $0) }, top: top)
  }

  private func text(_ grid: Grid) -> String { grid.cells.map(\.text).joined() }

  @Test func `a pane is drawn again when its contents, its scrolling or its size change`() {
    var cache = PaneCache()
    let steps: [(pane: TextPane, columns: Int, rows: Int)] = [
      (pane("one", "two"), 20, 4), (pane("one", "three"), 20, 4),
      (pane("one", "three", top: 1), 20, 4), (pane("one", "three", top: 1), 24, 4),
      (pane("one", "three", top: 1), 24, 5),
    ]
    for step in steps {
      let grid = cache.grid("events", of: step.pane, columns: step.columns, rows: step.rows)
      #expect(grid == step.pane.paint(columns: step.columns, rows: step.rows))
    }
  }

  @Test func `panes of other ids and kinds are kept apart`() {
    var cache = PaneCache()
    let first = cache.grid("a", of: pane("one"), columns: 20, rows: 4)
    let second = cache.grid("b", of: pane("two"), columns: 20, rows: 4)
    let list = ListPane(
      title: "Ads", hasKeys: false, filter: "", selection: 0, top: 0, count: 1, emptyText: "",
      rows: 4
    ) { _ in ListPane.Line(text: "three") }
    let third = cache.grid("a", of: list, columns: 20, rows: 4)
    #expect(text(first).contains("one"))
    #expect(text(second).contains("two"))
    #expect(text(third).contains("three"))
  }

  @Test func `the inspector's lines are broken anew for other lines and other widths`() {
    var cache = PaneCache()
    let lines = [StyledLine(text: "a line that is broken")]
    #expect(cache.wrapped(lines, columns: 40).count == 1)
    #expect(cache.wrapped(lines, columns: 10).count == 3)
    #expect(cache.wrapped([StyledLine(text: "short")], columns: 10).map(\.text) == ["short"])
  }
}
