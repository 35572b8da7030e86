extension DocumentDecoder {
  /// Notes outlets and constraints that name an object which isn't there.
  mutating func checkReferences(_ root: XMLElement) {
    let ids = ids(in: root)
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
          subject: "\(constraint.location)",
          "constraint \(constraint.id ?? "without id") names \(item), which doesn't exist: ignored",
          at: constraint.location, concernsConstraint: true)
      }
    }
  }

  /// Returns all ids; notes each that two objects of the layouts share.
  private mutating func ids(in root: XMLElement) -> Set<String> {
    var places: [String: SourceLocation] = [:]
    for section in root.children {
      let holdsObjects = section.name == "objects" || section.name == "scenes"
      collect(section, into: &places, notesRepeated: holdsObjects)
    }
    return Set(places.keys)
  }

  private mutating func collect(
    _ element: XMLElement, into places: inout [String: SourceLocation], notesRepeated: Bool
  ) {
    if let id = element["id"] {
      if let first = places[id], notesRepeated {
        note(
          "id-duplicate", subject: id,
          "<\(element.name)> has the id \(id), as has the object on line \(first.line): outlets and "
            + "constraints that name it find one of the two; give each an id of its own",
          at: element.location)
      } else {
        places[id] = element.location
      }
    }
    for child in element.children {
      collect(child, into: &places, notesRepeated: notesRepeated)
    }
  }
}
