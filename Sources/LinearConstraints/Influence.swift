/// How one constraint's constant moves what presolve made of the system, whatever the basis is.
struct Influence: Sendable {
  /// Something that changes, and by how much for each unit of the constant.
  struct Rate: Sendable {
    var index: Int32
    var rate: Double
  }

  let constraint: Int
  /// Definitions of the elimination whose constants change.
  private(set) var steps: ContiguousArray<Rate> = []
  /// Constraints in the core whose constants change.
  private(set) var rows: ContiguousArray<Rate> = []
  /// Required constraints without core variables.
  private(set) var fixed: ContiguousArray<Rate> = []
  /// Equalities that follow from others.
  private(set) var redundant: ContiguousArray<Rate> = []

  init(of constraint: Int, _ index: EditIndex, _ elimination: Elimination, constraintCount: Int) {
    self.constraint = constraint
    guard case .step(let first) = index.places[constraint] else {
      note(constraint, 1, index)
      return
    }
    var changes = elimination.constantRates(step: Int(first))
    var sums = ContiguousArray<Double>(repeating: 0, count: constraintCount)
    var touched: ContiguousArray<Int32> = []
    for step in changes.indices where abs(changes[step]) > Tolerance.coefficient {
      steps.append(Rate(index: Int32(step), rate: changes[step]))
      for use in index.uses.range(Int(elimination.steps[step].variable)) {
        let use = index.uses[use]
        if sums[Int(use.index)] == 0 { touched.append(use.index) }
        sums[Int(use.index)] += use.coefficient * changes[step]
      }
    }
    changes.removeAll()
    touched.sort()
    for other in touched where abs(sums[Int(other)]) > Tolerance.coefficient {
      note(Int(other), sums[Int(other)], index)
      sums[Int(other)] = 0
    }
  }

  private mutating func note(_ constraint: Int, _ rate: Double, _ index: EditIndex) {
    switch index.places[constraint] {
    case .nowhere, .step: break
    case .row, .column: rows.append(Rate(index: Int32(constraint), rate: rate))
    case .fixed(let row): fixed.append(Rate(index: row, rate: rate))
    case .redundant(let row): redundant.append(Rate(index: row, rate: rate))
    }
  }
}

extension Elimination {
  /// How the constants of all resolved definitions change with that of one step's equality.
  func constantRates(step first: Int) -> ContiguousArray<Double> {
    var rates = ContiguousArray<Double>(repeating: 0, count: steps.count)
    rates[first] = -1 / steps[first].pivot
    for step in (first + 1)..<max(steps.count, first + 1) {
      var sum = 0.0
      for entry in Int(steps[step - 1].lowerEnd)..<Int(steps[step].lowerEnd) {
        sum += lower[entry].coefficient * rates[Int(lower[entry].index)]
      }
      rates[step] = -sum / steps[step].pivot
    }
    for step in stride(from: steps.count - 1, through: 0, by: -1) {
      let start = step == 0 ? 0 : Int(steps[step - 1].upperEnd)
      for entry in start..<Int(steps[step].upperEnd) {
        let other = stepOfVariable[Int(upper[entry].index)]
        if other >= 0 { rates[step] += upper[entry].coefficient * rates[Int(other)] }
      }
    }
    return rates
  }
}
