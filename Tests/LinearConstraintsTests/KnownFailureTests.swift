import LinearConstraints
import Testing

/// What other solvers were reported to fail at.
@Suite("Known failures of other solvers")
struct KnownFailureTests {
  @Test("an equality that follows from others but for rounding is no conflict (nucleic/kiwi#15)")
  func redundantEqualityWithRoundingHolds() {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let first = solver.add(Constraint([Term(3, x)], constant: -0.3))
    solver.add(Constraint([Term(1, y), Term(-1, x)], constant: -0.2))
    solver.add(Constraint([Term(1, y)], constant: -(0.1 + 0.2)))
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    solver.setConstant(-0.3 - 1e-7, of: first)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(abs(solver.value(of: y) - 0.3) < 1e-5)
  }

  @Test("values keep to the constraints after many edits (nucleic/kiwi#20)")
  func editsStayConsistent() {
    var solver = Solver()
    let left = solver.makeVariable()
    let middle = solver.makeVariable()
    let right = solver.makeVariable()
    solver.add(Constraint([Term(1, left)], .greaterThanOrEqual))
    solver.add(Constraint([Term(1, right)], constant: -100, .lessThanOrEqual))
    solver.add(Constraint([Term(1, middle), Term(-0.5, left), Term(-0.5, right)]))
    solver.add(Constraint([Term(1, right), Term(-1, left)], constant: -10, .greaterThanOrEqual))
    let edit = solver.add(Constraint([Term(1, middle)], constant: -50, priority: Priority(500)))
    for step in 0..<200 {
      solver.setConstant(-Double((step * 37) % 160 - 30), of: edit)
      solver.solve()
      let (a, b, c) = (
        solver.value(of: left), solver.value(of: middle), solver.value(of: right)
      )
      #expect(a > -1e-6 && c < 100 + 1e-6 && c - a > 10 - 1e-6 && abs(b - (a + c) / 2) < 1e-6)
      #expect(abs(b - min(95, max(5, Double((step * 37) % 160 - 30)))) < 1e-6)
    }
  }

  @Test("ties are broken the same way every time (nucleic/kiwi#57)")
  func tiesAreDeterministic() {
    var results: Set<[Double]> = []
    for _ in 0..<100 {
      var solver = Solver()
      let widths = (0..<5).map { _ in solver.makeVariable() }
      solver.add(Constraint(widths.map { Term(1, $0) }, constant: -100))
      for width in widths {
        solver.add(Constraint([Term(1, width)], .greaterThanOrEqual))
        solver.add(
          Constraint([Term(1, width)], constant: -10, .lessThanOrEqual, priority: Priority(250)))
      }
      solver.solve()
      results.insert(Array(solver.values))
    }
    #expect(results.count == 1)
    // One view takes the whole slack, as in UIKit.
    #expect(results.first?.filter { abs($0 - 60) < 1e-9 }.count == 1)
  }

  @Test("an impossible constraint leaves the solver sound (lume/kiwi.js#31)")
  func impossibleConstraintIsSurvived() {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let low = solver.add(Constraint([Term(1, x)], constant: -10, .greaterThanOrEqual))
    let link = solver.add(Constraint([Term(1, y), Term(-1, x)], constant: -5))
    let high = solver.add(Constraint([Term(1, y)], constant: -3, .lessThanOrEqual))
    solver.add(Constraint([Term(1, x)], constant: -12, priority: Priority(500)))
    solver.solve()
    #expect(solver.conflicts == [Conflict(dropped: high, with: [low, link])])
    #expect(solver.value(of: x) == 12)
    #expect(solver.value(of: y) == 17)
    solver.remove(low)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: y) == 3)
    #expect(solver.value(of: x) == -2)
  }

  @Test("many weak wishes never outweigh a stronger one")
  func levelsAreNoWeights() {
    var solver = Solver()
    let x = solver.makeVariable()
    solver.add(Constraint([Term(1, x)], constant: -100, priority: Priority(251)))
    for _ in 0..<1000 {
      solver.add(Constraint([Term(1, x)], constant: 0, priority: Priority(250)))
    }
    solver.solve()
    #expect(solver.value(of: x) == 100)
  }

  @Test("a sixteenth of a point is a conflict, a millionth is none", arguments: [0.0625, 1e-6])
  func misfitsAreJudged(misfit: Double) {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = solver.add(Constraint([Term(1, x)], constant: -211))
    let second = solver.add(Constraint([Term(1, x)], constant: -211 + misfit))
    solver.solve()
    #expect(
      solver.conflicts == (misfit > 1e-3 ? [Conflict(dropped: second, with: [first])] : []))
    solver.setConstant(-211, of: second)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
  }
}
