import Files

/// Names of files for completion.
enum FileCompletion {
  /// The paths in a folder that begin like a path; folders end in a slash.
  static func candidates(for path: String) -> [String] {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let names = Directory.visibleNames(in: folder.isEmpty ? "." : folder)
    return names.map { name in
      let full = folder + name
      return FileKind(ofPath: full) == .folder ? full + "/" : full
    }
  }
}
