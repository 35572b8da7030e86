import Files

/// A picture that could not be drawn; a stand-in of its size takes its place.
public struct PictureProblem: Error, Equatable, Sendable {
  /// The picture's file, or its name where it comes with the program.
  public var path: String
  /// What is wrong and what to do, as one clause.
  public var message: String

  /// The message with the file, as `file: warning: text`.
  public var description: String { "\(path): warning: \(message)" }

  init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  /// Creates a problem from one of the file's.
  init(path: String, _ error: FileError) {
    self.init(path: path, message: error.reason)
  }
}
