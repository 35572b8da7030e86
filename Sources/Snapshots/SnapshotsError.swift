import Files
import JSON

/// Why snapshots cannot be had, read or kept.
public enum SnapshotsError: Error, Equatable, Sendable {
  /// A file is no frame file; the line is counted from 1, the problem is a clause.
  case frame(path: String, line: Int, problem: String)
}

extension SnapshotsError: CustomStringConvertible {
  /// What is wrong and where, as one line without full stop.
  public var description: String {
    switch self {
    case .frame(let path, let line, let problem): "\(path):\(line): error: \(problem)"
    }
  }
}
