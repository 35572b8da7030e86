import InterfaceBuilder
import LinearConstraints

/// The part of a stack view's constraints that works across its axis.
struct StackAlignment {
  let stack: StackConstraints

  /// Adds the constraints of the stack's alignment to a system.
  func add(to system: inout LayoutSystem) {
    guard !stack.visible.isEmpty else { return }
    switch stack.stack.alignment {
    case .fill:
      for view in stack.visible {
        equal(.near, view, &system)
        equal(.far, view, &system)
      }
    case .leading, .top:
      align(isFlippedAcross ? .far : .near, &system)
    case .trailing, .bottom:
      align(isFlippedAcross ? .near : .far, &system)
    case .center:
      for view in stack.visible {
        let middle =
          0.5
          * (stack.bound(.near, stack.across, system) + stack.bound(.far, stack.across, system))
        system.add(
          stack.center(view, stack.across, system), .equal, middle, from: origin(.alignment))
        inside(.near, view, &system)
        inside(.far, view, &system)
      }
      shrink(&system)
    case .firstBaseline, .lastBaseline:
      alignBaselines(&system)
    }
  }

  /// A vertical stack's leading edge is on the right in right-to-left interfaces.
  private var isFlippedAcross: Bool {
    guard stack.across == .horizontal else { return false }
    return stack.tree.isRightToLeft(stack.stackIndex)
  }

  private func origin(_ rule: StackRule) -> ConstraintOrigin { .stack(stack.stackIndex, rule) }

  private func edge(
    _ side: StackConstraints.Side, _ view: ViewIndex, _ system: LayoutSystem
  ) -> LinearExpression {
    side == .near
      ? stack.near(view, stack.across, system) : stack.far(view, stack.across, system)
  }

  private func equal(
    _ side: StackConstraints.Side, _ view: ViewIndex, _ system: inout LayoutSystem
  ) {
    system.add(
      edge(side, view, system), .equal, stack.bound(side, stack.across, system),
      from: origin(.alignment))
  }

  private func inside(
    _ side: StackConstraints.Side, _ view: ViewIndex, _ system: inout LayoutSystem
  ) {
    system.add(
      edge(side, view, system), side == .near ? .greaterThanOrEqual : .lessThanOrEqual,
      stack.bound(side, stack.across, system), from: origin(.spanningBoundary))
  }

  private func align(_ side: StackConstraints.Side, _ system: inout LayoutSystem) {
    for view in stack.visible {
      equal(side, view, &system)
      inside(side == .near ? .far : .near, view, &system)
    }
    shrink(&system)
  }

  /// The stack spans its views and no more, and views that have no size of their own stay small.
  private func shrink(_ system: inout LayoutSystem) {
    let isSingle = stack.visible.count == 1
    stack.fit(
      stack.across, isSingle ? 49 : 51, &system, rule: isSingle ? .canvasFit : .spanningFit)
    guard !isSingle else { return }
    for view in stack.visible {
      system.add(
        stack.extent(view, stack.across, system), .equal, LinearExpression(0), priority: 25,
        from: origin(.ambiguitySuppression))
    }
  }

  private func alignBaselines(_ system: inout LayoutSystem) {
    for view in stack.visible {
      inside(.near, view, &system)
      inside(.far, view, &system)
    }
    if stack.along == .horizontal, let first = stack.visible.first {
      let geometry = ItemGeometry(
        tree: stack.tree, variables: system.variables, intrinsicSizes: stack.intrinsicSizes)
      let attribute: InterfaceBuilder.Constraint.Attribute =
        stack.stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      for view in stack.visible.dropFirst() {
        guard
          let baseline = geometry.expression(
            .view(view), attribute, in: stack.stackIndex, other: nil),
          let reference = geometry.expression(
            .view(first), attribute, in: stack.stackIndex, other: nil)
        else { continue }
        system.add(baseline, .equal, reference, from: origin(.alignment))
      }
    }
    stack.fit(stack.across, 49, &system)
    for view in stack.visible {
      system.add(
        stack.extent(view, stack.across, system), .equal, LinearExpression(0), priority: 25,
        from: origin(.ambiguitySuppression))
    }
  }
}
