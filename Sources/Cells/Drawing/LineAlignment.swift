/// Where a line of text stands in its room.
public enum LineAlignment: String, CaseIterable, Sendable {
  /// At the left edge.
  case left
  /// In the middle; an odd column is left over at the right.
  case center
  /// At the right edge.
  case right
  /// Where its paragraph begins.
  case natural

  /// Returns how far from the left edge a line begins; below 0 when it is wider than its room.
  func offset(of line: TextLayout.Line, in columns: Int) -> Int {
    let room = columns - line.width
    switch self {
    case .left: return 0
    case .right: return room
    case .center: return room >= 0 ? room / 2 : -((1 - room) / 2)
    case .natural: return line.direction == .rightToLeft ? room : 0
    }
  }
}

extension Grid {
  /// Draws lines of text from the top of a rectangle, and nothing outside it.
  ///
  /// - Parameters:
  ///   - layout: the lines.
  ///   - rect: the room; the lines are aligned in its columns.
  ///   - alignment: where each line stands.
  ///   - clip: where drawing is allowed besides; nil for the whole rectangle.
  public mutating func put(
    _ layout: TextLayout, in rect: CellRect, alignment: LineAlignment = .natural,
    clip: CellRect? = nil
  ) {
    let area = rect.intersection(clip ?? rect)
    for (index, line) in layout.lines.enumerated() where rect.row + index < area.endRow {
      put(
        visual: Bidi.visualOrder(of: line.clusters, baseDirection: line.direction),
        column: rect.column + alignment.offset(of: line, in: rect.columns), row: rect.row + index,
        clip: area)
    }
  }
}
