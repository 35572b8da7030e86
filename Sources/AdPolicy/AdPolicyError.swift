import Files
import JSON

/// Why settings or a baseline cannot be had.
public enum AdPolicyError: Error, Equatable, Sendable {
  /// A file cannot be read.
  case file(FileError)
  /// A file is not JSON.
  case json(path: String, JSONError)
  /// A value is not what its key asks for; the problem is a clause.
  case value(path: String, JSONPath, JSONPosition?, problem: String)
}

extension AdPolicyError: CustomStringConvertible {
  /// What is wrong and where, as one line without full stop.
  public var description: String {
    switch self {
    case .file(let error): error.message
    case .json(let path, let error):
      "\(JSONPosition.place(error.position, in: path)) error: \(error.description)"
    case .value(let path, let way, let position, let problem):
      "\(JSONPosition.place(position, in: path)) error: \(way): \(problem)"
    }
  }
}
