import JSON

/// What `adpane.json` says: which frames a project records, and what other commands take from there.
public struct Manifest: Equatable, Sendable {
  /// The usual name of the file.
  public static let fileName = "adpane.json"

  /// The path of the file, as it was given or found.
  public var path: String
  /// The matrices; their union is what is recorded.
  public var suites: [Matrix]
  /// The folder of the recorded frames, relative to the manifest's.
  public var references: String
  /// What the app's code takes care of, such as `attribution`, for lint rules.
  public var code: [String]
  /// The settings of lint rules, as they stand in the file; nil without any.
  public var lint: JSONValue?

  /// The folder that the paths of the manifest are relative to; empty for the current one.
  public var folder: String { Self.folder(of: path) }

  /// Lets every suite draw with ASCII alone, as the key `"ascii"` does.
  public mutating func drawInASCII() {
    for index in suites.indices { suites[index].options.isASCII = true }
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }

  /// The folder of the recorded frames as a path that can be opened, ended by a slash.
  public var referenceFolder: String {
    (references.hasPrefix("/") ? "" : folder) + references + (references.hasSuffix("/") ? "" : "/")
  }
}
