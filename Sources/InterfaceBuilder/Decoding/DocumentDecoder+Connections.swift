extension DocumentDecoder {
  /// Decodes the `<connections>` of an object.
  mutating func connections(_ owner: XMLElement) -> [Connection] {
    guard let element = owner.child("connections") else { return [] }
    var connections: [Connection] = []
    var outlets: Set<String> = []
    for child in element.children {
      guard let connection = connection(child) else {
        noteUnknownElement(child, known: Vocabulary.silentConnectionElements)
        continue
      }
      if connection.kind == .outlet || connection.kind == .outletCollection,
        connection.property.isEmpty || connection.destination.isEmpty
      {
        noteMissing(child, ["property", "destination"], "it connects nothing")
        continue
      }
      if connection.kind == .outlet, !outlets.insert(connection.property).inserted {
        note(
          "outlet-duplicate", subject: "\(child.location)",
          "outlet \(connection.property) is connected twice: the first connection is used",
          at: child.location)
      }
      connections.append(connection)
    }
    connectionsToCheck += connections
    return connections
  }

  private func connection(_ element: XMLElement) -> Connection? {
    let kind: Connection.Kind
    let property: String?
    switch element.name {
    case "outlet": (kind, property) = (.outlet, element["property"])
    case "outletCollection": (kind, property) = (.outletCollection, element["property"])
    case "action": (kind, property) = (.action, element["selector"])
    case "segue": (kind, property) = (.segue, element["kind"])
    default: return nil
    }
    return Connection(
      kind: kind, property: property ?? "", destination: element["destination"] ?? "",
      location: element.location)
  }
}
