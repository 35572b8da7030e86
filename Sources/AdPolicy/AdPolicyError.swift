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
      "\(path):\(Self.place(error.position)) error: \(error.description)"
    case .value(let path, let way, let position, let problem):
      "\(path):\(Self.place(position)) error: \(way): \(problem)"
    }
  }

  private static func place(_ position: JSONPosition?) -> String {
    position.map { "\($0.line):\($0.column):" } ?? ""
  }
}
