import LinearConstraints

/// A constraint system as data: what a layout asks of the solver, before any presolve.
struct LinearSystem {
  /// What to call it in a table; without blanks.
  var name: String
  /// How many variables there are.
  var variableCount = 0
  /// The constraints, without the one that sets the edited variable.
  var constraints: [Constraint] = []
  /// The variable that a resize sets: the root view's width.
  var edited: Int?
  /// The values that the edited variable gets in turn, in points.
  var values: [Double] = []
}

extension LinearSystem {
  /// The systems of a text in the format that the Kiwi peer reads: statements `system NAME`,
  /// `variables COUNT`, `edit VARIABLE VALUE…`, `constraint REL PRIORITY CONSTANT (VARIABLE
  /// COEFFICIENT)…` and `end`, one a line.
  static func parse(_ text: String) -> [LinearSystem] {
    var systems: [LinearSystem] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let keyword = words.first else { continue }
      if keyword == "system" {
        systems.append(LinearSystem(name: words.count > 1 ? String(words[1]) : "?"))
        continue
      }
      guard !systems.isEmpty else { continue }
      let last = systems.count - 1
      switch keyword {
      case "variables":
        systems[last].variableCount = words.dropFirst().first.flatMap { Int($0) } ?? 0
      case "edit":
        systems[last].edited = words.dropFirst().first.flatMap { Int($0) }
        systems[last].values = words.dropFirst(2).compactMap { Double($0) }
      case "constraint":
        if let constraint = parseConstraint(words) { systems[last].constraints.append(constraint) }
      default: break
      }
    }
    return systems
  }

  private static func parseConstraint(_ words: [Substring]) -> Constraint? {
    guard words.count >= 4, let priority = Double(words[2]), let constant = Double(words[3]) else {
      return nil
    }
    var terms: [Term] = []
    for index in stride(from: 4, to: words.count - 1, by: 2) {
      guard let variable = Int(words[index]), let coefficient = Double(words[index + 1]) else {
        return nil
      }
      terms.append(Term(coefficient, Variable(index: variable)))
    }
    let relation: Relation
    switch words[1] {
    case "le": relation = .lessThanOrEqual
    case "ge": relation = .greaterThanOrEqual
    default: relation = .equal
    }
    return Constraint(terms, constant: constant, relation, priority: Priority(priority))
  }

  /// The system in the same format.
  var text: String {
    var text = "system \(name)\nvariables \(variableCount)\n"
    if let edited { text += "edit \(edited) \(values.map { "\($0)" }.joined(separator: " "))\n" }
    for constraint in constraints {
      switch constraint.relation {
      case .lessThanOrEqual: text += "constraint le"
      case .equal: text += "constraint eq"
      case .greaterThanOrEqual: text += "constraint ge"
      }
      text += " \(constraint.priority.rawValue) \(constraint.constant)"
      for term in constraint.terms { text += " \(term.variable.index) \(term.coefficient)" }
      text += "\n"
    }
    return text + "end\n"
  }
}
