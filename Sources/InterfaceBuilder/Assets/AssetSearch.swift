import Files

/// Looks for asset catalogues around a layout.
enum AssetSearch {
  /// The greatest number of folders that are looked into above a layout, its own included.
  static let levels = 6
  static let suffix = ".xcassets"
  /// Folders that hold other people's assets.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", "node_modules", "build", "DerivedData", "vendor",
  ]
  /// The greatest number of folders that are looked into on one level.
  private static let siblingLimit = 200

  /// Returns the paths of the catalogues, the nearest first.
  static func catalogs(near path: String) -> [String] {
    var folder = FilePath.absolute(FilePath.parent(of: path))
    var found: [String] = []
    for _ in 0..<levels {
      guard let current = folder else { break }
      for catalog in catalogs(in: current) where !found.contains(catalog) { found.append(catalog) }
      if current == "/" || FileKind(ofPath: current + "/.git") != .missing { break }
      folder = FilePath.parent(of: current)
    }
    return found
  }

  private static func catalogs(in folder: String) -> [String] {
    let base = folder == "/" ? "" : folder
    let names = Directory.visibleNames(in: folder)
    var found = names.filter { $0.hasSuffix(suffix) }.map { "\(base)/\($0)" }
    // The root of the file system and of homes holds too much that has nothing to do with the layout.
    guard folder != "/" else { return found }
    for name in names.prefix(siblingLimit) where !name.contains(".") && !foreign.contains(name) {
      for inner in Directory.visibleNames(in: "\(base)/\(name)") where inner.hasSuffix(suffix) {
        found.append("\(base)/\(name)/\(inner)")
      }
    }
    return found
  }
}
