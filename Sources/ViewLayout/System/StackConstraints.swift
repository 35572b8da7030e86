import InterfaceBuilder
import LinearConstraints

/// The constraints that a stack view makes for its arranged views.
///
/// The sets and priorities are UIStackView's as public re-implementations have established them by comparison. Hidden views
/// take no room and no spacing.
struct StackConstraints {
  let tree: ViewTree
  let stackIndex: ViewIndex
  let stack: StackViewContent
  let intrinsicSizes: IntrinsicSizes
  /// Arranged views that are shown, from the left or the top.
  let visible: [ViewIndex]
  let hidden: [ViewIndex]
  let along: Axis
  let across: Axis

  /// Gathers what a stack view arranges.
  init(tree: ViewTree, stackIndex: ViewIndex, intrinsicSizes: IntrinsicSizes) {
    self.tree = tree
    self.stackIndex = stackIndex
    self.intrinsicSizes = intrinsicSizes
    stack = tree.nodes[stackIndex].stack ?? StackViewContent()
    along = stack.axis == .horizontal ? .horizontal : .vertical
    across = stack.axis == .horizontal ? .vertical : .horizontal
    let arranged = tree.nodes[stackIndex].children.filter { tree.nodes[$0].mode == .stack }
    let shown = arranged.filter { !tree.nodes[$0].view.isHidden }
    hidden = arranged.filter { tree.nodes[$0].view.isHidden }
    let isFlipped = along == .horizontal && tree.isRightToLeft(stackIndex)
    visible = isFlipped ? shown.reversed() : shown
  }

  /// Adds the constraints along the stack's axis to a system; `StackAlignment` has those across it.
  func add(to system: inout LayoutSystem) {
    addHiding(to: &system)
    guard let first = visible.first, let last = visible.last else {
      fit(.vertical, 49, &system)
      fit(.horizontal, 49, &system)
      return
    }
    system.add(
      near(first, along, system), .equal, bound(.near, along, system),
      from: .stack(stackIndex, .canvasConnection))
    system.add(
      bound(.far, along, system), .equal, far(last, along, system),
      from: .stack(stackIndex, .canvasConnection))
    addSpacing(to: &system)
    addDistribution(to: &system)
    addTextWidthDisambiguation(to: &system)
  }

  // MARK: - Edges

  enum Side {
    case near, far
  }

  /// An edge of the stack that arranged views keep to, margins taken off where the stack has some.
  func bound(_ side: Side, _ axis: Axis, _ system: LayoutSystem) -> LinearExpression {
    let margins = usesMargins ? system.variables.insets.margins[stackIndex] : .zero
    switch side {
    case .near:
      return LinearExpression(axis == .horizontal ? margins.left : margins.top)
    case .far:
      return LinearExpression(system.variables.boxes[stackIndex].extent(axis))
        - (axis == .horizontal ? margins.right : margins.bottom)
    }
  }

  /// Interface Builder writes margins on a stack only where arrangement is relative to them (measured).
  private var usesMargins: Bool {
    let view = tree.nodes[stackIndex].view
    return view.layoutMargins != nil || view.directionalLayoutMargins != nil
  }

  /// The near edge of an arranged view.
  func near(_ view: ViewIndex, _ axis: Axis, _ system: LayoutSystem) -> LinearExpression {
    LinearExpression(system.variables.boxes[view].origin(axis))
  }

  /// The far edge of an arranged view.
  func far(_ view: ViewIndex, _ axis: Axis, _ system: LayoutSystem) -> LinearExpression {
    near(view, axis, system) + extent(view, axis, system)
  }

  /// The extent of an arranged view.
  func extent(_ view: ViewIndex, _ axis: Axis, _ system: LayoutSystem) -> LinearExpression {
    LinearExpression(system.variables.boxes[view].extent(axis))
  }

  /// The centre of an arranged view.
  func center(_ view: ViewIndex, _ axis: Axis, _ system: LayoutSystem) -> LinearExpression {
    var result = near(view, axis, system)
    result.add(system.variables.boxes[view].extent(axis), times: 0.5)
    return result
  }

  /// The wish that the stack be as small as its content lets it.
  func fit(
    _ axis: Axis, _ priority: Double, _ system: inout LayoutSystem, rule: StackRule = .canvasFit
  ) {
    system.add(
      LinearExpression(system.variables.boxes[stackIndex].extent(axis)), .equal,
      LinearExpression(0),
      priority: priority, from: .stack(stackIndex, rule))
  }

  // MARK: - Along the axis

  private func addHiding(to system: inout LayoutSystem) {
    for view in hidden {
      system.add(
        extent(view, along, system), .equal, LinearExpression(0), from: .hiding(view, along))
    }
  }

  private func addSpacing(to system: inout LayoutSystem) {
    let isExact =
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally: true
      case .equalSpacing, .equalCentering: false
      }
    let geometry = ItemGeometry(
      tree: tree, variables: system.variables, intrinsicSizes: intrinsicSizes)
    for (previous, next) in zip(visible, visible.dropFirst()) {
      var start = near(next, along, system)
      var end = far(previous, along, system)
      if stack.isBaselineRelativeArrangement, along == .vertical,
        let first = geometry.expression(.view(next), .firstBaseline, in: stackIndex, other: nil),
        let last = geometry.expression(.view(previous), .lastBaseline, in: stackIndex, other: nil)
      {
        start = first
        end = last
      }
      system.add(
        start, isExact ? .equal : .greaterThanOrEqual, end + stack.spacing,
        from: .stack(stackIndex, .spacing))
    }
  }

  private func addDistribution(to system: inout LayoutSystem) {
    switch stack.distribution {
    case .fill:
      break
    case .fillEqually:
      for view in visible.dropFirst() {
        system.add(
          extent(view, along, system), .equal, extent(visible[0], along, system),
          from: .stack(stackIndex, .fillEqually))
      }
    case .fillProportionally:
      addProportions(to: &system)
    case .equalSpacing:
      addEqualGaps(to: &system)
      fit(along, 49, &system)
    case .equalCentering:
      addEqualCentering(to: &system)
      fit(along, 49, &system)
    }
  }

  private func addProportions(to system: inout LayoutSystem) {
    let sizes = StackFitting(tree: tree, intrinsicSizes: intrinsicSizes)
    let extents = visible.map { sizes.extent(of: $0, along) }
    let known = extents.compactMap { $0 }.filter { $0 > 0 }
    guard !known.isEmpty else {
      for view in visible.dropFirst() {
        system.add(
          extent(view, along, system), .equal, extent(visible[0], along, system),
          from: .stack(stackIndex, .fillProportionally))
      }
      return
    }
    // A numeric spacing counts into the whole, the standard one does not (measured).
    let spacing = stack.usesStandardSpacing ? 0 : stack.spacing * Double(visible.count - 1)
    let total = known.reduce(0, +) + spacing
    let isExact = visible.count == 1 || known.count == 1 && stack.spacing == 0
    for (position, view) in visible.enumerated() {
      guard let size = extents[position], size > 0 else {
        system.add(
          extent(view, along, system), .equal, LinearExpression(0),
          from: .stack(stackIndex, .fillProportionally))
        continue
      }
      let whole = bound(.far, along, system) - bound(.near, along, system)
      system.add(
        extent(view, along, system), .equal, (size / total) * whole,
        priority: isExact ? 1000 : 999 - Double(position),
        from: .stack(stackIndex, .fillProportionally))
    }
  }

  private func addEqualGaps(to system: inout LayoutSystem) {
    let gaps = zip(visible, visible.dropFirst()).map {
      near($1, along, system) - far($0, along, system)
    }
    for gap in gaps.dropFirst() {
      system.add(gap, .equal, gaps[0], from: .stack(stackIndex, .distributingEdge))
    }
  }

  private func addEqualCentering(to system: inout LayoutSystem) {
    let gaps = zip(visible, visible.dropFirst()).map {
      center($1, along, system) - center($0, along, system)
    }
    for (position, gap) in gaps.dropFirst().enumerated() {
      system.add(
        gap, .equal, gaps[0], priority: 149 - Double(position),
        from: .stack(stackIndex, .distributingEdge))
    }
  }

  /// Wrapping labels side by side would share the width in any way; UIKit pulls each towards an equal part.
  private func addTextWidthDisambiguation(to system: inout LayoutSystem) {
    guard along == .horizontal, stack.distribution == .fill, visible.count > 1 else { return }
    let count = Double(visible.count)
    for view in visible where intrinsicSizes.wrapsText(tree.nodes[view]) {
      let share = LinearExpression(system.variables.boxes[stackIndex].width)
      let resistance = tree.nodes[view].view.compressionResistance.horizontal
      guard resistance + 10 < 1000 else { continue }
      system.add(
        extent(view, .horizontal, system), .equal,
        (1 / count) * share - stack.spacing * (count - 1) / count,
        priority: resistance + 10, from: .stack(stackIndex, .textWidthDisambiguation))
    }
  }
}
