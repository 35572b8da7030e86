import LinearConstraints
import Testing

@Suite("Edits")
struct IncrementalTests {
  @Test("lead to the same conflicts and objective as solving anew", arguments: 0..<4)
  func editsEqualFreshSolutions(part: Int) {
    for seed in 0..<60 {
      var random = RandomSystems(seed: UInt64(part * 1000 + seed))
      let system = random.system()
      var present = system.constraints.map { Optional($0) }
      var solver = system.makeSolver()
      solver.solve()
      for step in 0..<12 {
        for _ in 0..<(1 + random.next(2)) {
          let index = random.next(present.count)
          switch random.next(10) {
          case 0:
            solver.remove(ConstraintID(index: index))
            present[index] = nil
          case 1:
            let constraint = random.constraint(
              variableCount: system.variableCount, requiredPerCent: 30)
            #expect(solver.add(constraint).index == present.count)
            present.append(constraint)
          default:
            guard var constraint = present[index] else { continue }
            constraint.constant += Double(random.next(41) - 20)
            solver.setConstant(constraint.constant, of: ConstraintID(index: index))
            present[index] = constraint
          }
        }
        solver.solve()
        expectFresh(solver, present, system.variableCount, "seed \(part).\(seed) step \(step)")
      }
    }
  }

  @Test("solve only what a constraint that comes or goes touches")
  func revisions() {
    let pairCount = 200
    // Two variables a pair: the simplex method has to exchange something in each.
    var solver = Solver()
    var pairs: [(left: Variable, right: Variable)] = []
    for index in 0..<pairCount {
      let (left, right) = (solver.makeVariable(), solver.makeVariable())
      let width = [Term(1, right), Term(-1, left)]
      solver.add(Constraint([Term(1, left)], .greaterThanOrEqual))
      solver.add(Constraint(width, constant: -Double(index), .equal, priority: Priority(750)))
      solver.add(Constraint([Term(1, right)], constant: -500, .equal, priority: Priority(250)))
      pairs.append((left, right))
    }
    solver.solve()
    #expect(solver.diagnostic == nil)
    // Far too little for all pairs, enough for one.
    solver.pivotBudget = 20
    let (left, right) = pairs[7]
    let first = solver.add(Constraint([Term(1, right)], constant: -40, .lessThanOrEqual))
    solver.solve()
    #expect(solver.diagnostic == nil)
    #expect([solver.value(of: left), solver.value(of: right)] == [33, 40])
    let second = solver.add(Constraint([Term(1, left)], constant: -30, .lessThanOrEqual))
    solver.solve()
    #expect(solver.diagnostic == nil)
    #expect([solver.value(of: left), solver.value(of: right)] == [30, 37])
    solver.remove(first)
    solver.remove(second)
    solver.solve()
    #expect(solver.diagnostic == nil)
    for (index, pair) in pairs.enumerated() {
      #expect(solver.value(of: pair.right) == 500)
      #expect(solver.value(of: pair.left) == 500 - Double(index))
    }
    // Constants are followed in what was revised.
    let late = solver.add(Constraint([Term(1, left)], constant: -1, .lessThanOrEqual))
    solver.solve()
    #expect([solver.value(of: left), solver.value(of: right)] == [1, 8])
    solver.setConstant(-5, of: late)
    solver.solve()
    #expect([solver.value(of: left), solver.value(of: right)] == [5, 12])
    #expect(solver.diagnostic == nil)
  }

  /// Compares an edited solver with a new one that is given what is left.
  private func expectFresh(
    _ solver: Solver, _ present: [Constraint?], _ variableCount: Int, _ name: String
  ) {
    var fresh = Solver()
    for _ in 0..<variableCount { _ = fresh.makeVariable() }
    var numbers: [Int] = []
    for (index, constraint) in present.enumerated() {
      guard let constraint else { continue }
      fresh.add(constraint)
      numbers.append(index)
    }
    fresh.solve()
    let conflicts = fresh.conflicts.map { conflict in
      Conflict(
        dropped: ConstraintID(index: numbers[conflict.dropped.index]),
        with: conflict.with.map { ConstraintID(index: numbers[$0.index]) })
    }
    #expect(solver.conflicts == conflicts, "\(name)")
    var copy = solver
    #expect(copy.ambiguousVariables() == fresh.ambiguousVariables(), "\(name)")
    let dropped = Set(conflicts.map(\.dropped.index))
    for (index, constraint) in present.enumerated() where !dropped.contains(index) {
      guard let constraint, constraint.priority.isRequired else { continue }
      #expect(constraint.violation(in: solver) < 1e-5, "\(name) row \(index)")
    }
    let constraints = present.compactMap { $0 }
    for (mine, other) in zip(
      objective(of: constraints, in: solver), objective(of: constraints, in: fresh))
    {
      #expect(abs(mine.value - other.value) < 1e-4, "\(name) at \(mine.priority)")
    }
  }
}
