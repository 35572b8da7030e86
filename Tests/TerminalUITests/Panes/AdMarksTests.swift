import AdPreview
import Cells
import Testing

@testable import TerminalUI

@Suite struct AdMarksTests {
  @Test func `outlines and names leave the texts of the ad alone`() throws {
    let stand = try FeedSample.stand()
    let plain = stand.grid
    let marked = AdMarks(showsOutlines: true, selectedView: nil).marked(plain, of: stand.rendered)
    var lines = 0
    for row in 0..<plain.rows {
      for column in 0..<plain.columns {
        let (before, after) = (plain[column, row], marked[column, row])
        if plain.holdsText(column: column, row: row) {
          #expect(after == before, "\(column),\(row)")
        }
        if before != after { lines += 1 }
      }
    }
    #expect(lines > 20)
  }

  @Test func `names stand on upper edges and can be read on any ground`() throws {
    let stand = try FeedSample.stand()
    let marked = AdMarks(showsOutlines: true, selectedView: nil)
      .marked(stand.grid, of: stand.rendered)
    let tops = Set(stand.rendered.views.filter { $0.cells.rows > 1 }.map(\.cells.row))
    var labels = 0
    for row in 0..<marked.rows {
      for column in 0..<marked.columns {
        let style = marked[column, row].style
        guard style.foreground == .white, let ground = style.background,
          ground != stand.grid[column, row].style.background
        else { continue }
        labels += 1
        #expect(tops.contains(row))
        #expect(ground.contrastRatio(to: .white) >= 4.5)
      }
    }
    #expect(labels >= 5)
  }

  @Test(arguments: [
    ([CellRect(column: 0, row: 0, columns: 3, rows: 2)], ["┌─┐", "└─┘"]),
    (
      [
        CellRect(column: 0, row: 0, columns: 3, rows: 3),
        CellRect(column: 0, row: 1, columns: 3, rows: 2),
      ], ["┌─┐", "├─┤", "└─┘"]
    ),
    (
      [
        CellRect(column: 0, row: 0, columns: 3, rows: 3),
        CellRect(column: 1, row: 0, columns: 2, rows: 3),
      ], ["┌┬┐", "│││", "└┴┘"]
    ),
    ([CellRect(column: 0, row: 0, columns: 3, rows: 1)], ["   "]),
  ])
  func `outlines that meet are joined`(_ rects: [CellRect], _ expected: [String]) {
    var grid = Grid(columns: 3, rows: expected.count)
    var lines = OutlineLines()
    for rect in rects { lines.add(rect) }
    lines.draw(on: &grid, color: .black)
    #expect((0..<grid.rows).map { grid.row($0).map(\.text).joined() } == expected)
  }
}
