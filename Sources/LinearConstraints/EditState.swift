/// What a system knows for following edits: where everything is, and which ways constants moved it.
struct EditState: Sendable {
  /// A walk along one direction that has not been taken over into the core yet.
  struct Walk: Sendable {
    var direction: Direction
    /// The constant with which the walk began.
    var start: Double
    /// How far the constant is from there.
    var distance: Double
  }

  var index: EditIndex
  var walk: Walk?
  private let constraintCount: Int
  private var influences: [Influence] = []
  private var directions: [Direction] = []
  /// Scratch memory, kept because directions are made anew whenever the basis changes.
  private var rowScratch: WorkRow
  private var variableScratch: WorkRow
  /// How many of each are kept: a few constants change often, others hardly twice.
  private static let capacity = 16

  init(_ store: ConstraintStore, _ elimination: Elimination, _ core: Core) {
    index = EditIndex(store, elimination, core)
    constraintCount = store.records.count
    rowScratch = WorkRow(count: core.rows.count)
    variableScratch = WorkRow(count: store.variableCount)
  }

  /// How a constraint's constant moves what presolve made of the system.
  mutating func influence(of constraint: Int, _ elimination: Elimination) -> Influence {
    for influence in influences where influence.constraint == constraint { return influence }
    let influence = Influence(
      of: constraint, index, elimination, constraintCount: constraintCount)
    if influences.count == Self.capacity { influences.removeAll(keepingCapacity: true) }
    influences.append(influence)
    return influence
  }

  /// How rows and variables move with a constraint's constant.
  mutating func direction(
    _ influence: Influence, _ core: Core, _ elimination: Elimination
  ) -> Direction {
    for direction in directions where direction.constraint == influence.constraint {
      return direction
    }
    let direction = Direction(
      influence, index, core, elimination, rowScratch: &rowScratch,
      variableScratch: &variableScratch)
    if directions.count == Self.capacity { directions.removeAll(keepingCapacity: true) }
    directions.append(direction)
    return direction
  }

  /// Forgets the directions of a basis that is no more.
  mutating func forgetDirections() { directions.removeAll(keepingCapacity: true) }
}
