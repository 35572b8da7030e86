import ViewLayout

/// What the solver says about a layout.
public struct ConstraintReport: Equatable, Sendable {
  /// Constraints in force.
  public var total: Int
  /// Required ones that were dropped, and why.
  public var conflicts: [LayoutConflict]
  /// Ids of optional ones that do not hold.
  public var unsatisfied: [String]
  /// Ids of views whose frame is not determined.
  public var ambiguous: [String]
}
