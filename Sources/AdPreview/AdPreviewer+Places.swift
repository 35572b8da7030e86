import InterfaceBuilder

extension AdPreviewer {
  /// Where the view that is drawn stands in the document.
  public var location: SourceLocation { match.view.location }

  /// Where a view stands in the document that frames call by its outlets, or by its class and id; nil where it is not there.
  public func location(ofView name: String) -> SourceLocation? {
    let words = name.split(separator: " ")
    if words.count > 1, let id = words.last {
      return AdViewSearch.view(named: String(id), in: layout.root)?.location
    }
    let outlet = name.prefix { $0 != "," }
    let holders = [
      match.view.connections, layout.controller?.connections ?? [],
      document.filesOwner?.connections ?? [],
    ]
    for connection in holders.joined() where connection.property == outlet {
      if let view = AdViewSearch.first(in: layout.root, where: { $0.id == connection.destination })
      {
        return view.location
      }
    }
    return nil
  }
}
