import Files

/// A reference of its own, outside of any manifest.
public enum FrameReference {
  /// Returns the text of a reference; nil where there is none.
  public static func read(_ path: String) throws(SnapshotsError) -> String? {
    guard FileKind(ofPath: path) != .missing else { return nil }
    do {
      return String(
        decoding: try FileContents.read(path, limit: ReferenceStore.sizeLimit), as: UTF8.self)
    } catch {
      throw .file(error)
    }
  }

  /// Writes a reference; at every moment either the old or the new one is there as a whole.
  public static func write(_ text: String, to path: String) throws(SnapshotsError) {
    do {
      try FileContents.createFolder(FilePath.parent(of: path))
      try FileContents.write(text, to: path)
    } catch {
      throw .file(error)
    }
  }

  /// Returns the name of a file for some texts, safe on every file system.
  public static func name(_ parts: [String]) -> String {
    parts.map { SafeName.make($0) }.joined(separator: ".")
  }
}
