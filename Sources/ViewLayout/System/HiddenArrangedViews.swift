import InterfaceBuilder

/// The hidden views of stacks, which take no room: what would keep them open along the axis is left out.
struct HiddenArrangedViews {
  /// The axis along which each view or one around it is collapsed, by view index.
  private var collapsed: [ViewIndex: [Axis]] = [:]
  private let tree: ViewTree

  /// Finds them.
  init(tree: ViewTree) {
    self.tree = tree
    for index in tree.nodes.indices {
      guard let parent = tree.nodes[index].parent else { continue }
      var axes = collapsed[parent] ?? []
      if tree.nodes[index].mode == .stack, tree.nodes[index].view.isHidden,
        let stack = tree.nodes[parent].stack
      {
        axes.append(stack.axis == .horizontal ? .horizontal : .vertical)
      }
      if !axes.isEmpty { collapsed[index] = axes }
    }
  }

  /// Whether a view takes no room along an axis, so that its content does not count.
  func isCollapsed(_ index: ViewIndex, _ axis: Axis) -> Bool {
    collapsed[index]?.contains { $0 == axis } ?? false
  }

  /// Whether a view takes no room along one axis at least, so that nothing of it is seen.
  func isCollapsed(_ index: ViewIndex) -> Bool { collapsed[index] != nil }

  /// Whether a constraint is left out since it would hold open what is collapsed.
  func silences(
    _ constraint: InterfaceBuilder.Constraint, _ first: LayoutItem, _ second: LayoutItem?
  ) -> Bool {
    guard !collapsed.isEmpty else { return false }
    let axis = constraint.firstAttribute.axis
    guard isCollapsed(first.view, axis) else { return false }
    guard let second else { return true }
    return isCollapsed(second.view, axis) || second.view == first.view
  }
}

extension InterfaceBuilder.Constraint.Attribute {
  /// The axis that the attribute lies on.
  var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }
}
