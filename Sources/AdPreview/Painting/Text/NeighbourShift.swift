import Cells
import InterfaceBuilder

extension TextPlanner {
  /// A text of one line on its way along its row.
  private struct Shift {
    let index: Int
    var line: PlacedText.Line
    /// The columns that the line may take.
    let columns: Range<Int>
  }

  /// Makes room for a text of one line by moving the texts beside it along the row, each as little as possible.
  ///
  /// Returns whether the text now has its place; nothing changes otherwise.
  mutating func placeByShifting(_ index: Int, placed: inout [Int: PlacedText]) -> Bool {
    guard items[index].isSingleLine, let line = items[index].lines.first else { return false }
    let row = naturalRow(of: items[index])
    let frame = items[index].frame
    let own = frame.column..<max(frame.endColumn, frame.column + line.width)
    var lines = [
      index: PlacedText.Line(
        text: line, column: column(of: line.width, in: own, item: items[index]), row: row)
    ]
    for other in strangers(of: index) {
      guard let text = placed[items[other].position], let line = text.lines.first,
        text.lines.count == 1, line.row == row, !text.isTruncated, items[other].ground == nil
      else { continue }
      lines[other] = line
    }
    var trial = claims
    for member in lines.keys { trial.release(member) }
    let shifts = lines.map { member, line in
      Shift(
        index: member, line: line,
        columns: columns(for: line, of: member, isNew: member == index, claims: trial))
    }
    .sorted { (items[$0.index].rect.midX, $0.index) < (items[$1.index].rect.midX, $1.index) }
    guard let moved = Self.packed(shifts) else { return false }
    for shift in moved {
      trial.claim(shift.line.cells, by: shift.index)
      let item = items[shift.index]
      placed[item.position] = PlacedText(item: item, lines: [shift.line])
    }
    claims = trial
    return true
  }

  /// Returns the columns that a line may move along, with those that it has.
  private func columns(
    for line: PlacedText.Line, of index: Int, isNew: Bool, claims: CellClaims
  ) -> Range<Int> {
    let item = items[index]
    let room = TextRoom(
      for: item, in: scene, shapes: shapes, claims: claims, strangers: strangers(of: index),
      marker: markerCells(clearOf: item))
    let anchor = item.edge == .right ? line.cells.endColumn - 1 : line.column
    let rows = line.row..<line.row + 1
    guard var free = room.columns(around: anchor, rows: rows) else {
      // What does not move may stay where it is, whatever lies there.
      return isNew ? line.column..<line.column : line.column..<line.cells.endColumn
    }
    if isHeldAtLeft(index) { free = max(free.lowerBound, line.column)..<free.upperBound }
    if isNew { return free }
    return min(free.lowerBound, line.column)..<max(free.upperBound, line.cells.endColumn)
  }

  /// Whether a text must not begin left of its view: it is flush with another text, or the view is wider than it.
  ///
  /// A view that is just as wide as its text may as well be held by what stands right of it.
  private func isHeldAtLeft(_ index: Int) -> Bool {
    let item = items[index]
    guard item.edge == .left else { return false }
    if scene.views[item.position].rect.width > item.rect.width + 1 { return true }
    return items.indices.contains { other in
      other != index && items[other].edge == .left && abs(items[other].rect.x - item.rect.x) < 1
    }
  }

  /// Moves lines of one row apart, so that a blank stays between them.
  ///
  /// They go to the right where the row has room, else to the left. Returns nil where they do not all fit.
  private static func packed(_ shifts: [Shift]) -> [Shift]? {
    var shifts = shifts
    var start = Int.min
    for index in shifts.indices {
      let column = max(shifts[index].line.column, start, shifts[index].columns.lowerBound)
      shifts[index].line.column = column
      start = column + shifts[index].line.text.width + 1
    }
    var end = Int.max
    for index in shifts.indices.reversed() {
      let width = shifts[index].line.text.width
      let last = min(end - 1, shifts[index].columns.upperBound) - width
      shifts[index].line.column = min(shifts[index].line.column, last)
      end = shifts[index].line.column
      guard end >= shifts[index].columns.lowerBound else { return nil }
    }
    return shifts
  }
}
