import InterfaceBuilder
import LinearConstraints

/// Writes the two sides of a document's constraint as expressions.
struct ConstraintSides {
  let geometry: ItemGeometry

  /// Returns both sides in the coordinates of the nearest view that contains the items, or nil where an attribute makes no sense.
  func sides(
    of constraint: InterfaceBuilder.Constraint, _ first: LayoutItem, _ second: LayoutItem?
  ) -> (left: LinearExpression, right: LinearExpression)? {
    let space = space(first, second)
    guard
      let left = geometry.expression(first, constraint.firstAttribute, in: space, other: second)
    else { return nil }
    guard let second else {
      // A position without a second item is measured from the near edges of the superview.
      return (left, LinearExpression(constraint.constant))
    }
    guard
      let attribute = constraint.secondAttribute,
      let right = geometry.expression(second, attribute, in: space, other: first)
    else { return nil }
    if isMirrored(constraint, first) {
      // Reading from the right, positions grow to the left: both sides count from the far edge.
      let extent = LinearExpression(geometry.variables.boxes[space].width)
      return (
        extent - left, constraint.multiplier * (extent - right) + constraint.constant
      )
    }
    return (left, constraint.multiplier * right + constraint.constant)
  }

  private func space(_ first: LayoutItem, _ second: LayoutItem?) -> ViewIndex {
    guard let second else { return geometry.tree.nodes[first.view].parent ?? first.view }
    return geometry.commonAncestor(first.view, second.view)
  }

  private func isMirrored(
    _ constraint: InterfaceBuilder.Constraint, _ first: LayoutItem
  ) -> Bool {
    guard geometry.tree.isRightToLeft(first.view) else { return false }
    return constraint.firstAttribute.followsReadingDirection
      || constraint.secondAttribute?.followsReadingDirection == true
  }
}

extension InterfaceBuilder.Constraint.Attribute {
  /// Whether the attribute is one of those that UIKit flips for right-to-left languages.
  var followsReadingDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
