import Files
import Glibc

/// The files of recorded frames, and of frames that wait for a person's decision.
public struct ReferenceStore: Sendable {
  /// The most bytes of a frame file that are read.
  static let sizeLimit = 64 << 20
  static let ending = ".frame"
  static let pendingEnding = ".frame.new"
  /// The pictures beside a pending frame.
  static let pictureEndings = [".expected.svg", ".actual.svg", ".difference.svg"]

  /// The folder of the references, ended by a slash.
  public let references: String
  /// The folder of pending frames and their pictures, ended by a slash.
  public let output: String

  /// Creates a store; pending frames lie beside the references unless another folder is given.
  public init(references: String, output: String? = nil) {
    self.references = references
    self.output = output.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? references
  }

  /// The path of a case's reference.
  public func path(of name: String) -> String { references + name + Self.ending }

  /// The path of a case's pending frame.
  public func pendingPath(of name: String) -> String { output + name + Self.pendingEnding }

  // MARK: References

  /// Returns the bytes of a reference; nil where there is none.
  func reference(of name: String) throws(FileError) -> [UInt8]? {
    do {
      return try FileContents.read(path(of: name), limit: Self.sizeLimit)
    } catch .system(_, _, ENOENT) {
      return nil
    } catch .system(_, _, ENOTDIR) {
      return nil
    } catch {
      throw error
    }
  }

  /// Writes a reference; at every moment either the old or the new one is there as a whole.
  func record(_ text: String, of name: String) throws(FileError) {
    try Self.write(text, to: path(of: name))
  }

  /// Removes a reference, what waits beside it, and the folders that are empty then.
  func remove(_ name: String) throws(FileError) {
    guard unlink(path(of: name)) == 0 || errno == ENOENT else {
      throw .system(path: path(of: name), action: .write, code: errno)
    }
    try discardPending(name)
    Self.removeEmptyFolders(of: name, in: references)
  }

  // MARK: Pending frames

  /// Writes a frame that waits for a decision, and pictures of what was expected, what is, and the difference.
  func writePending(_ comparison: FrameComparison, of name: String) throws(FileError) {
    try Self.write(comparison.new.text, to: pendingPath(of: name))
    let pictures = FramePictures(comparison, title: name)
    for (ending, text) in zip(
      Self.pictureEndings, [pictures.expected, pictures.actual, pictures.difference])
    {
      try Self.write(text, to: output + name + ending)
    }
  }

  /// Returns the text of a pending frame; nil where there is none.
  func pending(_ name: String) throws(FileError) -> [UInt8]? {
    do {
      return try FileContents.read(pendingPath(of: name), limit: Self.sizeLimit)
    } catch .system(_, _, ENOENT) {
      return nil
    } catch {
      throw error
    }
  }

  /// Removes a pending frame with its pictures.
  func discardPending(_ name: String) throws(FileError) {
    for ending in [Self.pendingEnding] + Self.pictureEndings {
      let path = output + name + ending
      guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
        throw .system(path: path, action: .write, code: errno)
      }
    }
    if output != references { Self.removeEmptyFolders(of: name, in: output) }
  }

  // MARK: Folders

  /// The names of the recorded frames, in order.
  public func recordedNames() throws(FileError) -> [String] {
    try FrameFolder.names(in: references, ending: Self.ending)
  }

  /// The names of the frames that wait for a decision, in order.
  public func pendingNames() throws(FileError) -> [String] {
    try FrameFolder.names(in: output, ending: Self.pendingEnding)
  }

  private static func write(_ text: String, to path: String) throws(FileError) {
    try FileContents.createFolder(FilePath.parent(of: path))
    try FileContents.write(text, to: path)
  }

  private static func removeEmptyFolders(of name: String, in folder: String) {
    var parts = name.split(separator: "/").dropLast()
    // A folder that is not empty stays, and so do those around it.
    while !parts.isEmpty, rmdir(folder + parts.joined(separator: "/")) == 0 {
      parts = parts.dropLast()
    }
  }
}
