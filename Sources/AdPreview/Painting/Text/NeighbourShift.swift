import Cells
import InterfaceBuilder

extension TextPlanner {
  /// Makes room for a text of one line by moving the texts beside it along the row, as far as they have free cells
  /// themselves.
  ///
  /// Returns whether the text now has its place; nothing changes otherwise.
  mutating func placeByShifting(_ index: Int, placed: inout [Int: PlacedText]) -> Bool {
    let item = items[index]
    guard item.isSingleLine, let line = item.lines.first, line.width <= scene.bounds.columns else {
      return false
    }
    let columns = item.frame.column..<max(item.frame.endColumn, item.frame.column + line.width)
    let start = column(of: line.width, in: columns, item: item)
    let wanted = PlacedText.Line(text: line, column: start, row: naturalRow(of: item))
    var trial = self
    var moved = placed
    guard trial.settle(wanted, of: index, placed: &moved, depth: 0) else { return false }
    self = trial
    placed = moved
    return true
  }

  /// Puts a line where it is wanted and moves whatever text stands in its way.
  private mutating func settle(
    _ line: PlacedText.Line, of index: Int, placed: inout [Int: PlacedText], depth: Int
  ) -> Bool {
    guard depth < 6 else { return false }
    let strangers = strangers(of: index)
    var halo = line.cells
    halo.column -= 1
    halo.columns += 2
    for other in claims.owners(in: halo).intersection(strangers).sorted() {
      let neighbour = items[other]
      guard neighbour.ground == nil, let text = placed[neighbour.position],
        text.lines.count == 1, var moved = text.lines.first, !text.isTruncated
      else { return false }
      let isRight = neighbour.rect.midX > items[index].rect.midX
      moved.column =
        isRight ? line.cells.endColumn + 1 : line.cells.column - 1 - moved.text.width
      claims.release(other)
      placed[neighbour.position] = nil
      guard settle(moved, of: other, placed: &placed, depth: depth + 1) else { return false }
    }
    let room = TextRoom(
      for: items[index], in: scene, shapes: shapes, claims: claims, strangers: strangers,
      marker: markerCells(clearOf: items[index]))
    guard room.isFree(line.cells) else { return false }
    claims.claim(line.cells, by: index)
    placed[items[index].position] = PlacedText(
      item: items[index], lines: [line], isTruncated: false)
    return true
  }
}
