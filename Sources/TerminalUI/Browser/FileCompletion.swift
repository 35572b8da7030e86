import Files
import Glibc

/// Names of files for completion.
enum FileCompletion {
  /// The folders, and the files with one of some endings, that begin like a path; folders end in a slash.
  static func candidates(for path: String, endings: [String]) -> [String] {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let names = Directory.visibleNames(in: folder.isEmpty ? "." : folder)
    return names.compactMap { name in
      let full = folder + name
      if FileKind(ofPath: full) == .folder { return full + "/" }
      return endings.contains { name.lowercased().hasSuffix($0) } ? full : nil
    }
  }

  /// A path with the user's own folder in place of `~`.
  static func expandingHome(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst()
  }

  /// A line with the user's own folder in place of a `~` that its argument begins with.
  static func expandingHome(ofArgumentIn line: String) -> String {
    guard let space = line.firstIndex(of: " ") else { return line }
    return line[...space] + expandingHome(String(line[line.index(after: space)...]))
  }
}
