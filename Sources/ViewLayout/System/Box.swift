import LinearConstraints

/// The two directions of layout.
enum Axis: Sendable {
  case horizontal, vertical
}

/// The unknowns of something with an extent: a view's alignment rectangle in its superview, or a guide in its view.
struct Box: Sendable {
  /// The left edge.
  var x: Variable
  /// The top edge.
  var y: Variable
  /// The width.
  var width: Variable
  /// The height.
  var height: Variable

  /// The origin along an axis.
  func origin(_ axis: Axis) -> Variable { axis == .horizontal ? x : y }

  /// The extent along an axis.
  func extent(_ axis: Axis) -> Variable { axis == .horizontal ? width : height }
}
