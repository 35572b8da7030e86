import InterfaceBuilder

extension ViewTree {
  /// Instantiates a layout of a document for an environment, as loading a nib does.
  ///
  /// Size-class variations are applied. On the canvas placeholder constraints stay in force; at run time they are dropped.
  public init(document: Document, layout: Layout, traits: Traits) {
    self.init(
      nodes: [], resources: document.resources, toolsVersion: document.toolsVersion,
      designables: document.designables,
      context: LayoutContext(document: document, layout: layout), traits: traits,
      addedConstraints: [], diagnostics: [])
    var instantiation = Instantiation(
      resolution: VariationResolution(
        sizeClasses: document.usesTraitCollections
          ? traits.sizeClasses : SizeClasses(width: nil, height: nil)),
      usesAutolayout: document.usesAutolayout,
      keepsPlaceholders: traits.isCanvas,
      constrainedIDs: document.toolsVersion == nil ? constrainedIDs(in: layout.root) : [])
    instantiation.add(layout.root, parent: nil, path: "root")
    nodes = instantiation.nodes
  }
}

/// Flattens views into nodes, parents before children.
private struct Instantiation {
  let resolution: VariationResolution
  let usesAutolayout: Bool
  let keepsPlaceholders: Bool
  /// Views that constraints hold, in documents written by hand, which seldom say how a view is laid out.
  let constrainedIDs: Set<String>
  var nodes: [ViewNode] = []

  mutating func add(_ source: View, parent: ViewIndex?, path: String) {
    var view = resolution.resolve(source)
    let children = view.subviews
    let slots = view.slots
    view.subviews = []
    view.slots = []
    if !keepsPlaceholders {
      view.constraints.removeAll(where: \.isPlaceholder)
      view.placeholderIntrinsicWidth = nil
      view.placeholderIntrinsicHeight = nil
    }
    let index = nodes.count
    nodes.append(
      ViewNode(
        id: view.id ?? path, hasDocumentID: view.id != nil, view: view, parent: parent,
        children: [], imageSize: nil, mode: mode(of: view, parent: parent)))
    if let parent { nodes[parent].children.append(index) }
    for (position, child) in slots.enumerated() {
      add(
        child, parent: index,
        path: "\(path)/\(child.key ?? "slot")\(position == 0 ? "" : "\(position)")")
    }
    for (position, child) in children.enumerated() {
      add(child, parent: index, path: "\(path)/\(position)")
    }
  }

  private func mode(of view: View, parent: ViewIndex?) -> LayoutMode {
    guard let parent, view.key == nil else { return .given }
    guard usesAutolayout else { return .autoresizing }
    if case .stackView = nodes[parent].view.content { return .stack }
    if view.hasFixedFrame { return .fixed }
    switch view.translatesAutoresizingMaskIntoConstraints {
    case false: return .constraints
    case true: return view.frame == nil ? .constraints : .autoresizing
    case nil:
      if view.frame == nil { return .constraints }
      return view.id.map(constrainedIDs.contains) == true && view.autoresizingMask == nil
        ? .constraints : .autoresizing
    }
  }
}

/// Ids of views that constraints of the tree hold from outside, or that have a constraint on themselves.
///
/// A constraint between a view and one inside it holds the inner one alone: the outer one stays where its frame says.
private func constrainedIDs(in root: View) -> Set<String> {
  var constraints: [(owner: String?, constraint: Constraint)] = []
  var ancestors: [String: Set<String>] = [:]
  func collect(_ view: View, around: Set<String>) {
    if let id = view.id { ancestors[id] = around }
    constraints += view.constraints.map { (view.id, $0) }
    let inner = view.id.map { around.union([$0]) } ?? around
    for child in view.subviews + view.slots { collect(child, around: inner) }
  }
  collect(root, around: [])

  var ids: Set<String> = []
  for (owner, constraint) in constraints {
    // Without a first item a constraint speaks of its owner.
    guard let first = constraint.firstItem ?? owner else { continue }
    let second = constraint.secondItem
    if second.map({ ancestors[$0]?.contains(first) != true }) ?? true { ids.insert(first) }
    if let second, ancestors[first]?.contains(second) != true { ids.insert(second) }
  }
  return ids
}
