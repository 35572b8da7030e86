import Foundation

/// A folder that lives as long as a test.
open class TemporaryFolder {
  /// The folder's path, without a slash at its end.
  public let path: String

  /// Creates an empty folder.
  public init() throws {
    path = NSTemporaryDirectory() + "adpane-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders that hold it, and returns its path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// Writes a text file, with the folders that hold it, and returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Makes a symbolic link.
  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }

  /// Returns the text of a file; empty where there is none.
  public func read(_ name: String) -> String {
    String(
      decoding: FileManager.default.contents(atPath: path + "/" + name) ?? Data(), as: UTF8.self)
  }

  /// Removes a file or a folder with what it holds.
  public func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }

  /// The names of what the folder holds, sorted.
  public var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
  }
}
