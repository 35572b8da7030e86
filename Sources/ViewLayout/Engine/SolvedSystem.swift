import InterfaceBuilder
import LinearConstraints

/// A tree's system in a solver, with what is needed to change it in place.
struct SolvedSystem: Sendable {
  /// The solver.
  private(set) var solver = Solver()
  /// Whether the height is what the content needs rather than a given one.
  let isFitting: Bool
  private let system: LayoutSystem
  private var constraintIDs: [ConstraintID] = []
  private var constants: [Double] = []
  private let intrinsicPositions: [ViewIndex: SystemAssembly.IntrinsicPositions]
  /// Views whose height depends on their width, in the order of the tree.
  private let wrappingViews: [ViewIndex]
  /// The widths that these were last measured for; nil for what they have without wrapping.
  private var measuredWidths: [Double?]
  /// The position of the first constraint that content asks for.
  private let contentStart: Int
  private var insets: ViewInsets
  /// Views whose position or size the constraints leave open, as of the last `findAmbiguity`.
  private(set) var ambiguousViews: [ViewIndex] = []
  /// Which sizes the constraints leave open, as of the last `findAmbiguity`.
  private(set) var openSizes: [ViewIndex: OpenSize] = [:]
  private var isSettled = false

  /// The unknowns.
  var variables: LayoutVariables { system.variables }
  /// How many constraints are in force in all.
  var solverConstraintCount: Int { constants.count }

  /// Fills a solver with an assembled system.
  init(assembly: SystemAssembly, isFitting: Bool) {
    self.isFitting = isFitting
    system = assembly.system
    intrinsicPositions = assembly.intrinsicPositions
    contentStart = assembly.addedPositions.upperBound
    insets = assembly.system.variables.insets
    let tree = assembly.tree
    wrappingViews = assembly.intrinsicPositions.keys.sorted().filter {
      assembly.intrinsicSizes.wrapsText(tree.nodes[$0])
    }
    measuredWidths = Array(repeating: nil, count: wrappingViews.count)
    for _ in 0..<system.variables.count { _ = solver.makeVariable() }
    constraintIDs.reserveCapacity(system.constraints.count)
    constants.reserveCapacity(system.constraints.count)
    for constraint in system.constraints {
      constraintIDs.append(solver.add(constraint))
      constants.append(constraint.constant)
    }
  }

  /// Brings all values up to date.
  mutating func solve() { solver.solve() }

  // MARK: - Changes

  /// Changes the root's size in points; a nil height stays what the content needs.
  mutating func resize(width: Double, height: Double?) {
    setConstant(-width, at: 0)
    if let height { setConstant(-height, at: 1) }
  }

  /// Gives wrapping views the size of their unwrapped text, where each layout starts.
  mutating func forgetWrapping(_ tree: ViewTree, _ sizes: IntrinsicSizes) {
    for view in wrappingViews { _ = remeasure(tree.nodes[view], at: view, sizes) }
    measuredWidths = Array(repeating: nil, count: wrappingViews.count)
  }

  /// Gives wrapping views the size of their text at the width that they have; returns whether anything changed.
  mutating func wrap(_ tree: ViewTree, _ frames: [Rect], _ sizes: IntrinsicSizes) -> Bool {
    var hasChanged = false
    for (place, view) in wrappingViews.enumerated()
    where measuredWidths[place] != frames[view].width {
      measuredWidths[place] = frames[view].width
      let size = sizes.size(of: tree.nodes[view], maximumWidth: frames[view].width)
      hasChanged = set(size, of: view) || hasChanged
    }
    return hasChanged
  }

  /// Measures a view's content anew; returns false where its metrics come or go, so that the system must be made anew.
  mutating func remeasure(
    _ node: ViewNode, at view: ViewIndex, _ sizes: IntrinsicSizes
  ) -> Bool {
    guard let positions = intrinsicPositions[view] else { return true }
    let size = sizes.size(of: node, maximumWidth: nil)
    guard
      (size.width == nil) == (positions.width == nil),
      (size.height == nil) == (positions.height == nil),
      sizes.wrapsText(node) == wrappingViews.contains(view)
    else { return false }
    _ = set(size, of: view)
    if let place = wrappingViews.firstIndex(of: view) { measuredWidths[place] = nil }
    return true
  }

  /// Works out margins and safe areas from the frames; returns whether any constant changed.
  mutating func updateInsets(
    _ tree: ViewTree, _ frames: [Rect], _ sizes: IntrinsicSizes
  ) -> Bool {
    let resolved = InsetResolution(
      tree: tree, rootSize: frames.first?.size ?? .zero, frames: frames
    ).resolve()
    guard resolved != insets else { return false }
    insets = resolved
    let renewed = SystemAssembly(
      tree: tree, intrinsicSizes: sizes, insets: resolved, width: frames[0].width,
      height: isFitting ? nil : frames[0].height, measuresContent: false
    ).system
    guard renewed.constraints.count == contentStart else { return false }
    var hasChanged = false
    for (position, constraint) in renewed.constraints.enumerated() {
      switch renewed.origins[position] {
      case .document, .added, .stack:
        hasChanged = setConstant(constraint.constant, at: position) || hasChanged
      default:
        break
      }
    }
    return hasChanged
  }

  private mutating func set(_ size: IntrinsicSize, of view: ViewIndex) -> Bool {
    guard let positions = intrinsicPositions[view] else { return false }
    var hasChanged = false
    if let position = positions.width, let width = size.width {
      hasChanged = setConstant(-width, at: position)
      hasChanged = setConstant(-width, at: position + 1) || hasChanged
    }
    if let position = positions.height, let height = size.height {
      hasChanged = setConstant(-height, at: position) || hasChanged
      hasChanged = setConstant(-height, at: position + 1) || hasChanged
    }
    return hasChanged
  }

  @discardableResult
  private mutating func setConstant(_ constant: Double, at position: Int) -> Bool {
    guard abs(constants[position] - constant) > 1e-9 else { return false }
    constants[position] = constant
    solver.setConstant(constant, of: constraintIDs[position])
    return true
  }

  // MARK: - Reports

  /// Returns the required constraints that were dropped, as a reader finds them in the document.
  func conflicts(_ tree: ViewTree) -> [LayoutConflict] {
    guard !solver.conflicts.isEmpty else { return [] }
    let words = ConstraintWords(tree: tree)
    return solver.conflicts.map { conflict in
      LayoutConflict(
        dropped: part(conflict.dropped, words), with: conflict.with.map { part($0, words) })
    }
  }

  private func part(_ id: ConstraintID, _ words: ConstraintWords) -> LayoutConflict.Part {
    words.part(system.origins[id.index])
  }

  /// Returns the ids of the document's optional constraints that do not hold, in the order of the document.
  func unsatisfied(_ tree: ViewTree) -> [String] {
    var ids: [String] = []
    for (position, origin) in system.origins.enumerated() {
      guard case .document(let owner, let index) = origin else { continue }
      let constraint = system.constraints[position]
      guard !constraint.priority.isRequired, !holds(constraint, constants[position]) else {
        continue
      }
      let source = tree.nodes[owner].view.constraints[index]
      ids.append(source.id ?? "line \(source.location.line)")
    }
    return ids
  }

  private func holds(_ constraint: LinearConstraints.Constraint, _ constant: Double) -> Bool {
    let value = constraint.terms.reduce(constant) {
      $0 + $1.coefficient * solver.value(of: $1.variable)
    }
    return switch constraint.relation {
    case .equal: abs(value) < 0.01
    case .lessThanOrEqual: value < 0.01
    case .greaterThanOrEqual: value > -0.01
    }
  }

  /// Finds the views whose position or size another solution, equally good, would change.
  ///
  /// What a stack view collapses is left out: it has no place to be seen in.
  mutating func findAmbiguity(_ tree: ViewTree) {
    guard !isSettled else { return }
    let ambiguous = Set(solver.ambiguousVariables())
    guard !ambiguous.isEmpty else {
      ambiguousViews = []
      openSizes = [:]
      return
    }
    let hidden = HiddenArrangedViews(tree: tree)
    ambiguousViews = system.variables.boxes.indices.filter { index in
      let box = system.variables.boxes[index]
      return !hidden.isCollapsed(index)
        && [box.x, box.y, box.width, box.height].contains(where: ambiguous.contains)
    }
    openSizes = [:]
    for view in ambiguousViews {
      let box = system.variables.boxes[view]
      let metrics = intrinsicPositions[view]
      func held(_ axis: Axis, _ metric: Int?) -> OpenSize.HeldEdge? {
        guard metric == nil, ambiguous.contains(box.extent(axis)) else { return nil }
        return ambiguous.contains(box.origin(axis)) ? .far : .near
      }
      let size = OpenSize(
        horizontal: held(.horizontal, metrics?.width), vertical: held(.vertical, metrics?.height))
      if size != OpenSize() { openSizes[view] = size }
    }
  }

  /// Keeps ambiguous views inside their superviews, by wishes weaker than anything an author can write.
  ///
  /// Any place would satisfy the constraints; one that can be seen is the least surprising. A view without subviews whose
  /// size nothing gives keeps the one that the document saved rather than take all there is. Returns whether anything was
  /// added.
  mutating func settleAmbiguity(_ tree: ViewTree) -> Bool {
    guard !isSettled, !ambiguousViews.isEmpty else { return false }
    isSettled = true
    for view in ambiguousViews {
      guard let parent = tree.nodes[view].parent else { continue }
      let (inner, outer) = (system.variables.boxes[view], system.variables.boxes[parent])
      for axis in [Axis.horizontal, .vertical] {
        let near = LinearExpression(inner.origin(axis))
        let far = near + LinearExpression(inner.extent(axis)) - LinearExpression(outer.extent(axis))
        solver.add(
          Constraint(near.terms, .greaterThanOrEqual, priority: Priority(0.3)))
        solver.add(Constraint(far.terms, .lessThanOrEqual, priority: Priority(0.2)))
        guard tree.nodes[view].children.isEmpty, openSizes[view]?.held(axis) != nil else {
          continue
        }
        let saved = tree.nodes[view].view.frame?.size ?? .zero
        let extent = LinearExpression(inner.extent(axis))
        solver.add(
          Constraint(
            extent.terms, constant: -(axis == .horizontal ? saved.width : saved.height),
            priority: Priority(0.1)))
      }
    }
    return true
  }

  /// Returns an expression's value, and where the constraints come from that together give it.
  func holders(of expression: LinearExpression) -> (value: Double, origins: [ConstraintOrigin]) {
    // A variable for the expression, in a copy: an edge such as x + width has no name of its own.
    var copy = solver
    let variable = copy.makeVariable()
    let difference = expression - LinearExpression(variable)
    let definition = copy.add(Constraint(difference.terms, constant: difference.constant))
    copy.solve()
    // What settles an ambiguity is no constraint of the author's, and has no origin.
    let holders = copy.constraintsHolding(variable).filter {
      $0 != definition && $0.index < system.origins.count
    }
    return (copy.value(of: variable), holders.map { system.origins[$0.index] })
  }
}
