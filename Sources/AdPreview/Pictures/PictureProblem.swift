import Files
import NativeAds

/// A picture that could not be drawn; a stand-in of its size takes its place.
public struct PictureProblem: Error, Equatable, Sendable {
  /// The picture's file, or its name where it comes with the program.
  public var path: String
  /// What is wrong and what to do, as one clause.
  public var message: String
  /// Where an ad file names the picture; nil for a picture that none names.
  public var place: AdPlace?
  /// Whether a stand-in is drawn for it.
  public var isReplaced = true

  /// The message with its place: the ad file's, as what is wrong with an ad is told when it is read, or
  /// `file: warning: text`.
  public var description: String {
    guard let place else { return "\(path): warning: \(message)" }
    let end = isReplaced ? "; a stand-in is drawn for it" : ""
    return AdNote(
      file: place.file, path: place.path, position: place.position,
      message: "\(path): \(message)\(end)"
    ).description
  }

  init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  /// Creates a problem from one of the file's.
  init(path: String, _ error: FileError) {
    self.init(path: path, message: error.reason)
  }
}
