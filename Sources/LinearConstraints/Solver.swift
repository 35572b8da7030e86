/// Solves systems of linear constraints by strict priorities.
public struct Solver: Sendable {
  /// Creates a solver without variables.
  public init() {}

  /// Adds an unknown that may take any value.
  public mutating func makeVariable() -> Variable { Variable(index: 0) }

  /// Adds a constraint; of two required ones that contradict each other, the earlier one is kept.
  @discardableResult
  public mutating func add(_ constraint: Constraint) -> ConstraintID { ConstraintID(index: 0) }

  /// Takes a constraint out; what it had displaced comes back.
  public mutating func remove(_ id: ConstraintID) {}

  /// Changes a constraint's constant.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) {}

  /// Brings all values up to date with what was added, removed and changed since.
  public mutating func solve() {}

  /// Returns a variable's value as of the last `solve()`.
  public func value(of variable: Variable) -> Double { 0 }

  /// The required constraints that were dropped as of the last `solve()`, in the order of their numbers.
  public var conflicts: [Conflict] { [] }

  /// Returns the variables that other optimal solutions would give another value, in order.
  public mutating func ambiguousVariables() -> [Variable] { [] }

  /// Returns the constraints that hold a variable at its value, in order: required and optional ones that are tight.
  public mutating func constraintsHolding(_ variable: Variable) -> [ConstraintID] { [] }
}
