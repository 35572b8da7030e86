import Glibc

/// Finds files in a folder and in the folders inside it, always in the same order.
///
/// What a `.gitignore` leaves out is left out, as are hidden folders and the folders in ``skippedFolders``.
public struct FolderSearch: Sendable {
  /// Names of folders that hold what tools fetched or built.
  public static let skippedFolders: Set<String> = [
    "Pods", "Carthage", "node_modules", "build", "Build", "DerivedData", "SourcePackages",
  ]

  /// Ends of the names of files that are looked for, such as `.xib`.
  public var suffixes: [String]
  /// How many entries of folders are looked at before the search gives up.
  public var limit: Int

  /// What a search found.
  public struct Result: Equatable, Sendable {
    /// Paths of the files: the folder's path as it was given, and what leads on from there.
    public var paths: [String] = []
    /// Folders that could not be read, and what has a name that is no UTF-8.
    public var errors: [FileError] = []
    /// Whether the search gave up at its limit.
    public var isCutShort = false
  }

  /// Creates a search for files whose names end in one of the suffixes.
  public init(suffixes: [String], limit: Int = 2_000_000) {
    self.suffixes = suffixes
    self.limit = limit
  }

  /// Searches a folder.
  /// - Complexity: O(entries · ignore rules that apply to them).
  public func files(in folder: String) -> Result {
    var walk = Walk(search: self)
    walk.enter(folder, rules: Self.rules(around: folder))
    return walk.result
  }

  /// Reads the `.gitignore` files of the folders around a folder, up to the top of its repository.
  private static func rules(around folder: String) -> [ScopedRules] {
    guard let real = FilePath.absolute(folder) else { return [] }
    var parts = real.split(separator: "/").map(String.init)
    var found: [ScopedRules] = []
    var prefix = ""
    while true {
      let path = "/" + parts.joined(separator: "/")
      if !prefix.isEmpty, let rules = ScopedRules(ofFolder: path, prefix: prefix) {
        found.append(rules)
      }
      if FileKind(ofPath: path + "/.git") != .missing { return found.reversed() }
      guard let last = parts.popLast() else { return [] }
      prefix = last + "/" + prefix
    }
  }
}

/// The rules of one `.gitignore` and what leads from its folder to the one that is searched.
private struct ScopedRules {
  var rules: IgnoreRules
  var prefix: String

  init?(ofFolder folder: String, prefix: String) {
    guard let bytes = try? FileContents.read(folder + "/.gitignore", limit: 1_048_576) else {
      return nil
    }
    rules = IgnoreRules(String(decoding: bytes, as: UTF8.self))
    self.prefix = prefix
  }
}

private struct Walk {
  private struct Identity: Hashable {
    var device: dev_t
    var inode: ino_t
  }

  let search: FolderSearch
  var result = FolderSearch.Result()
  private var entered: Set<Identity> = []
  private var seen = 0

  init(search: FolderSearch) { self.search = search }

  mutating func enter(_ folder: String, rules: [ScopedRules]) {
    var status = stat()
    guard stat(folder, &status) == 0,
      entered.insert(Identity(device: status.st_dev, inode: status.st_ino)).inserted
    else { return }
    let contents: Directory.Contents
    do {
      contents = try Directory.contents(of: folder)
    } catch {
      result.errors.append(error)
      return
    }
    var rules = rules
    if contents.names.contains(".gitignore"), let own = ScopedRules(ofFolder: folder, prefix: "") {
      rules.append(own)
    }
    for (name, kind) in contents.unnameable where isWanted(name, kind, by: rules) {
      result.errors.append(.undecodableName(path: path(to: name, in: folder)))
    }
    for name in contents.names {
      seen += 1
      if seen > search.limit { result.isCutShort = true }
      if result.isCutShort { return }
      visit(name, in: folder, rules: rules)
    }
  }

  private mutating func visit(_ name: String, in folder: String, rules: [ScopedRules]) {
    let path = path(to: name, in: folder)
    let kind = FileKind(ofPath: path)
    guard isWanted(name, kind, by: rules) else { return }
    if kind == .file {
      result.paths.append(path)
    } else {
      enter(path, rules: rules.map { $0.entering(name) })
    }
  }

  /// The path of what a folder holds; the current folder has no part in it.
  private func path(to name: String, in folder: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Whether a file is one of those that are looked for, or a folder is entered.
  private func isWanted(_ name: String, _ kind: FileKind, by rules: [ScopedRules]) -> Bool {
    switch kind {
    case .file:
      guard search.suffixes.contains(where: { name.hasSuffix($0) }) else { return false }
    case .folder:
      if name.hasPrefix(".") || FolderSearch.skippedFolders.contains(name) { return false }
    case .other, .missing: return false
    }
    return !isIgnored(name, isFolder: kind == .folder, by: rules)
  }

  private func isIgnored(_ name: String, isFolder: Bool, by rules: [ScopedRules]) -> Bool {
    for scoped in rules.reversed() {
      let verdict = scoped.rules.verdict(on: scoped.prefix + name, isFolder: isFolder)
      if let verdict { return verdict }
    }
    return false
  }
}

extension ScopedRules {
  /// Returns the same rules as seen from a folder inside.
  fileprivate func entering(_ name: String) -> ScopedRules {
    var inner = self
    inner.prefix += name + "/"
    return inner
  }
}
