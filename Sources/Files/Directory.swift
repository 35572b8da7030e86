import Glibc

/// Looks into folders.
public enum Directory {
  /// The greatest number of names that ``visibleNames(in:)`` takes from one folder.
  public static let visibleNameLimit = 10_000

  /// Returns the names in a folder in order of their bytes.
  /// - Throws: `FileError.system` where the folder can't be read.
  public static func names(in path: String, limit: Int = .max) throws(FileError) -> [String] {
    guard let stream = opendir(path) else {
      throw .system(path: path, action: .read, code: errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < limit, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the names in a folder in order of their bytes, without those that begin with a dot.
  ///
  /// A folder that can't be read has none.
  public static func visibleNames(in path: String) -> [String] {
    let names = try? names(in: path, limit: visibleNameLimit)
    return names?.filter { !$0.hasPrefix(".") } ?? []
  }
}
