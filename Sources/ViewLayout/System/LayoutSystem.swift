import InterfaceBuilder
import LinearConstraints

/// The linear system that a tree of views stands for, before it is solved.
struct LayoutSystem: Sendable {
  /// The unknowns, and what constraints can name.
  let variables: LayoutVariables
  /// The constraints in the order in which they are to be added.
  private(set) var constraints: [LinearConstraints.Constraint] = []
  /// Where each constraint comes from.
  private(set) var origins: [ConstraintOrigin] = []

  /// Creates a system without constraints.
  init(variables: LayoutVariables) { self.variables = variables }

  /// Adds a constraint that says `left relation right`.
  mutating func add(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Double = 1000, from origin: ConstraintOrigin
  ) {
    let difference = (left - right).collected()
    constraints.append(
      Constraint(
        difference.terms, constant: difference.constant, relation, priority: Priority(priority)))
    origins.append(origin)
  }
}
