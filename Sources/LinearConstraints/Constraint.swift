/// An unknown of a system, numbered in the order of creation.
public struct Variable: Hashable, Sendable {
  /// The number, counted from 0.
  public let index: Int

  /// Creates a name for the variable with the given number.
  public init(index: Int) { self.index = index }
}

/// A variable times a coefficient.
public struct Term: Equatable, Sendable {
  /// The variable.
  public var variable: Variable
  /// The factor.
  public var coefficient: Double

  /// Creates a term.
  public init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}

/// How a constraint's expression compares with zero.
public enum Relation: Sendable {
  case lessThanOrEqual, equal, greaterThanOrEqual
}

/// UIKit's priority of a constraint: a level, never a weight.
public struct Priority: Hashable, Comparable, Sendable {
  /// The level, above 0 and at most 1000.
  public let rawValue: Double

  /// Must hold.
  public static let required = Priority(1000)

  /// Creates a priority; values beyond 1000 count as 1000.
  public init(_ rawValue: Double) { self.rawValue = min(rawValue, 1000) }

  /// Whether the constraint must hold.
  public var isRequired: Bool { rawValue >= 1000 }

  /// Orders priorities by their level.
  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}

/// A linear constraint: the sum of its terms and its constant compares with zero.
public struct Constraint: Equatable, Sendable {
  /// The terms; a variable that occurs twice counts with the sum of its coefficients.
  public var terms: [Term]
  /// What is added to the terms.
  public var constant: Double
  /// How the sum compares with zero.
  public var relation: Relation
  /// The level at which the constraint counts.
  public var priority: Priority

  /// Creates a constraint.
  public init(
    _ terms: [Term], constant: Double = 0, _ relation: Relation = .equal,
    priority: Priority = .required
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }
}

/// A constraint's number in a solver, in the order in which constraints were added.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// The number, counted from 0; numbers are never used twice.
  public let index: Int

  /// Creates a name for the constraint with the given number.
  public init(index: Int) { self.index = index }

  /// Orders constraints by when they were added.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.index < right.index
  }
}

/// A required constraint that could not be kept, and why.
public struct Conflict: Equatable, Sendable {
  /// The constraint that was dropped so that the rest could hold.
  public var dropped: ConstraintID
  /// A minimal set of required constraints that together contradict the dropped one, in the order of their numbers.
  public var with: [ConstraintID]

  /// Creates a conflict.
  public init(dropped: ConstraintID, with: [ConstraintID]) {
    self.dropped = dropped
    self.with = with
  }
}
