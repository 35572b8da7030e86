import InterfaceBuilder
import ViewLayout

/// An outlet that an asset goes through to its view.
struct OutletBinding: Equatable, Sendable {
  /// The slot that the outlet's name stands for.
  var slot: AdSlot
  /// The outlet's name as the document has it.
  var property: String
  /// The connected view.
  var view: ViewIndex
  /// Where the connection stands; nil for a binding by tag.
  var location: SourceLocation?
}

/// The outlets of an ad view, sorted out.
struct OutletBindings: Equatable, Sendable {
  /// What an outlet is that leads nowhere or twice.
  enum Fault: Equatable, Sendable {
    /// No view of the document has the destination's id.
    case dangling(property: String, destination: String, location: SourceLocation)
    /// The property is connected before; the first connection is in force.
    case duplicate(property: String, destination: String, location: SourceLocation)

    /// Where the connection stands.
    var location: SourceLocation {
      switch self {
      case .dangling(_, _, let location), .duplicate(_, _, let location): location
      }
    }
  }

  /// The outlets that lead to a view, in the order of the file.
  var bindings: [OutletBinding] = []
  /// The outlets that do not.
  var faults: [Fault] = []

  /// Returns the outlets of a slot.
  func bindings(of slot: AdSlot) -> [OutletBinding] { bindings.filter { $0.slot == slot } }

  /// Returns the view that a slot's first outlet leads to.
  func view(of slot: AdSlot) -> ViewIndex? { bindings.first { $0.slot == slot }?.view }

  /// Returns the names of the outlets that lead to a view.
  func properties(of view: ViewIndex) -> [String] {
    bindings.filter { $0.view == view }.map(\.property)
  }
}

extension OutletBindings {
  /// Collects the outlets of an ad view: its own, then those of views around it, of the view controller
  /// and of File's Owner, and last the tags of AppLovin MAX's demo.
  ///
  /// A slot that a nearer holder fills is not looked for further out.
  init(tree: ViewTree, adView: ViewIndex, document: Document, layout: Layout) {
    var holders = [tree.nodes[adView].view.connections]
    var parent = tree.nodes[adView].parent
    while let index = parent {
      holders.append(tree.nodes[index].view.connections)
      parent = tree.nodes[index].parent
    }
    holders += [layout.controller?.connections ?? [], document.filesOwner?.connections ?? []]

    let inside = tree.subtree(of: adView)
    let positions = Dictionary(
      inside.map { (tree.nodes[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    var knownIDs: Set<String>?
    for connections in holders {
      let filled = Set(bindings.map(\.slot))
      var properties: Set<String> = []
      for connection in connections where connection.kind == .outlet {
        guard let slot = OutletNames.slot(for: connection.property), !filled.contains(slot) else {
          continue
        }
        guard properties.insert(connection.property).inserted else {
          faults.append(
            .duplicate(
              property: connection.property, destination: connection.destination,
              location: connection.location))
          continue
        }
        if let view = positions[connection.destination] {
          bindings.append(
            OutletBinding(
              slot: slot, property: connection.property, view: view,
              location: connection.location))
        } else {
          let ids = knownIDs ?? document.viewIDs
          knownIDs = ids
          guard !ids.contains(connection.destination) else { continue }
          faults.append(
            .dangling(
              property: connection.property, destination: connection.destination,
              location: connection.location))
        }
      }
    }
    if bindings.isEmpty { bindByTag(tree: tree, views: inside) }
  }

  private mutating func bindByTag(tree: ViewTree, views: [ViewIndex]) {
    var filled: Set<AdSlot> = []
    for view in views {
      guard let slot = OutletNames.slot(forTag: tree.nodes[view].view.tag),
        filled.insert(slot).inserted
      else { continue }
      bindings.append(
        OutletBinding(slot: slot, property: "tag \(tree.nodes[view].view.tag)", view: view))
    }
  }
}

extension Document {
  /// The object ids of all views.
  fileprivate var viewIDs: Set<String> {
    layouts.reduce(into: []) { $0.formUnion($1.root.ids) }
  }
}

extension View {
  /// The object ids of the view and of all views in it.
  var ids: Set<String> {
    var ids: Set<String> = []
    var open = [self]
    while let view = open.popLast() {
      if let id = view.id { ids.insert(id) }
      open += view.slots + view.subviews
    }
    return ids
  }
}

extension ViewTree {
  /// Returns a view and all views in it, parents before children.
  func subtree(of root: ViewIndex) -> [ViewIndex] {
    var found = [root]
    var next = 0
    while next < found.count {
      found += nodes[found[next]].children
      next += 1
    }
    return found.sorted()
  }

  /// Whether a view is another one or lies in it.
  func isView(_ view: ViewIndex, inside ancestor: ViewIndex) -> Bool {
    var current: ViewIndex? = view
    while let index = current {
      if index == ancestor { return true }
      current = nodes[index].parent
    }
    return false
  }
}
