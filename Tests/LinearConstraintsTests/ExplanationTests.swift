import LinearConstraints
import Testing

@Suite("Explanations")
struct ExplanationTests {
  /// Solves some of a system's constraints alone.
  private func solve(
    _ indices: some Sequence<Int>, of system: RecordedSystem, as relation: Relation? = nil
  ) -> Solver {
    var part = system
    part.constraints = indices.map {
      var constraint = system.constraints[$0]
      if let relation {
        constraint.relation = relation
        constraint.priority = .required
      }
      return constraint
    }
    var solver = part.makeSolver()
    solver.solve()
    return solver
  }

  @Test("of a conflict contradict each other, and no part of them does")
  func conflictsAreMinimal() throws {
    var conflictCount = 0
    for seed in 0..<300 {
      var random = RandomSystems(seed: UInt64(seed))
      let system = random.system()
      var solver = system.makeSolver()
      solver.solve()
      for conflict in solver.conflicts {
        conflictCount += 1
        let members = conflict.with.map(\.index) + [conflict.dropped.index]
        #expect(members == members.sorted())
        let all = solve(members, of: system).conflicts
        #expect(all.map(\.dropped.index) == [members.count - 1], "seed \(seed)")
        for left in members {
          let rest = solve(members.filter { $0 != left }, of: system)
          #expect(rest.conflicts.isEmpty, "seed \(seed) without \(left)")
        }
      }
    }
    #expect(conflictCount > 100)
  }

  @Test("of a value determine it")
  func holdingConstraintsDetermineValues() throws {
    for seed in 0..<300 {
      var random = RandomSystems(seed: UInt64(seed))
      let system = random.system()
      var solver = system.makeSolver()
      solver.solve()
      let ambiguous = Set(solver.ambiguousVariables())
      for index in 0..<system.variableCount {
        let variable = Variable(index: index)
        let holders = solver.constraintsHolding(variable).map(\.index)
        if ambiguous.contains(variable) { continue }
        var alone = solve(holders, of: system, as: .equal)
        #expect(alone.conflicts.isEmpty)
        #expect(!alone.ambiguousVariables().contains(variable), "seed \(seed) x\(index)")
        #expect(
          abs(alone.value(of: variable) - solver.value(of: variable)) < 1e-5,
          "seed \(seed) x\(index)")
      }
    }
  }
}
