import Glibc

/// Looks into folders.
public enum Directory {
  /// The greatest number of names that ``visibleNames(in:)`` takes from one folder.
  public static let visibleNameLimit = 10_000

  /// Returns the names in a folder in order of their bytes.
  /// - Throws: `FileError.system` where the folder can't be read.
  public static func names(in path: String, limit: Int = .max) throws(FileError) -> [String] {
    try contents(of: path, limit: limit).names
  }

  /// What is in a folder.
  struct Contents {
    /// The names in order of their bytes.
    var names: [String] = []
    /// What has a name that is no UTF-8, so that no path leads to it: the name with U+FFFD for wrong bytes, and the kind.
    var unnameable: [(shown: String, kind: FileKind)] = []
  }

  /// Returns what is in a folder.
  static func contents(of path: String, limit: Int = .max) throws(FileError) -> Contents {
    guard let stream = opendir(path) else {
      throw .system(path: path, action: .read, code: errno)
    }
    defer { closedir(stream) }
    var contents = Contents()
    while contents.names.count < limit, let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { pointer in
          if let name = String(validatingCString: pointer) {
            if name != ".", name != ".." { contents.names.append(name) }
            return
          }
          var status = stat()
          let isThere = fstatat(dirfd(stream), pointer, &status, 0) == 0
          contents.unnameable.append(
            (String(cString: pointer), isThere ? FileKind(mode: status.st_mode) : .missing))
        }
      }
    }
    contents.names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    contents.unnameable.sort { $0.shown.utf8.lexicographicallyPrecedes($1.shown.utf8) }
    return contents
  }

  /// Returns the names in a folder in order of their bytes, without those that begin with a dot.
  ///
  /// A folder that can't be read has none.
  public static func visibleNames(in path: String) -> [String] {
    let names = try? names(in: path, limit: visibleNameLimit)
    return names?.filter { !$0.hasPrefix(".") } ?? []
  }
}
