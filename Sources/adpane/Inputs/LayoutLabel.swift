/// What tells the frames of a layout from those of the others of a run.
struct LayoutLabel: Equatable {
  /// The document's path below the folder that was searched, or its name.
  let name: String
  /// Whether the document has several views that are drawn.
  let showsObject: Bool
}

extension [LayoutInputs.Input] {
  /// The inputs, those of which several have one label with their whole paths in its place; case makes no difference.
  func labelled() -> [LayoutInputs.Input] {
    var paths: [String: Set<String>] = [:]
    for input in self {
      paths[input.label.lowercased(), default: []].insert(input.path.lowercased())
    }
    return map { input in
      var input = input
      if paths[input.label.lowercased(), default: []].count > 1 { input.label = input.path }
      return input
    }
  }
}
