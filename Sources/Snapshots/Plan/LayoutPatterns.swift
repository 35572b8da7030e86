import Files

/// Finds the files that a manifest's patterns mean.
enum LayoutPatterns {
  /// A file that a pattern means.
  struct Match: Equatable {
    /// The path to open.
    var path: String
    /// The path from the manifest's folder.
    var name: String
    /// Whether a search found it, rather than the manifest naming it.
    var isFound: Bool
  }

  /// What a pattern led to.
  struct Found: Equatable {
    /// The files, in order of their names.
    var matches: [Match] = []
    /// What could not be searched.
    var errors: [FileError] = []
  }

  /// Returns the files of a pattern; none where there is none.
  ///
  /// A pattern is the name of a file, of a folder that is searched, or a glob, in which `*` stands for anything but `/`
  /// and `**` for any number of folders.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, relative to the folder or absolute.
  ///   - folder: The manifest's folder, ended by a slash or empty.
  ///   - suffixes: How names of the files end.
  static func files(
    _ pattern: String, in folder: String, suffixes: [String]
  ) -> Found {
    let isAbsolute = pattern.hasPrefix("/")
    let pattern = tidy(pattern)
    if isGlob(pattern) {
      let base = fixedFolder(of: pattern)
      let glob = GlobPattern(pattern)
      var found = search(base, in: isAbsolute ? "" : folder, suffixes: suffixes)
      found.matches.removeAll { !glob.matches($0.name) }
      return found
    }
    let path = (isAbsolute ? "" : folder) + pattern
    let isDocument = suffixes.contains { pattern.hasSuffix($0) }
    if FileKind(ofPath: path.isEmpty ? "." : path) == .folder, !isDocument {
      return search(
        pattern.hasSuffix("/") || pattern.isEmpty ? pattern : pattern + "/",
        in: isAbsolute ? "" : folder, suffixes: suffixes)
    }
    return Found(matches: [Match(path: path, name: pattern, isFound: false)])
  }

  /// Whether a text is a glob rather than a name.
  static func isGlob(_ text: String) -> Bool { text.utf8.contains { "*?[".utf8.contains($0) } }

  private static func search(
    _ base: String, in folder: String, suffixes: [String]
  ) -> Found {
    let start = folder + base
    let result = FolderSearch(suffixes: suffixes).files(in: start.isEmpty ? "." : start)
    let matches = result.paths.map { path in
      Match(path: path, name: String(path.dropFirst(folder.count)), isFound: true)
    }
    return Found(matches: matches, errors: result.errors)
  }

  /// The folders at the beginning of a glob that have no wildcard, ended by a slash.
  private static func fixedFolder(of pattern: String) -> String {
    var fixed = ""
    for part in pattern.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      if isGlob(String(part)) { break }
      fixed += part + "/"
    }
    return fixed
  }

  private static func tidy(_ pattern: String) -> String {
    var pattern = Substring(pattern)
    while pattern.hasPrefix("./") { pattern = pattern.dropFirst(2) }
    return pattern == "." ? "" : String(pattern)
  }
}
