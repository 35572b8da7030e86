import LinearConstraints
import Testing

@Suite("Hard systems")
struct RobustnessTests {
  @Test("10,000 at random end within the budget, and hold what was not dropped", arguments: 0..<10)
  func randomSystemsEnd(part: Int) {
    for number in 0..<1000 {
      var random = RandomSystems(seed: UInt64(100_000 + part * 1000 + number))
      let system = random.system()
      var solver = system.makeSolver()
      solver.solve()
      var isRight = solver.diagnostic == nil
      let dropped = Set(solver.conflicts.map(\.dropped.index))
      for (index, constraint) in system.constraints.enumerated()
      where constraint.priority.isRequired && !dropped.contains(index) {
        if constraint.violation(in: solver) > 1e-4 { isRight = false }
      }
      #expect(isRight, "system \(part).\(number)")
    }
  }

  @Test("give the same bytes on every run")
  func resultsAreDeterministic() {
    for seed in 0..<100 {
      var random = RandomSystems(seed: UInt64(500_000 + seed))
      let system = random.system()
      var first: [UInt64]?
      for _ in 0..<20 {
        var solver = system.makeSolver()
        solver.solve()
        let bits = solver.values.map(\.bitPattern)
        #expect(first == nil || bits == first)
        first = bits
      }
    }
  }

  /// A grid of cells with a ratio each, which couples the axes: rows share heights, columns share widths.
  private func ratioGrid(_ count: Int, ratio: (Int, Int) -> Double, priority: Double) -> Solver {
    var solver = Solver()
    let width = solver.makeVariable()
    solver.add(Constraint([Term(1, width)], constant: -320))
    let widths = (0..<count).map { _ in solver.makeVariable() }
    let heights = (0..<count).map { _ in solver.makeVariable() }
    for size in widths + heights { solver.add(Constraint([Term(1, size)], .greaterThanOrEqual)) }
    solver.add(Constraint(widths.map { Term(1, $0) } + [Term(-1, width)]))
    for row in 0..<count {
      for column in 0..<count {
        solver.add(
          Constraint(
            [Term(1, widths[column]), Term(-ratio(row, column), heights[row])],
            priority: Priority(priority)))
        solver.add(
          Constraint(
            [Term(1, widths[column])], constant: -Double(10 + row * column), .lessThanOrEqual,
            priority: Priority(250)))
        solver.add(
          Constraint(
            [Term(1, heights[row])], constant: -Double(15 + row + column), .greaterThanOrEqual,
            priority: Priority(750)))
      }
    }
    return solver
  }

  @Test("such as a grid of ratios end (nucleic/kiwi#71)", arguments: [5, 10], [1000.0, 999, 500])
  func ratioGridEnds(count: Int, priority: Double) {
    var solver = ratioGrid(count, ratio: { _, _ in 1.91 }, priority: priority)
    solver.solve()
    #expect(solver.diagnostic == nil)
    #expect(solver.conflicts.isEmpty)
    let sum = (1...count).reduce(0.0) { $0 + solver.value(of: Variable(index: $1)) }
    #expect(abs(sum - 320) < 1e-6)
  }

  @Test("such as a grid of ratios that contradict each other end")
  func contradictingGridEnds() {
    var solver = ratioGrid(10, ratio: { 1 + Double($0 * 7 + $1 * 3) / 10 }, priority: 1000)
    solver.solve()
    #expect(solver.diagnostic == nil)
    #expect(!solver.conflicts.isEmpty)
    var soft = ratioGrid(10, ratio: { 1 + Double($0 * 7 + $1 * 3) / 10 }, priority: 999)
    soft.solve()
    #expect(soft.diagnostic == nil)
    #expect(soft.conflicts.isEmpty)
  }

  @Test("say so when the budget is too small, and stop")
  func budgetEnds() {
    var solver = ratioGrid(10, ratio: { 1 + Double($0 * 7 + $1 * 3) / 10 }, priority: 999)
    solver.pivotBudget = 3
    solver.solve()
    #expect(solver.diagnostic == .pivotBudgetExhausted)
    #expect(solver.values.filter(\.isFinite).count == solver.values.count)
  }

  @Test("with numbers that are no numbers spoil nothing")
  func hostileNumbersAreIgnored() {
    var solver = Solver()
    let x = solver.makeVariable()
    let bad = solver.add(Constraint([Term(.nan, x)], constant: 1))
    solver.add(Constraint([Term(1, x)], constant: -.infinity))
    let good = solver.add(Constraint([Term(1, x)], constant: -7))
    solver.solve()
    #expect(solver.value(of: x) == 7)
    solver.setConstant(.nan, of: good)
    solver.setConstant(3, of: bad)
    solver.solve()
    #expect(solver.value(of: x) == 7)
  }

  @Test("with a thousand views in a row end, and resize")
  func longChainsEnd() {
    var solver = Solver()
    let total = solver.makeVariable()
    let edit = solver.add(Constraint([Term(1, total)], constant: -9000))
    var left = solver.makeVariable()
    solver.add(Constraint([Term(1, left)]))
    for index in 0..<300 {
      let width = solver.makeVariable()
      let next = solver.makeVariable()
      solver.add(Constraint([Term(1, width)], .greaterThanOrEqual))
      for (relation, priority) in [(Relation.lessThanOrEqual, 250.0), (.greaterThanOrEqual, 750)] {
        solver.add(
          Constraint(
            [Term(1, width)], constant: -Double(10 + index % 37), relation,
            priority: Priority(priority + Double(index % 2))))
      }
      solver.add(Constraint([Term(1, next), Term(-1, left), Term(-1, width)], constant: -4))
      left = next
    }
    solver.add(Constraint([Term(1, left), Term(-1, total)]))
    for points in [9000.0, 12_000, 5000, 1300, 9000] {
      solver.setConstant(-points, of: edit)
      solver.solve()
      #expect(solver.diagnostic == nil && solver.conflicts.isEmpty)
      #expect(abs(solver.value(of: left) - points) < 1e-6)
    }
    solver.setConstant(-1000, of: edit)
    solver.solve()
    #expect(solver.conflicts.count == 1)
  }

  @Test("with a conflict in every view are reported in one go")
  func manyConflictsEnd() {
    var solver = Solver()
    var left = solver.makeVariable()
    solver.add(Constraint([Term(1, left)]))
    for index in 0..<500 {
      let width = solver.makeVariable()
      let next = solver.makeVariable()
      solver.add(Constraint([Term(1, width)], constant: -Double(10 + index % 7)))
      solver.add(Constraint([Term(1, next), Term(-1, left), Term(-1, width)]))
      solver.add(
        Constraint(
          [Term(1, width)], constant: -100, index % 2 == 0 ? .greaterThanOrEqual : .equal))
      left = next
    }
    solver.solve()
    #expect(solver.conflicts.count == 500)
    #expect(
      solver.conflicts.filter { $0.with.map(\.index) == [$0.dropped.index - 2] }.count == 500)
  }
}
