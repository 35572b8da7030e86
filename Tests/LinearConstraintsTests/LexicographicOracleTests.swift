import LinearConstraints
import Testing

@Suite("Answers of an independent linear program")
struct LexicographicOracleTests {
  @Test("drop the same constraints and reach the same objective at every priority")
  func agreesWithOracle() throws {
    let systems = try RecordedSystem.read("Oracle/answers.txt")
    #expect(systems.count == 600)
    for system in systems {
      var solver = system.makeSolver()
      solver.solve()
      #expect(solver.diagnostic == nil, "system \(system.name)")
      #expect(
        solver.conflicts.map(\.dropped.index) == system.dropped, "system \(system.name)")
      for (index, constraint) in system.constraints.enumerated()
      where constraint.priority.isRequired && !system.dropped.contains(index) {
        #expect(constraint.violation(in: solver) < 1e-6, "system \(system.name) row \(index)")
      }
      let reached = objective(of: system.constraints, in: solver)
      #expect(reached.map(\.priority) == system.objective.map(\.priority))
      for (mine, other) in zip(reached, system.objective) {
        #expect(
          abs(mine.value - other.value) < 1e-4, "system \(system.name) at \(mine.priority)")
      }
    }
  }

  @Test("name the same variables as ambiguous")
  func agreesOnAmbiguity() throws {
    for system in try RecordedSystem.read("Oracle/answers.txt") {
      var solver = system.makeSolver()
      solver.solve()
      #expect(
        solver.ambiguousVariables().map(\.index) == system.ambiguous, "system \(system.name)")
    }
  }
}
