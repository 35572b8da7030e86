import InterfaceBuilder

/// Says constraints as a reader of the document would.
struct ConstraintWords {
  let tree: ViewTree
  private let names: [String: String]

  /// Prepares the names of all views and guides.
  init(tree: ViewTree) {
    self.tree = tree
    var names: [String: String] = [:]
    for connection in tree.nodes.flatMap(\.view.connections) where connection.kind == .outlet {
      if names[connection.destination] == nil {
        names[connection.destination] = connection.property
      }
    }
    for node in tree.nodes {
      if names[node.id] == nil { names[node.id] = node.view.userLabel ?? node.id }
      for guide in node.view.layoutGuides {
        names[guide.id] = "\(names[node.id] ?? node.id).\(Self.name(of: guide.kind))"
      }
    }
    if let id = tree.context.topLayoutGuide { names[id] = "topLayoutGuide" }
    if let id = tree.context.bottomLayoutGuide { names[id] = "bottomLayoutGuide" }
    self.names = names
  }

  /// Returns a constraint with its place in the document, if it has one, and as a sentence.
  func part(_ origin: ConstraintOrigin) -> LayoutConflict.Part {
    switch origin {
    case .document(let owner, let position):
      return part(tree.nodes[owner].view.constraints[position], owner: owner, isAdded: false)
    case .added(let position):
      return part(tree.addedConstraints[position], owner: 0, isAdded: true)
    default:
      return LayoutConflict.Part(
        id: nil, identifier: identifier(origin), location: location(origin),
        sentence: sentence(origin))
    }
  }

  private func part(
    _ constraint: InterfaceBuilder.Constraint, owner: ViewIndex, isAdded: Bool
  ) -> LayoutConflict.Part {
    LayoutConflict.Part(
      id: constraint.id, identifier: constraint.identifier,
      location: isAdded ? nil : constraint.location,
      sentence: sentence(constraint, owner: owner))
  }

  // MARK: - Sentences

  private func sentence(_ constraint: InterfaceBuilder.Constraint, owner: ViewIndex) -> String {
    let first = constraint.firstItem.map { name($0) } ?? name(of: owner)
    var text = "\(first).\(constraint.firstAttribute.rawValue) \(constraint.relation.sign) "
    if let second = constraint.secondItem, let attribute = constraint.secondAttribute {
      if constraint.multiplier != 1 { text += "\(Self.number(constraint.multiplier)) · " }
      text += "\(name(second)).\(attribute.rawValue)"
      if constraint.constant > 0 { text += " + \(Self.number(constraint.constant))" }
      if constraint.constant < 0 { text += " − \(Self.number(-constraint.constant))" }
    } else {
      text += Self.number(constraint.constant)
    }
    if constraint.priority < 1000 { text += " @\(Self.number(constraint.priority))" }
    return text
  }

  private func sentence(_ origin: ConstraintOrigin) -> String {
    switch origin {
    case .document, .added: ""
    case .root(let axis): "the \(axis.extentName) of the whole layout is given"
    case .fitting: "the layout is as small as its content lets it"
    case .nonnegative(let view, let axis): "\(name(of: view)).\(axis.extentName) ≥ 0"
    case .autoresizing(let view, let axis):
      "\(name(of: view)) keeps its saved \(axis.extentName) and place (autoresizing mask)"
    case .hugging(let view, let axis):
      "\(name(of: view)).\(axis.extentName) hugs its content"
        + priority(tree.nodes[view].view.hugging, axis)
    case .compressionResistance(let view, let axis):
      "\(name(of: view)).\(axis.extentName) has room for its content"
        + priority(tree.nodes[view].view.compressionResistance, axis)
    case .stack(let view, let rule): "\(name(of: view)) arranges its views (\(rule.rawValue))"
    case .hiding(let view, let axis):
      "\(name(of: view)).\(axis.extentName) = 0 while it is hidden in its stack"
    case .contentSize(let view, let axis):
      "the content \(axis.extentName) of \(name(of: view)) is as small as it can be"
    }
  }

  private func identifier(_ origin: ConstraintOrigin) -> String? {
    if case .stack(_, let rule) = origin { return "UISV-\(rule.rawValue)" }
    if case .hiding = origin { return "UISV-hiding" }
    return nil
  }

  private func location(_ origin: ConstraintOrigin) -> SourceLocation? {
    switch origin {
    case .autoresizing(let view, _), .hugging(let view, _), .compressionResistance(let view, _),
      .stack(let view, _), .hiding(let view, _), .contentSize(let view, _),
      .nonnegative(let view, _):
      tree.nodes[view].view.location
    case .document, .added, .root, .fitting: nil
    }
  }

  private func priority(_ priorities: AxisPriorities, _ axis: Axis) -> String {
    " @\(Self.number(axis == .horizontal ? priorities.horizontal : priorities.vertical))"
  }

  // MARK: - Names

  /// A view's outlet, label in the outline or id.
  func name(of view: ViewIndex) -> String {
    if view == 0, names[tree.nodes[0].id] == tree.nodes[0].id { return "layout" }
    return name(tree.nodes[view].id)
  }

  private func name(_ id: String) -> String {
    if id == tree.nodes[0].id, names[id] == id { return "layout" }
    return names[id] ?? id
  }

  private static func name(of kind: LayoutGuide.Kind) -> String {
    switch kind {
    case .safeArea: "safeArea"
    case .contentLayout: "contentLayoutGuide"
    case .frameLayout: "frameLayoutGuide"
    case .layoutMargins: "layoutMarginsGuide"
    case .readableContent: "readableContentGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .custom: "guide"
    }
  }

  /// A number without needless digits.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }
}

extension InterfaceBuilder.Constraint.Relation {
  /// The sign that stands between the sides.
  var sign: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}

extension Axis {
  /// What the extent along the axis is called.
  var extentName: String { self == .horizontal ? "width" : "height" }
}
