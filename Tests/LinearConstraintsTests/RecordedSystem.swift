import Foundation
import LinearConstraints

/// A constraint system, with the answer that an independent program gave where there is one.
struct RecordedSystem {
  var name = ""
  var variableCount = 0
  var constraints: [Constraint] = []
  var dropped: [Int] = []
  var ambiguous: [Int] = []
  var objective: [(priority: Double, value: Double)] = []

  /// Reads the systems of a file in this folder.
  static func read(_ file: String) throws -> [RecordedSystem] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    var systems: [RecordedSystem] = []
    var system = RecordedSystem()
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().map { Double($0) ?? .nan }
      switch words.first {
      case "system": system = RecordedSystem(name: String(words[1]))
      case "variables": system.variableCount = Int(numbers[0])
      case "constraint":
        let relation: Relation =
          words[1] == "le" ? .lessThanOrEqual : words[1] == "ge" ? .greaterThanOrEqual : .equal
        let terms = stride(from: 3, to: numbers.count, by: 2).map {
          Term(numbers[$0 + 1], Variable(index: Int(numbers[$0])))
        }
        system.constraints.append(
          Constraint(terms, constant: numbers[2], relation, priority: Priority(numbers[1])))
      case "dropped": system.dropped = numbers.map { Int($0) }
      case "ambiguous": system.ambiguous = numbers.map { Int($0) }
      case "objective": system.objective.append((numbers[0], numbers[1]))
      case "end": systems.append(system)
      default: break
      }
    }
    return systems
  }

  /// A solver with the system's variables and constraints.
  func makeSolver() -> Solver {
    var solver = Solver()
    for _ in 0..<variableCount { _ = solver.makeVariable() }
    for constraint in constraints { solver.add(constraint) }
    return solver
  }
}

extension Constraint {
  /// By how much a solution misses the constraint.
  func violation(in solver: Solver) -> Double {
    var sum = constant
    for term in terms { sum += term.coefficient * solver.value(of: term.variable) }
    switch relation {
    case .lessThanOrEqual: return max(0, sum)
    case .equal: return abs(sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }
}

/// The sum of violations for each optional priority among the constraints, from the highest down.
func objective(
  of constraints: some Sequence<Constraint>, in solver: Solver
) -> [(priority: Double, value: Double)] {
  var sums: [Double: Double] = [:]
  for constraint in constraints where !constraint.priority.isRequired {
    sums[constraint.priority.rawValue, default: 0] += constraint.violation(in: solver)
  }
  return sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
}
