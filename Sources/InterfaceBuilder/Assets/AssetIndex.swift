import Files
import JSON

/// The folders of an asset catalogue's sets by name.
struct AssetIndex {
  private(set) var imageSets: [String: String] = [:]
  private(set) var colorSets: [String: String] = [:]
  private var remaining = 20_000
  private static let depth = 8

  /// Adds the sets of a catalogue; names that are there already stay.
  mutating func add(_ catalog: String) { add(catalog, prefix: "", depth: 0) }

  private mutating func add(_ folder: String, prefix: String, depth: Int) {
    guard depth < Self.depth else { return }
    for name in Directory.visibleNames(in: folder) {
      remaining -= 1
      guard remaining > 0 else { return }
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".imageset") {
        note(path, as: prefix + name.dropLast(".imageset".count), in: \.imageSets)
      } else if name.hasSuffix(".colorset") {
        note(path, as: prefix + name.dropLast(".colorset".count), in: \.colorSets)
      } else if !name.contains("."), FileKind(ofPath: path) == .folder {
        let inner = Self.providesNamespace(path) ? "\(prefix)\(name)/" : prefix
        add(path, prefix: inner, depth: depth + 1)
      }
    }
  }

  private mutating func note(
    _ path: String, as name: String, in sets: WritableKeyPath<AssetIndex, [String: String]>
  ) {
    if self[keyPath: sets][name] == nil { self[keyPath: sets][name] = path }
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    AssetContents.read(folder)?["properties"]?["provides-namespace"]?.boolValue == true
  }
}
