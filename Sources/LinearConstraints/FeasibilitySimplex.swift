/// The simplex method without an objective: it looks for any point that satisfies all rows.
///
/// Bland's rule makes it end. A row that can't be satisfied names a minimal contradiction: itself and
/// the constraints of the columns it depends on, whose independence leaves no smaller one (Dutertre and
/// de Moura, "A Fast Linear-Arithmetic Solver for DPLL(T)").
struct FeasibilitySimplex<Storage: Tableau> {
  let tableau: Storage

  /// Satisfies row after row; returns the first that can't be.
  ///
  /// Should rounding make the rule go round in circles, it gives up and finds nothing.
  func infeasibleRow() -> Int? {
    var budget = 50 * (tableau.rowCount + tableau.columnCount)
    while budget > 0, let row = firstViolated() {
      budget -= 1
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
    tableau.forEachInRow(row) { column, coefficient in
      guard abs(coefficient) > Tolerance.pivot else { return }
      let direction: Costs = (coefficient > 0) == up ? .up : .down
      guard !tableau.columns[column].costs.contains(direction) else { return }
      if let current = best,
        tableau.columns[current].symbol < tableau.columns[column].symbol
      {
        return
      }
      best = column
    }
    return best
  }
}

/// Looks for a contradiction among the required constraints of a core.
struct InfeasibilitySearch: TableauVisitor {
  /// The first contradictory combination of constraints.
  private(set) var combination: [(constraint: Int, factor: Double)]?

  mutating func visit(_ tableau: some Tableau, isHard: UnsafeMutablePointer<Bool>) {
    guard combination == nil else { return }
    let search = FeasibilitySimplex(tableau: tableau)
    guard let row = search.infeasibleRow() else { return }
    var terms = [(constraint: Int(tableau.rows[row].symbol), factor: 1.0)]
    tableau.forEachInRow(row) { column, coefficient in
      guard abs(coefficient) > Tolerance.slope else { return }
      terms.append((Int(tableau.columns[column].symbol), -coefficient))
    }
    combination = terms
  }
}
