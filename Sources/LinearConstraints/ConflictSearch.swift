/// Finds the required constraints that have to go so that the rest can hold.
///
/// Constraints count in their order: each is kept if it can hold together with those kept before it.
/// The search needs no state of the solver, so its result depends on the constraints alone, never on
/// the edits that led to them.
struct ConflictSearch {
  let store: ConstraintStore
  private(set) var isDropped: ContiguousArray<Bool>
  private(set) var conflicts: [Conflict] = []

  init(_ store: ConstraintStore) {
    self.store = store
    isDropped = ContiguousArray(repeating: false, count: store.records.count)
  }

  /// Drops constraints until no contradiction is left.
  mutating func run() {
    var limit = store.records.count
    var found: [Int]?
    while true {
      if let contradiction = contradiction(limit: limit) {
        // An earlier end may hide a contradiction that would have dropped one of these.
        found = contradiction
        limit = contradiction.max() ?? 0
      } else if let contradiction = found, let last = contradiction.max() {
        isDropped[last] = true
        conflicts.append(
          Conflict(
            dropped: ConstraintID(index: last),
            with: contradiction.filter { $0 != last }.sorted().map { ConstraintID(index: $0) }))
        found = nil
        limit = store.records.count
      } else {
        return
      }
    }
  }

  /// Returns a minimal set of contradicting required constraints among the first ones.
  private func contradiction(limit: Int) -> [Int]? {
    var work = WorkRow(variableCount: store.variableCount)
    let elimination = Elimination(store, limit: limit, isDropped: isDropped, work: &work)
    if !elimination.contradiction.isEmpty { return elimination.contradiction }
    var core = Core(
      store, limit: limit, isDropped: isDropped, requiredOnly: true, elimination: elimination,
      work: &work)
    for row in core.fixedRows where row.violation > Tolerance.conflict {
      return explain([(Int(row.constraint), 1)], elimination, &work)
    }
    var combination: [(constraint: Int, factor: Double)]?
    core.forEachTableau { _, _, tableau, _ in
      guard combination == nil else { return }
      var search = FeasibilitySimplex(tableau: tableau)
      guard let row = search.infeasibleRow() else { return }
      var terms = [(constraint: Int(tableau.rows[row].symbol), factor: 1.0)]
      for column in 0..<tableau.columnCount {
        let coefficient = tableau.coefficients[row * tableau.columnCount + column]
        if abs(coefficient) > Tolerance.slope {
          terms.append((Int(tableau.columns[column].symbol), -coefficient))
        }
      }
      combination = terms
    }
    return combination.map { explain($0, elimination, &work) }
  }

  /// Adds the equalities that a contradictory combination of other constraints needs.
  private func explain(
    _ combination: [(constraint: Int, factor: Double)], _ elimination: Elimination,
    _ work: inout WorkRow
  ) -> [Int] {
    combination.map(\.constraint)
      + elimination.multipliers(of: combination, store: store, work: &work).map(\.constraint)
  }
}

/// The simplex method without an objective: it looks for any point that satisfies all rows.
///
/// Bland's rule makes it end. A row that can't be satisfied names a minimal contradiction: itself and
/// the constraints of the columns it depends on, whose independence leaves no smaller one (Dutertre and
/// de Moura, "A Fast Linear-Arithmetic Solver for DPLL(T)").
struct FeasibilitySimplex {
  let tableau: Tableau

  /// Satisfies row after row; returns the first that can't be.
  mutating func infeasibleRow() -> Int? {
    while let row = firstViolated() {
      let up = tableau.rows[row].value < 0
      guard let column = firstHelpful(row, up: up) else { return row }
      tableau.pivot(row: row, column: column)
    }
    return nil
  }

  /// The violated row with the lowest symbol.
  private func firstViolated() -> Int? {
    var best: Int?
    for index in 0..<tableau.rowCount {
      let row = tableau.rows[index]
      let isViolated =
        (row.costs.contains(.up) && row.value > Tolerance.conflict)
        || (row.costs.contains(.down) && row.value < -Tolerance.conflict)
      guard isViolated else { continue }
      if let current = best, tableau.rows[current].symbol < row.symbol { continue }
      best = index
    }
    return best
  }

  /// The column with the lowest symbol that may move the row towards zero.
  private func firstHelpful(_ row: Int, up: Bool) -> Int? {
    var best: Int?
    for column in 0..<tableau.columnCount {
      let coefficient = tableau.coefficients[row * tableau.columnCount + column]
      guard abs(coefficient) > Tolerance.pivot else { continue }
      let direction: Costs = (coefficient > 0) == up ? .up : .down
      guard !tableau.columns[column].costs.contains(direction) else { continue }
      if let current = best,
        tableau.columns[current].symbol < tableau.columns[column].symbol
      {
        continue
      }
      best = column
    }
    return best
  }
}
