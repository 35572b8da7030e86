import LinearConstraints

/// Makes random constraint systems, the same on every machine.
struct RandomSystems {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next random number of 0..<bound (SplitMix64).
  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }

  /// A constraint on some of the variables; half of them are like those of a layout.
  mutating func constraint(variableCount: Int, requiredPerCent: Int) -> Constraint {
    let coefficients: [Double] = [-2, -1, -1, 1, 1, 1, 0.5, 16.0 / 9]
    let priorities: [Double] = [999.5, 999, 751, 750, 500, 251, 250, 1]
    let relations: [Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    var terms: [Term] = []
    for _ in 0..<(1 + next(3)) {
      terms.append(
        Term(coefficients[next(coefficients.count)], Variable(index: next(variableCount))))
    }
    let priority = next(100) < requiredPerCent ? 1000 : priorities[next(priorities.count)]
    return Constraint(
      terms, constant: Double(next(81) - 40) / 2, relations[next(4)], priority: Priority(priority))
  }

  /// A system, feasible or not.
  mutating func system() -> RecordedSystem {
    var system = RecordedSystem()
    system.variableCount = 1 + next(12)
    let requiredPerCent = [10, 30, 50][next(3)]
    for _ in 0..<(1 + next(30)) {
      system.constraints.append(
        constraint(
          variableCount: system.variableCount, requiredPerCent: requiredPerCent))
    }
    return system
  }
}
