/// A size of which neither constraints nor content give the width, the height or both.
public struct OpenSize: Equatable, Sendable {
  /// The edge that stays where it is, whatever the open width or height comes to.
  public enum HeldEdge: Sendable {
    /// The left or the upper one.
    case near
    /// The right or the lower one, or none.
    case far
  }

  /// The edge from which an open width extends; nil for a width that is determined.
  public var horizontal: HeldEdge?
  /// The edge from which an open height extends; nil for a height that is determined.
  public var vertical: HeldEdge?

  /// Returns the edge from which an open extent leads; nil for one that is determined.
  func held(_ axis: Axis) -> HeldEdge? { axis == .horizontal ? horizontal : vertical }
}
