/// The primal simplex method on a lexicographic objective, one level after the other.
///
/// A level that is optimal stays optimal: its result only takes freedom from the levels below, by the
/// directions that its columns lose and by rows that block. A level whose sum of violations is zero is
/// "hard": its constraints are bounds from then on. One with a remainder is "soft": the violated
/// constraints keep their slopes, and trade violation among each other at no cost.
struct PrimalSimplex<Storage: Tableau> {
  let tableau: Storage
  /// For each level that is done, whether nothing of it is violated.
  let isHard: UnsafeMutablePointer<Bool>
  /// How many exchanges may still be made.
  var budget: Int
  /// How many exchanges one level may make before Bland's rule guards against cycles.
  var patience = 0

  init(tableau: Storage, isHard: UnsafeMutablePointer<Bool>, budget: Int) {
    self.tableau = tableau
    self.isHard = isHard
    self.budget = budget
  }

  /// Makes all levels optimal in turn; returns false when the budget ends first.
  mutating func minimize(levelCount: Int, isFresh: Bool) -> Bool {
    for column in 0..<tableau.columnCount { tableau.columns[column].movable = .both }
    if isFresh { crash(levelCount: levelCount) }
    for level in 0..<levelCount {
      guard minimize(level: Int16(level)) else { return false }
    }
    return true
  }

  /// Makes violated constraints tight, from the highest optional priority down, as long as a variable
  /// is free for each: a start from which the levels have little left to do.
  private mutating func crash(levelCount: Int) {
    var freeCount = tableau.columnCount
    for level in 1..<max(levelCount, 1) {
      for index in 0..<tableau.rowCount where tableau.rows[index].level == level {
        guard freeCount > 0 else { return }
        let row = tableau.rows[index]
        guard row.value != 0, row.costs.contains(row.value > 0 ? .up : .down) else { continue }
        var best: Int?
        var largest = Tolerance.pivot
        tableau.forEachInRow(index) { column, coefficient in
          guard tableau.columns[column].symbol < 0 && abs(coefficient) > largest else { return }
          best = column
          largest = abs(coefficient)
        }
        guard let best else { continue }
        tableau.pivot(row: index, column: best)
        freeCount -= 1
      }
    }
  }

  /// Makes one level optimal, the ones above being so.
  mutating func minimize(level: Int16) -> Bool {
    guard chooseSides(level: level) else {
      closeHard(level)
      return true
    }
    patience = 4 * (tableau.rowCount + tableau.columnCount) + 16
    while true {
      guard violation(level: level) > Tolerance.value else {
        closeHard(level)
        return true
      }
      computeGradient(level: level)
      guard let entering = chooseEntering(level: level) else {
        closeSoft(level)
        return true
      }
      guard budget > 0 else { return false }
      budget -= 1
      patience -= 1
      exchange(entering, level: level)
    }
  }

  /// Gives the level's rows the side that their values say; returns whether the level has violations.
  private func chooseSides(level: Int16) -> Bool {
    var sum = 0.0
    for index in 0..<tableau.rowCount where tableau.rows[index].level == level {
      let value = tableau.rows[index].value
      if abs(value) > Tolerance.value {
        tableau.rows[index].side = value > 0 ? 1 : -1
        if tableau.rows[index].isCostly { sum += abs(value) }
      } else {
        tableau.rows[index].side = tableau.rows[index].costs.contains(.up) ? -1 : 1
      }
    }
    return sum > Tolerance.value
  }

  /// The sum of the level's violations.
  private func violation(level: Int16) -> Double {
    var sum = 0.0
    for index in 0..<tableau.rowCount {
      let row = tableau.rows[index]
      if row.level == level && row.isCostly { sum += abs(row.value) }
    }
    return sum
  }

  /// Computes how the violation grows with each column's symbol, its own slope left out.
  private func computeGradient(level: Int16) {
    let columnCount = tableau.columnCount
    let gradient = tableau.gradient
    for column in 0..<columnCount { gradient[column] = 0 }
    for index in 0..<tableau.rowCount {
      let row = tableau.rows[index]
      guard row.level == level && row.isCostly else { continue }
      tableau.addToGradient(index, times: row.side > 0 ? 1 : -1)
    }
  }

  /// Returns how the level's violation changes when a column's symbol moves up or down.
  private func slope(_ column: Int, up: Bool, level: Int16) -> Double {
    let state = tableau.columns[column]
    let own = state.level == level && state.costs.contains(up ? .up : .down) ? 1.0 : 0.0
    return (up ? tableau.gradient[column] : -tableau.gradient[column]) + own
  }

  /// Chooses the steepest descent; with Bland's rule, the first symbol that descends at all.
  private func chooseEntering(level: Int16) -> EnteringColumn? {
    var best: EnteringColumn?
    for column in 0..<tableau.columnCount {
      let movable = tableau.columns[column].movable
      let up = tableau.gradient[column] < 0
      guard movable.contains(up ? .up : .down) else { continue }
      let slope = slope(column, up: up, level: level)
      guard slope < -Tolerance.slope else { continue }
      if let current = best {
        if patience > 0 {
          if slope >= current.slope - Tolerance.slope { continue }
        } else if tableau.columns[column].symbol > tableau.columns[current.column].symbol {
          continue
        }
      }
      best = EnteringColumn(column: column, direction: up ? 1 : -1, slope: slope)
    }
    return best
  }

  /// Moves a column's symbol as far as it helps, and exchanges it for the row that ends the way.
  private func exchange(_ entering: EnteringColumn, level: Int16) {
    guard let row = chooseLeaving(entering, level: level) else {
      // Only rounding can make a bounded sum look unbounded: such a column isn't worth a try.
      tableau.columns[entering.column].movable.remove(entering.direction > 0 ? .up : .down)
      return
    }
    let side = tableau.rows[row].side
    tableau.pivot(row: row, column: entering.column)
    tableau.rows[row].side = entering.direction > 0 ? 1 : -1
    tableau.columns[entering.column].movable = movableAtKink(
      tableau.columns[entering.column], from: side, level: level)
  }

  /// The directions in which a symbol that has come to its kink may leave it again.
  func movableAtKink(_ column: NonbasicColumn, from side: Int8, level: Int16) -> Costs {
    guard column.level < level else { return .both }
    if isHard[Int(column.level)] { return Costs.both.subtracting(column.costs) }
    return side > 0 ? .up : .down
  }

  /// The ratio test: finds the row at whose kink the descent ends, and lets those before it pass theirs.
  func chooseLeaving(_ entering: EnteringColumn, level: Int16) -> Int? {
    var slope = entering.slope
    var passed: Int?
    while true {
      var best: Int?
      var bestStep = Double.infinity
      var bestRate = 0.0
      var blocks = false
      tableau.forEachInColumn(entering.column) { index, coefficient in
        let row = tableau.rows[index]
        guard row.level <= level && abs(coefficient) > Tolerance.pivot else { return }
        let rate = entering.direction * coefficient
        let approaches = (rate > 0) == (row.side < 0)
        let isFixed = row.level < level && isHard[Int(row.level)] && row.isCostly
        guard approaches || isFixed else { return }
        let step = isFixed ? 0 : max(0, row.side > 0 ? row.value : -row.value) / abs(rate)
        if let current = best {
          if step > bestStep + Tolerance.coefficient { return }
          if step > bestStep - Tolerance.coefficient {
            if patience > 0 {
              guard abs(rate) > abs(bestRate) else { return }
            } else if row.symbol > tableau.rows[current].symbol {
              return
            }
          }
        }
        best = index
        bestStep = step
        bestRate = rate
        blocks = row.level < level
      }
      guard let row = best else {
        if let passed { tableau.rows[passed].side = -tableau.rows[passed].side }
        return passed
      }
      if blocks || patience <= 0 { return row }
      slope += (tableau.rows[row].costs == .both ? 2 : 1) * abs(bestRate)
      if slope >= -Tolerance.slope { return row }
      tableau.rows[row].side = -tableau.rows[row].side
      passed = row
    }
  }

  /// Ends a level without violations: none of its constraints may be left on the wrong side.
  private func closeHard(_ level: Int16) {
    isHard[Int(level)] = true
    for column in 0..<tableau.columnCount where tableau.columns[column].level == level {
      tableau.columns[column].movable.subtract(tableau.columns[column].costs)
    }
    for index in 0..<tableau.rowCount where tableau.rows[index].level == level {
      if tableau.rows[index].isCostly && tableau.rows[index].costs != .both {
        tableau.rows[index].side = -tableau.rows[index].side
      }
    }
  }

  /// Ends a level with violations: no column may move in a direction that adds to them.
  private func closeSoft(_ level: Int16) {
    isHard[Int(level)] = false
    for column in 0..<tableau.columnCount {
      if slope(column, up: true, level: level) > Tolerance.slope {
        tableau.columns[column].movable.remove(.up)
      }
      if slope(column, up: false, level: level) > Tolerance.slope {
        tableau.columns[column].movable.remove(.down)
      }
    }
  }
}

/// A column and the direction in which its symbol leaves zero.
struct EnteringColumn {
  var column: Int
  var direction: Double
  /// How the violation changes with each unit.
  var slope: Double
}
