import AdPreview
import Files
import InterfaceBuilder
import JSON

/// A first manifest for a folder of layouts.
public struct NewManifest: Equatable, Sendable {
  /// Globs of the layouts, one a folder and ending.
  public var layouts: [String]
  /// Languages that the layouts have texts in, besides their own.
  public var languages: [String]

  /// Looks for documents with an ad view in a folder.
  ///
  /// - Parameter folder: The folder, ended by a slash or empty for the current one.
  /// - Throws: ``SnapshotsError/layout(path:problem:)`` where there is none.
  public init(ofFolder folder: String) throws(SnapshotsError) {
    layouts = []
    var languages: Set<String> = []
    let found = LayoutPatterns.files("", in: folder, suffixes: Document.fileSuffixes)
    for match in found.matches {
      guard let document = try? Document(contentsOf: match.path), AdViewSearch.hasAdView(document)
      else { continue }
      let slash = match.name.lastIndex(of: "/")
      let start = slash.map { String(match.name[...$0]) } ?? ""
      let suffix = Document.fileSuffix(of: match.name) ?? ""
      let glob = Self.escaped(start) + "*" + suffix
      if !layouts.contains(glob) { layouts.append(glob) }
      languages.formUnion(document.localizations())
    }
    self.languages = languages.sorted()
    guard !layouts.isEmpty else {
      throw .layout(
        path: folder.isEmpty ? "." : folder, problem: "holds no layout with an ad view")
    }
  }

  /// The manifest as JSON.
  public var text: String {
    var members: [JSONValue.Member] = [
      .init("layouts", Self.array(layouts)),
      .init("ads", Self.array(["test", "test:long-texts", "test:minimal"])),
      .init("devices", Self.array(["iphone-se-3", "iphone-16-pro-max"])),
      .init("appearances", Self.array(["light", "dark"])),
    ]
    if !languages.isEmpty { members.append(.init("languages", Self.array(["base"] + languages))) }
    members.append(.init("references", .string("Snapshots")))
    return JSONValue.object(members).serialized(pretty: true) + "\n"
  }

  /// The line of a `.gitattributes` that keeps frame files as they are on every system.
  public static let attributes = "*.frame text eol=lf"
  /// The lines of the `.gitignore` beside the references, so that nobody commits what waits for a decision.
  public static let ignored = "*.frame.new\n*.frame.*.tmp\n*.svg\n"

  private static func array(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

  /// A name in which nothing is a wildcard.
  private static func escaped(_ name: String) -> String {
    String(name.flatMap { "*?[\\".contains($0) ? ["\\", $0] : [$0] })
  }
}
