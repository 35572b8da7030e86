import Files

extension Manifest {
  /// Finds the manifest that an argument means.
  ///
  /// - Parameter argument: A manifest, or a folder that holds one; nil for the current folder or the nearest one above it.
  /// - Returns: A path that can be opened.
  public static func path(for argument: String?) throws(SnapshotsError) -> String {
    if let argument {
      guard FileKind(ofPath: argument) == .folder else { return argument }
      let path = argument + (argument.hasSuffix("/") ? "" : "/") + fileName
      guard FileKind(ofPath: path) == .file else { throw .noManifest(folder: argument) }
      return path
    }
    var prefix = ""
    guard var folder = FilePath.absolute(".") else { throw .noManifest(folder: ".") }
    while FileKind(ofPath: prefix + fileName) != .file {
      guard folder != "/" else { throw .noManifest(folder: ".") }
      folder = FilePath.parent(of: folder)
      prefix += "../"
    }
    return prefix + fileName
  }
}
