import InterfaceBuilder
import LinearConstraints

/// Writes attributes of items as expressions in the coordinates of a view.
struct ItemGeometry {
  /// The views.
  let tree: ViewTree
  /// The unknowns that are used.
  let variables: LayoutVariables
  /// Intrinsic sizes, for alignment rectangles and baselines.
  let intrinsicSizes: IntrinsicSizes

  /// Returns an attribute of an item in the coordinates of `space`, an ancestor of the item's view or that view itself.
  ///
  /// `other` is the constraint's other item: edges of a scroll view mean its content area where the other item lies inside it.
  func expression(
    _ item: LayoutItem, _ attribute: InterfaceBuilder.Constraint.Attribute, in space: ViewIndex,
    other: LayoutItem?
  ) -> LinearExpression? {
    let isRightToLeft = tree.isRightToLeft(item.view)
    switch attribute {
    case .left: return edge(item, .horizontal, 0, in: space, other: other)
    case .right: return edge(item, .horizontal, 1, in: space, other: other)
    case .top: return edge(item, .vertical, 0, in: space, other: other)
    case .bottom: return edge(item, .vertical, 1, in: space, other: other)
    case .leading: return edge(item, .horizontal, isRightToLeft ? 1 : 0, in: space, other: other)
    case .trailing: return edge(item, .horizontal, isRightToLeft ? 0 : 1, in: space, other: other)
    case .width: return extent(item, .horizontal)
    case .height: return extent(item, .vertical)
    case .centerX: return edge(item, .horizontal, 0.5, in: space, other: nil)
    case .centerY: return edge(item, .vertical, 0.5, in: space, other: nil)
    case .leftMargin: return margin(item, .horizontal, isFar: false, in: space, other: other)
    case .rightMargin: return margin(item, .horizontal, isFar: true, in: space, other: other)
    case .topMargin: return margin(item, .vertical, isFar: false, in: space, other: other)
    case .bottomMargin: return margin(item, .vertical, isFar: true, in: space, other: other)
    case .leadingMargin:
      return margin(item, .horizontal, isFar: isRightToLeft, in: space, other: other)
    case .trailingMargin:
      return margin(item, .horizontal, isFar: !isRightToLeft, in: space, other: other)
    case .centerXWithinMargins: return marginCenter(item, .horizontal, in: space)
    case .centerYWithinMargins: return marginCenter(item, .vertical, in: space)
    case .firstBaseline: return baseline(item, isFirst: true, in: space)
    case .lastBaseline: return baseline(item, isFirst: false, in: space)
    }
  }

  /// The nearest view that contains both, each view containing itself.
  func commonAncestor(_ first: ViewIndex, _ second: ViewIndex) -> ViewIndex {
    var first = first
    var second = second
    // Parents stand before their children, so the later of two different views is never the ancestor.
    while first != second {
      if first > second {
        first = tree.nodes[first].parent ?? 0
      } else {
        second = tree.nodes[second].parent ?? 0
      }
    }
    return first
  }

  /// Whether a view lies inside another, at any depth.
  func isInside(_ view: ViewIndex, _ ancestor: ViewIndex) -> Bool {
    var current = tree.nodes[view].parent
    while let candidate = current, candidate >= ancestor {
      if candidate == ancestor { return true }
      current = tree.nodes[candidate].parent
    }
    return false
  }

  // MARK: - Edges

  /// The point at a fraction of the item's extent: 0 the near edge, 1 the far edge.
  private func edge(
    _ item: LayoutItem, _ axis: Axis, _ fraction: Double, in space: ViewIndex, other: LayoutItem?
  ) -> LinearExpression? {
    switch item {
    case .view(let view):
      if let content = variables.contentAreas[view], let other, isInside(other.view, view) {
        var result = origin(of: view, axis, in: space)
        result.add(content.extent(axis), times: fraction)
        return result
      }
      var result = alignmentOrigin(of: view, axis, in: space)
      if fraction != 0 { result.add(variables.boxes[view].extent(axis), times: fraction) }
      return result
    case .inset(let view, let guide):
      return insetEdge(view, guide, axis, fraction, in: space)
    case .contentArea(let view):
      guard let content = variables.contentAreas[view] else { return nil }
      var result = origin(of: view, axis, in: space)
      result.add(content.extent(axis), times: fraction)
      return result
    case .guide(let view, let box):
      var result = origin(of: view, axis, in: space)
      result.add(box.origin(axis))
      if fraction != 0 { result.add(box.extent(axis), times: fraction) }
      return result
    }
  }

  private func insetEdge(
    _ view: ViewIndex, _ guide: InsetGuide, _ axis: Axis, _ fraction: Double, in space: ViewIndex
  ) -> LinearExpression {
    let (near, far) = insets(of: view, guide, axis)
    var result = origin(of: view, axis, in: space)
    let extent = variables.boxes[view].extent(axis)
    switch (guide, axis) {
    case (.top, .vertical):
      result.constant += fraction * near
    case (.bottom, .vertical):
      result.add(extent)
      result.constant -= (1 - fraction) * far
    default:
      // near + fraction · (extent − near − far)
      if fraction != 0 { result.add(extent, times: fraction) }
      result.constant += near - fraction * (near + far)
    }
    return result
  }

  private func insets(
    of view: ViewIndex, _ guide: InsetGuide, _ axis: Axis
  ) -> (near: Double, far: Double) {
    let insets =
      switch guide {
      case .safeArea, .top, .bottom: variables.insets.safeArea[view]
      case .layoutMargins: variables.insets.margins[view]
      case .readableContent: variables.insets.readable[view]
      }
    return axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  /// The near edge of a view's bounds, which its subviews' coordinates start from.
  func origin(of view: ViewIndex, _ axis: Axis, in space: ViewIndex) -> LinearExpression {
    guard view != space else { return LinearExpression(0) }
    var result = alignmentOrigin(of: view, axis, in: space)
    let insets = intrinsicSizes.alignmentInsets(of: tree.nodes[view])
    result.constant -= axis == .horizontal ? insets.left : insets.top
    return result
  }

  /// The near edge of a view's alignment rectangle.
  private func alignmentOrigin(
    of view: ViewIndex, _ axis: Axis, in space: ViewIndex
  ) -> LinearExpression {
    guard view != space else {
      let insets = intrinsicSizes.alignmentInsets(of: tree.nodes[view])
      return LinearExpression(axis == .horizontal ? insets.left : insets.top)
    }
    var result = LinearExpression(variables.boxes[view].origin(axis))
    var current = tree.nodes[view].parent
    while let ancestor = current, ancestor != space {
      result.add(variables.boxes[ancestor].origin(axis))
      let insets = intrinsicSizes.alignmentInsets(of: tree.nodes[ancestor])
      result.constant -= axis == .horizontal ? insets.left : insets.top
      current = tree.nodes[ancestor].parent
    }
    return result
  }

  private func extent(_ item: LayoutItem, _ axis: Axis) -> LinearExpression? {
    switch item {
    case .view(let view):
      return LinearExpression(variables.boxes[view].extent(axis))
    case .inset(let view, let guide):
      let (near, far) = insets(of: view, guide, axis)
      if axis == .vertical, guide == .top { return LinearExpression(near) }
      if axis == .vertical, guide == .bottom { return LinearExpression(far) }
      return LinearExpression(variables.boxes[view].extent(axis)) - (near + far)
    case .contentArea(let view):
      return variables.contentAreas[view].map { LinearExpression($0.extent(axis)) }
    case .guide(_, let box):
      return LinearExpression(box.extent(axis))
    }
  }

  // MARK: - Margins

  private func margin(
    _ item: LayoutItem, _ axis: Axis, isFar: Bool, in space: ViewIndex, other: LayoutItem?
  ) -> LinearExpression? {
    guard case .view(let view) = item else {
      return edge(item, axis, isFar ? 1 : 0, in: space, other: other)
    }
    let margins = insets(of: view, .layoutMargins, axis)
    guard let edge = edge(item, axis, isFar ? 1 : 0, in: space, other: other) else { return nil }
    return isFar ? edge - margins.far : edge + margins.near
  }

  private func marginCenter(
    _ item: LayoutItem, _ axis: Axis, in space: ViewIndex
  ) -> LinearExpression? {
    guard case .view(let view) = item else { return edge(item, axis, 0.5, in: space, other: nil) }
    let margins = insets(of: view, .layoutMargins, axis)
    return edge(item, axis, 0.5, in: space, other: nil).map {
      $0 + (margins.near - margins.far) / 2
    }
  }

  // MARK: - Baselines

  /// A view's baseline; a stack's is that of the arranged view that UIKit asks.
  private func baseline(
    _ item: LayoutItem, isFirst: Bool, in space: ViewIndex
  ) -> LinearExpression? {
    guard case .view(let view) = item else {
      return edge(item, .vertical, 1, in: space, other: nil)
    }
    let carrier = baselineCarrier(of: view, isFirst: isFirst)
    let node = tree.nodes[carrier]
    var result = alignmentOrigin(of: carrier, .vertical, in: space)
    // The offset is affine in the height: constant for labels, half the height and a constant for what is centred.
    let offset: (Double) -> Double = { height in
      let size = Size(width: 0, height: height)
      return isFirst
        ? intrinsicSizes.firstBaseline(of: node, size: size)
        : height - intrinsicSizes.lastBaseline(of: node, size: size)
    }
    let slope = (offset(1100) - offset(1000)) / 100
    result.constant += offset(1000) - slope * 1000
    if slope != 0 { result.add(variables.boxes[carrier].height, times: slope) }
    return result
  }

  /// The view whose baseline stands for a view's: a stack asks an arranged view, by the rules of UIStackView's documentation.
  private func baselineCarrier(of view: ViewIndex, isFirst: Bool) -> ViewIndex {
    guard let stack = tree.nodes[view].stack else { return view }
    let arranged = tree.nodes[view].children.filter { !tree.nodes[$0].view.isHidden }
    let chosen = stack.axis == .vertical && !isFirst ? arranged.last : arranged.first
    return chosen.map { baselineCarrier(of: $0, isFirst: isFirst) } ?? view
  }
}
