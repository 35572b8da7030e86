import Glibc

/// Takes the names of files apart.
public enum FilePath {
  /// Returns the path without symbolic links and relative parts; nil where it leads nowhere.
  public static func absolute(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns the path without `./` at its beginning; `.` stays.
  public static func plain(_ path: String) -> String {
    var rest = Substring(path)
    while rest.hasPrefix("./") {
      let inner = rest.dropFirst(2).drop { $0 == "/" }
      // What would be the current folder, or standard input, keeps its mark.
      guard !inner.isEmpty, inner != "-" else { break }
      rest = inner
    }
    return String(rest)
  }

  /// Returns the folder that holds what a path names.
  public static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns a path without an end of its name, such as `.json`; a path that ends otherwise as it is.
  public static func removing(_ suffix: String, from path: String) -> String {
    path.hasSuffix(suffix) ? String(path.dropLast(suffix.count)) : path
  }

  /// Returns a path's last part.
  public static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }
}
