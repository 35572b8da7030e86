import Cells

/// Which cells texts and shapes take, so that a text which needs more room finds cells that are free.
struct CellClaims: Sendable {
  private let bounds: CellRect
  private var owners: [Int]

  /// Creates a grid without claims.
  init(bounds: CellRect) {
    self.bounds = bounds
    owners = Array(repeating: -1, count: bounds.columns * bounds.rows)
  }

  /// Returns who claims a cell; nil where nobody does, and outside the grid.
  func owner(column: Int, row: Int) -> Int? {
    guard column >= 0, row >= 0, column < bounds.columns, row < bounds.rows else { return nil }
    let owner = owners[row * bounds.columns + column]
    return owner < 0 ? nil : owner
  }

  /// Claims the cells of a rectangle that lie in the grid.
  mutating func claim(_ rect: CellRect, by owner: Int) {
    let area = rect.intersection(bounds)
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn { owners[row * bounds.columns + column] = owner }
    }
  }

  /// Gives up all claims of an owner.
  mutating func release(_ owner: Int) {
    for place in owners.indices where owners[place] == owner { owners[place] = -1 }
  }

  /// Returns everyone who claims a cell of a rectangle.
  func owners(in rect: CellRect) -> Set<Int> {
    let area = rect.intersection(bounds)
    var found: Set<Int> = []
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn {
        let owner = owners[row * bounds.columns + column]
        if owner >= 0 { found.insert(owner) }
      }
    }
    return found
  }
}
