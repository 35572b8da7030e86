/// A layout that is selected as soon as it is found.
enum WantedLayout: Equatable, Sendable {
  /// One that was asked for by what the list shows.
  case title(String)
  /// The one of the last time.
  case last(path: String, object: String?)

  /// Whether a layout of the list is the wanted one.
  func fits(_ entry: LayoutEntry, absolutePath: (String) -> String?) -> Bool {
    switch self {
    case .title(let title): entry.title == title
    case .last(let path, let object):
      entry.object == object && path.hasSuffix(entry.fileName) && absolutePath(entry.path) == path
    }
  }
}
