import Files
import JSON

/// The `Contents.json` of a set or a folder of an asset catalogue.
enum AssetContents {
  private static let limit = 1024 * 1024

  /// Returns the contents, or nil where there are none that can be read.
  static func read(_ folder: String) -> JSONValue? {
    guard let bytes = try? FileContents.read(folder + "/Contents.json", limit: limit) else {
      return nil
    }
    return try? JSONValue.parse(bytes)
  }

  /// How well an entry suits an appearance on a phone; nil where it is for something else.
  static func rank(_ entry: JSONValue, appearance: Appearance) -> Int? {
    var rank = 0
    switch entry["idiom"]?.stringValue {
    case "iphone": rank += 2
    case "universal", nil: rank += 1
    case "ipad": break
    default: return nil
    }
    for condition in entry["appearances"]?.elements ?? [] {
      switch (condition["appearance"]?.stringValue, condition["value"]?.stringValue) {
      case ("luminosity", appearance.rawValue): rank += 10
      case ("luminosity", _): return nil
      // Increased contrast is never simulated.
      default: return nil
      }
    }
    return rank
  }
}
