import InterfaceBuilder
import LinearConstraints

/// Fills a system with the constraints of a tree.
///
/// The order decides who gives way where required constraints contradict each other, since the earlier one is kept: the root's
/// size, saved frames, what stack views arrange, the document from the root downwards, and last what code adds.
struct SystemAssembly {
  /// The views.
  let tree: ViewTree
  /// Intrinsic sizes and baselines.
  let intrinsicSizes: IntrinsicSizes
  /// What is being filled.
  private(set) var system: LayoutSystem
  /// Where the constraints of each view's intrinsic size stand in the system, by view index.
  private(set) var intrinsicPositions: [ViewIndex: IntrinsicPositions] = [:]
  /// The range of positions whose constants depend on insets.
  private(set) var documentPositions = 0..<0
  private(set) var addedPositions = 0..<0

  /// Positions of a view's intrinsic constraints in the system; nil along an axis without intrinsic metric.
  struct IntrinsicPositions {
    /// Position of the hugging constraint along x; compression resistance follows it.
    var width: Int?
    /// Position of the hugging constraint along y; compression resistance follows it.
    var height: Int?
  }

  /// Creates the system of a tree at a width, with an exact height or the least one that the content allows.
  ///
  /// - Parameter measuresContent: Whether content is measured and added at the end; what stands before it does not depend on it.
  init(
    tree: ViewTree, intrinsicSizes: IntrinsicSizes, insets: ViewInsets, width: Double,
    height: Double?, measuresContent: Bool = true
  ) {
    self.tree = tree
    self.intrinsicSizes = intrinsicSizes
    system = LayoutSystem(variables: LayoutVariables(tree: tree, insets: insets))
    addRoot(width: width, height: height)
    addNonnegativeExtents()
    let hidden = HiddenArrangedViews(tree: tree)
    for index in tree.nodes.indices.dropFirst() { addAutoresizing(index) }
    for index in tree.nodes.indices where tree.nodes[index].stack != nil {
      let stack = StackConstraints(
        tree: tree, stackIndex: index, intrinsicSizes: intrinsicSizes)
      stack.add(to: &system)
      StackAlignment(stack: stack).add(to: &system)
    }
    documentPositions = addDocumentConstraints(hidden)
    addedPositions = addAddedConstraints()
    guard measuresContent else { return }
    for index in tree.nodes.indices.dropFirst() { addIntrinsicSize(index, hidden) }
    for (index, area) in system.variables.contentAreas.sorted(by: { $0.key < $1.key }) {
      addContentSize(index, area)
    }
  }

  // MARK: - Root

  private mutating func addRoot(width: Double, height: Double?) {
    guard let root = system.variables.boxes.first else { return }
    let frame = tree.nodes[0].view.frame
    let origin = tree.traits.isCanvas ? Point(x: frame?.x ?? 0, y: frame?.y ?? 0) : .zero
    // The width comes first: position 0 is what a resize changes.
    add(root.width, width, .root(.horizontal))
    if let height {
      add(root.height, height, .root(.vertical))
    } else {
      system.add(
        LinearExpression(root.height), .greaterThanOrEqual, LinearExpression(0),
        from: .nonnegative(0, .vertical))
    }
    add(root.x, origin.x, .root(.horizontal))
    add(root.y, origin.y, .root(.vertical))
    if height == nil {
      // UILayoutPriority.fittingSizeLevel
      system.add(
        LinearExpression(root.height), .equal, LinearExpression(0), priority: 50, from: .fitting)
    }
  }

  private mutating func add(_ variable: Variable, _ value: Double, _ origin: ConstraintOrigin) {
    system.add(LinearExpression(variable), .equal, LinearExpression(value), from: origin)
  }

  private mutating func addNonnegativeExtents() {
    for index in tree.nodes.indices.dropFirst() {
      switch tree.nodes[index].mode {
      case .constraints, .stack:
        addNonnegative(system.variables.boxes[index], index)
      case .autoresizing, .fixed, .given:
        break
      }
      if let area = system.variables.contentAreas[index] { addNonnegative(area, index) }
    }
    if let area = system.variables.contentAreas[0] { addNonnegative(area, 0) }
  }

  private mutating func addNonnegative(_ box: Box, _ index: ViewIndex) {
    for axis in [Axis.horizontal, .vertical] {
      system.add(
        LinearExpression(box.extent(axis)), .greaterThanOrEqual, LinearExpression(0),
        from: .nonnegative(index, axis))
    }
  }

  // MARK: - Frames

  private mutating func addAutoresizing(_ index: ViewIndex) {
    switch tree.nodes[index].mode {
    case .constraints, .stack: return
    case .autoresizing, .fixed, .given: break
    }
    guard let parent = tree.nodes[index].parent else { return }
    let node = tree.nodes[index]
    let frames = AutoresizingFrames(node: node, parent: tree.nodes[parent])
    let insets = intrinsicSizes.alignmentInsets(of: node)
    let box = system.variables.boxes[index]
    let outer = system.variables.boxes[parent]
    for axis in [Axis.horizontal, .vertical] {
      let (near, far) =
        axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
      let (origin, extent) = frames.expressions(axis, superviewExtent: outer.extent(axis))
      system.add(
        LinearExpression(box.origin(axis)), .equal, origin + near,
        from: .autoresizing(index, axis))
      system.add(
        LinearExpression(box.extent(axis)), .equal, extent - (near + far),
        from: .autoresizing(index, axis))
    }
  }

  // MARK: - Intrinsic sizes

  private mutating func addIntrinsicSize(_ index: ViewIndex, _ hidden: HiddenArrangedViews) {
    let node = tree.nodes[index]
    switch node.mode {
    case .constraints, .stack: break
    case .autoresizing, .fixed, .given: return
    }
    let size =
      CanvasPlaceholder(tree: tree).size(of: index)
      ?? intrinsicSizes.size(of: node, maximumWidth: nil)
    let box = system.variables.boxes[index]
    var positions = IntrinsicPositions()
    if let width = size.width, !hidden.isCollapsed(index, .horizontal) {
      positions.width = system.constraints.count
      addIntrinsic(
        box.width, width, hugging: node.view.hugging.horizontal,
        resistance: node.view.compressionResistance.horizontal, index, .horizontal)
    }
    if let height = size.height, !hidden.isCollapsed(index, .vertical) {
      positions.height = system.constraints.count
      addIntrinsic(
        box.height, height, hugging: node.view.hugging.vertical,
        resistance: node.view.compressionResistance.vertical, index, .vertical)
    }
    intrinsicPositions[index] = positions
  }

  /// Content that has no room comes as close to it as it can, so even a required wish is the strongest of the optional ones.
  private static let strongestWish = 999.9

  private mutating func addIntrinsic(
    _ extent: Variable, _ value: Double, hugging: Double, resistance: Double, _ index: ViewIndex,
    _ axis: Axis
  ) {
    let hugging = min(hugging, Self.strongestWish)
    let resistance = min(resistance, Self.strongestWish)
    system.add(
      LinearExpression(extent), .lessThanOrEqual, LinearExpression(value), priority: hugging,
      from: .hugging(index, axis))
    system.add(
      LinearExpression(extent), .greaterThanOrEqual, LinearExpression(value), priority: resistance,
      from: .compressionResistance(index, axis))
  }

  /// Content that nothing determines is as small as it can be, more weakly than any constraint of an author.
  private mutating func addContentSize(_ index: ViewIndex, _ area: Box) {
    for axis in [Axis.horizontal, .vertical] {
      system.add(
        LinearExpression(area.extent(axis)), .equal, LinearExpression(0), priority: 0.5,
        from: .contentSize(index, axis))
    }
  }

  // MARK: - Constraints of the document

  private mutating func addDocumentConstraints(_ hidden: HiddenArrangedViews) -> Range<Int> {
    let start = system.constraints.count
    let sides = sides
    for owner in tree.nodes.indices {
      for (position, constraint) in tree.nodes[owner].view.constraints.enumerated() {
        add(
          constraint, sides, owner: owner, hidden: hidden,
          from: .document(owner: owner, position: position))
      }
    }
    return start..<system.constraints.count
  }

  private mutating func addAddedConstraints() -> Range<Int> {
    let start = system.constraints.count
    let sides = sides
    for (position, constraint) in tree.addedConstraints.enumerated() {
      add(constraint, sides, owner: 0, hidden: nil, from: .added(position: position))
    }
    return start..<system.constraints.count
  }

  private var sides: ConstraintSides {
    ConstraintSides(
      geometry: ItemGeometry(
        tree: tree, variables: system.variables, intrinsicSizes: intrinsicSizes))
  }

  private mutating func add(
    _ constraint: InterfaceBuilder.Constraint, _ sides: ConstraintSides, owner: ViewIndex,
    hidden: HiddenArrangedViews?, from origin: ConstraintOrigin
  ) {
    let first = constraint.firstItem.map { system.variables.items[$0] } ?? .view(owner)
    guard let first else { return }
    var second: LayoutItem?
    if let id = constraint.secondItem {
      guard let item = system.variables.items[id] else { return }
      second = item
    }
    if let hidden, hidden.silences(constraint, first, second) { return }
    guard let (left, right) = sides.sides(of: constraint, first, second) else { return }
    system.add(
      left, constraint.relation.linear, right, priority: constraint.priority, from: origin)
  }
}

extension InterfaceBuilder.Constraint.Relation {
  /// The same relation in the solver's terms.
  var linear: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
