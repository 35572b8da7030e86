import Cells
import InterfaceBuilder

extension TextPlanner {
  /// Makes room for a text of one line by moving the texts beside it along the row, each as little as possible.
  ///
  /// Returns whether the text now has its place; nothing changes otherwise.
  mutating func placeByShifting(_ index: Int, placed: inout [Int: PlacedText]) -> Bool {
    guard items[index].isSingleLine, let line = items[index].lines.first else { return false }
    let row = naturalRow(of: items[index])
    let frame = items[index].frame
    let columns = frame.column..<max(frame.endColumn, frame.column + line.width)
    var group = [
      (
        index: index,
        line: PlacedText.Line(
          text: line, column: column(of: line.width, in: columns, item: items[index]), row: row)
      )
    ]
    for other in strangers(of: index) {
      guard let text = placed[items[other].position], let line = text.lines.first,
        text.lines.count == 1, line.row == row, !text.isTruncated, items[other].ground == nil
      else { continue }
      group.append((other, line))
    }
    group.sort { items[$0.index].rect.midX < items[$1.index].rect.midX }
    let moved = Self.packed(group.map(\.line), in: scene.bounds.columns)

    var trial = claims
    for member in group { trial.release(member.index) }
    for (member, line) in zip(group, moved) {
      // What did not move may stay where it is, whatever lies there.
      guard line.column != member.line.column || member.index == index else { continue }
      let item = items[member.index]
      let room = TextRoom(
        for: item, in: scene, shapes: shapes, claims: trial,
        strangers: strangers(of: member.index), marker: markerCells(clearOf: item))
      guard room.isFree(line.cells) else { return false }
    }
    for (member, line) in zip(group, moved) {
      trial.claim(line.cells, by: member.index)
      let item = items[member.index]
      placed[item.position] = PlacedText(item: item, lines: [line], isTruncated: false)
    }
    claims = trial
    return true
  }

  /// Moves lines of one row apart, so that a blank stays between them: to the right where the row has room, else to
  /// the left.
  private static func packed(_ lines: [PlacedText.Line], in columns: Int) -> [PlacedText.Line] {
    var lines = lines
    var start = Int.min
    for index in lines.indices {
      lines[index].column = max(lines[index].column, start)
      start = lines[index].column + lines[index].text.width + 1
    }
    var end = columns + 1
    for index in lines.indices.reversed() {
      lines[index].column = min(lines[index].column, end - 1 - lines[index].text.width)
      end = lines[index].column
    }
    return lines
  }
}
