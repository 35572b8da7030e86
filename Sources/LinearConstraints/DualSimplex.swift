/// The lexicographic dual simplex method: after constants changed, it makes a basis optimal again whose
/// slopes still are optimal, while some rows have crossed to the other side of their kinks.
///
/// A crossing row either goes back to its kink, at the price that the cheapest column asks, or stays
/// where it went, at the price of its own slope there: whichever is less, compared from the highest
/// level down. The second takes no exchange at all (a "bound flip"). Required rows always go back.
struct DualSimplex<Storage: Tableau> {
  let tableau: Storage
  let isHard: UnsafeMutablePointer<Bool>
  let levelCount: Int
  /// How many exchanges and flips may still be made.
  var budget: Int
  /// For each column and optional level, how the violation grows with the column's symbol.
  private let gradients: UnsafeMutablePointer<Double>

  init(
    tableau: Storage, isHard: UnsafeMutablePointer<Bool>, levelCount: Int, budget: Int,
    gradients: UnsafeMutablePointer<Double>
  ) {
    self.tableau = tableau
    self.isHard = isHard
    self.levelCount = levelCount
    self.budget = budget
    self.gradients = gradients
  }

  /// Makes the basis optimal; returns false where that's for the primal method to do.
  ///
  /// It leaves to that method what has no definite slopes: equalities at their kink by chance, and
  /// required constraints that can't be satisfied.
  mutating func restore() -> Bool {
    guard hasDefiniteSlopes() else { return false }
    var patience = 4 * (tableau.rowCount + tableau.columnCount) + 16
    while let row = chooseLeaving() {
      guard patience > 0 && budget > 0 else { return false }
      patience -= 1
      budget -= 1
      computeGradients()
      let level = Int(tableau.rows[row].level)
      guard let column = chooseEntering(row) else {
        if level == 0 { return false }
        tableau.rows[row].side = -tableau.rows[row].side
        continue
      }
      let direction = direction(of: column, for: row)
      if level > 0 && isFlipCheaper(row, column, up: direction > 0) {
        tableau.rows[row].side = -tableau.rows[row].side
        continue
      }
      tableau.pivot(row: row, column: column)
      tableau.rows[row].side = direction
    }
    close()
    return true
  }

  private func hasDefiniteSlopes() -> Bool {
    for index in 0..<tableau.rowCount {
      let row = tableau.rows[index]
      if row.level != BasicRow.freeLevel && row.isCostly && isHard[Int(row.level)] {
        return false
      }
    }
    return !(0..<tableau.rowCount).contains {
      tableau.rows[$0].level == 0 && tableau.rows[$0].isCostly
    }
  }

  /// The row of the highest level that is farthest on the wrong side.
  private func chooseLeaving() -> Int? {
    var best: Int?
    var bestValue = 0.0
    for index in 0..<tableau.rowCount {
      let row = tableau.rows[index]
      let value = row.side > 0 ? row.value : -row.value
      guard value < -Tolerance.value, row.level != BasicRow.freeLevel else { continue }
      if let current = best {
        let level = tableau.rows[current].level
        if row.level > level || (row.level == level && value >= bestValue) { continue }
      }
      best = index
      bestValue = value
    }
    return best
  }

  private func computeGradients() {
    for place in 0..<(levelCount * tableau.columnCount) { gradients[place] = 0 }
    for index in 0..<tableau.rowCount {
      let row = tableau.rows[index]
      guard row.level != BasicRow.freeLevel && row.isCostly else { continue }
      let sign = row.side > 0 ? 1.0 : -1.0
      tableau.forEachInRow(index) { column, coefficient in
        gradients[column * levelCount + Int(row.level)] += sign * coefficient
      }
    }
  }

  /// What moving a column's symbol costs at a level, by unit.
  @inline(__always)
  private func cost(_ column: Int, up: Bool, level: Int) -> Double {
    let state = tableau.columns[column]
    let own = Int(state.level) == level && state.costs.contains(up ? .up : .down) ? 1.0 : 0.0
    let gradient = gradients[column * levelCount + level]
    return (up ? gradient : -gradient) + own
  }

  /// The direction in which a column's symbol brings a row back to its side.
  private func direction(of column: Int, for row: Int) -> Int8 {
    let isPositive = tableau.coefficient(row, column) > 0
    return isPositive == (tableau.rows[row].side > 0) ? 1 : -1
  }

  /// The ratio test: the column that costs least for each unit by which it brings the row back.
  private func chooseEntering(_ row: Int) -> Int? {
    var best: Int?
    var bestSize = 0.0
    var bestUp = false
    let side = tableau.rows[row].side
    tableau.forEachInRow(row) { column, coefficient in
      guard abs(coefficient) > Tolerance.pivot else { return }
      let up = (coefficient > 0) == (side > 0)
      let state = tableau.columns[column]
      if state.level == 0 && state.costs.contains(up ? .up : .down) { return }
      let size = abs(coefficient)
      if let current = best {
        var order = 0.0
        for level in 1..<max(levelCount, 1) {
          let mine = cost(column, up: up, level: level) / size
          let other = cost(current, up: bestUp, level: level) / bestSize
          if abs(mine - other) > Tolerance.slope {
            order = mine - other
            break
          }
        }
        guard order < 0 || (order == 0 && size > bestSize + Tolerance.slope) else { return }
      }
      best = column
      bestSize = size
      bestUp = up
    }
    return best
  }

  /// Whether a row's own slopes on both sides of its kink cost less than to bring it back.
  private func isFlipCheaper(_ row: Int, _ column: Int, up: Bool) -> Bool {
    let state = tableau.rows[row]
    let size = abs(tableau.coefficient(row, column))
    for level in 1..<max(levelCount, 1) {
      let flip = level == Int(state.level) ? (state.costs == .both ? 2.0 : 1.0) : 0
      let difference = cost(column, up: up, level: level) / size - flip
      if abs(difference) > Tolerance.slope { return difference > 0 }
    }
    return true
  }

  /// Notes which levels have no violations, and where columns may move at no cost.
  private func close() {
    computeGradients()
    for level in 0..<levelCount { isHard[level] = true }
    for index in 0..<tableau.rowCount {
      let row = tableau.rows[index]
      if row.level != BasicRow.freeLevel && row.isCostly { isHard[Int(row.level)] = false }
    }
    for column in 0..<tableau.columnCount {
      var movable = Costs.both
      if tableau.columns[column].level == 0 { movable.subtract(tableau.columns[column].costs) }
      for level in 1..<max(levelCount, 1) {
        if cost(column, up: true, level: level) > Tolerance.slope { movable.remove(.up) }
        if cost(column, up: false, level: level) > Tolerance.slope { movable.remove(.down) }
      }
      tableau.columns[column].movable = movable
    }
  }
}
