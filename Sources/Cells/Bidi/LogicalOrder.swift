/// Recovers the order in which a drawn row is read.
///
/// A row of cells knows only what is seen, so this goes by the letters: a stretch from one
/// right-to-left letter to the last that no left-to-right letter or line-drawing character parts is
/// turned round, and the numbers in it are turned back.
enum LogicalOrder {
  /// Returns the cells of a row in reading order, the row itself running from left to right.
  static func cells(of row: [Cell]) -> [Cell] {
    guard row.contains(where: mayBeRightToLeft) else { return row }
    let units = self.units(of: row)
    guard units.contains(where: { $0.type.isStrongRightToLeft }) else { return row }
    var result: [Cell] = []
    result.reserveCapacity(row.count)
    var index = 0
    while index < units.count {
      let end = endOfStretch(units, from: index)
      if end > index {
        append(units[index..<end], of: row, to: &result)
        index = end
      } else {
        result.append(contentsOf: row[units[index].range])
        index += 1
      }
    }
    return result
  }

  /// Returns the stretches of right-to-left letters and marks without blanks: the words.
  static func words(of row: [Cell]) -> [Range<Int>] {
    guard row.contains(where: mayBeRightToLeft) else { return [] }
    var result: [Range<Int>] = []
    for unit in units(of: row) where unit.type.isStrongRightToLeft {
      if let last = result.last, last.upperBound == unit.range.lowerBound,
        row[last.lowerBound].style == row[unit.range.lowerBound].style
      {
        result[result.count - 1] = last.lowerBound..<unit.range.upperBound
      } else {
        result.append(unit.range)
      }
    }
    return result
  }

  /// Whether a row may be read in another order than it is seen in.
  static func mayDiffer(from row: ArraySlice<Cell>) -> Bool {
    row.contains(where: mayBeRightToLeft)
  }

  /// A quick look that spares nearly every row the search.
  private static func mayBeRightToLeft(_ cell: Cell) -> Bool {
    let first = cell.firstValue
    return (0x590...0x8FF).contains(first) || first >= 0xFB1D
  }

  private struct Unit {
    var range: Range<Int>
    var type: BidiClass
    var isFrame: Bool
  }

  /// The row's characters, each with the cells that it takes.
  private static func units(of row: [Cell]) -> [Unit] {
    var result: [Unit] = []
    for (index, cell) in row.enumerated() {
      if cell.width == 0, let last = result.last {
        result[result.count - 1].range = last.range.lowerBound..<index + 1
        continue
      }
      let scalar = cell.firstScalar ?? " "
      result.append(
        Unit(
          range: index..<index + 1, type: BidiClass(scalar),
          isFrame: (0x2500...0x259F).contains(scalar.value)))
    }
    return result
  }

  private static func endOfStretch(_ units: [Unit], from start: Int) -> Int {
    guard units[start].type.isStrongRightToLeft else { return start }
    var end = start + 1
    var index = start + 1
    var blanks = 0
    while index < units.count, units[index].type != .left, !units[index].isFrame {
      // Columns of a table are no sentence.
      blanks = units[index].type == .whitespace ? blanks + 1 : 0
      if blanks > 1 { break }
      if units[index].type.isStrongRightToLeft { end = index + 1 }
      index += 1
    }
    return end
  }

  private static func append(_ units: ArraySlice<Unit>, of row: [Cell], to result: inout [Cell]) {
    var index = units.endIndex - 1
    while index >= units.startIndex {
      var first = index
      if isNumber(units[index].type) {
        while first > units.startIndex, isNumber(units[first - 1].type) { first -= 1 }
      }
      for unit in units[first...index] {
        result.append(contentsOf: row[unit.range].map { mirrored($0, unit.type) })
      }
      index = first - 1
    }
  }

  private static func isNumber(_ type: BidiClass) -> Bool {
    switch type {
    case .europeanNumber, .arabicNumber, .europeanTerminator, .commonSeparator: return true
    default: return false
    }
  }

  private static func mirrored(_ cell: Cell, _ type: BidiClass) -> Cell {
    guard type == .neutral, let partner = BidiMirroring.partner(of: cell.text) else { return cell }
    return Cell(text: partner, width: cell.width, style: cell.style)
  }
}
