import Files
import Glibc

/// Looks through folders of frame files.
enum FrameFolder {
  /// How deep folders are looked into.
  private static let depthLimit = 64

  /// Returns the names of the files with an ending, as paths below the folder and without the ending, in order.
  ///
  /// A folder that is not there has none; hidden folders are left out. What a run that was killed in the middle of writing
  /// left behind is removed on the way.
  static func names(in folder: String, ending: String) throws(FileError) -> [String] {
    guard FileKind(ofPath: folder) == .folder else { return [] }
    var names: [String] = []
    try visit(folder, prefix: "", ending: ending, depth: 0, &names)
    return names
  }

  private static func visit(
    _ folder: String, prefix: String, ending: String, depth: Int, _ names: inout [String]
  ) throws(FileError) {
    guard depth < depthLimit else { return }
    for name in try Directory.names(in: folder + prefix) where !name.hasPrefix(".") {
      if name.utf8.count > ending.utf8.count, name.hasSuffix(ending) {
        names.append(prefix + name.dropLast(ending.count))
      } else if name.hasSuffix(".tmp") {
        removeLeftover(folder + prefix + name)
      } else if !name.contains(".") || FileKind(ofPath: folder + prefix + name) == .folder {
        guard FileKind(ofPath: folder + prefix + name) == .folder else { continue }
        try visit(folder, prefix: prefix + name + "/", ending: ending, depth: depth + 1, &names)
      }
    }
  }

  /// Removes a temporary file, `NAME.frame.PROCESS.tmp`, whose process is gone.
  private static func removeLeftover(_ path: String) {
    let parts = FilePath.name(of: path).split(separator: ".")
    guard parts.count >= 4, let process = pid_t(parts[parts.count - 2]), process > 0,
      parts.contains("frame") || parts.contains("svg"), kill(process, 0) != 0, errno == ESRCH
    else { return }
    unlink(path)
  }
}
