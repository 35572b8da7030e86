extension DocumentDecoder {
  /// Notes outlets and constraints that name an object which isn't there.
  mutating func checkReferences(_ root: XMLElement) {
    let ids = Self.ids(in: root)
    for connection in connectionsToCheck
    where connection.kind == .outlet || connection.kind == .outletCollection {
      guard !ids.contains(connection.destination) else { continue }
      note(
        "outlet-dangling", subject: "\(connection.property) \(connection.destination)",
        "outlet \(connection.property) leads to \(connection.destination), which doesn't exist",
        at: connection.location)
    }
    for constraint in constraintsToCheck {
      for item in [constraint.firstItem, constraint.secondItem] {
        guard let item, !ids.contains(item) else { continue }
        note(
          "constraint-dangling",
          subject: "\(constraint.location.line):\(constraint.location.column)",
          "constraint \(constraint.id ?? "without id") names \(item), which doesn't exist: ignored",
          at: constraint.location)
      }
    }
  }

  private static func ids(in root: XMLElement) -> Set<String> {
    var ids: Set<String> = []
    collect(root, into: &ids)
    return ids
  }

  private static func collect(_ element: XMLElement, into ids: inout Set<String>) {
    if let id = element["id"] { ids.insert(id) }
    for child in element.children { collect(child, into: &ids) }
  }
}
