import Files
import InterfaceBuilder
import JSON
import NativeAds

/// Why snapshots cannot be had, read or kept.
public enum SnapshotsError: Error, Equatable, Sendable {
  /// A file is no frame file; the line is counted from 1, the problem is a clause.
  case frame(path: String, line: Int, problem: String)
  /// A file or folder cannot be read or written.
  case file(FileError)
  /// A manifest is not JSON.
  case json(path: String, JSONError)
  /// A value of a manifest is not what its key asks for; the problem is a clause.
  case value(path: String, JSONPath, JSONPosition?, problem: String)
  /// There is no manifest in a folder or above it.
  case noManifest(folder: String)
  /// A layout cannot be read.
  case document(InterfaceBuilderError)
  /// An ad cannot be had.
  case ad(NativeAdsError)
  /// Two cases of a matrix would have the same name; both are told by their values.
  case sameName(name: String, first: String, second: String)
  /// A layout that a search found cannot be drawn any more; the problem is a clause.
  case layout(path: String, problem: String)
}

extension SnapshotsError: CustomStringConvertible {
  /// What is wrong and where, as one line without full stop.
  public var description: String {
    switch self {
    case .frame(let path, let line, let problem): "\(path):\(line): error: \(problem)"
    case .file(let error): error.message
    case .json(let path, let error):
      "\(path):\(Self.place(error.position)) error: \(error.description)"
    case .value(let path, let way, let position, let problem):
      "\(path):\(Self.place(position)) error: \(way): \(problem)"
    case .noManifest(let folder):
      "\(folder): holds no adpane.json, nor does a folder above; 'adpane snapshot init' writes one"
    case .document(let error): error.description
    case .ad(let error): error.description
    case .sameName(let name, let first, let second):
      "\(first) and \(second) have the same name on disks that don't tell capitals apart, \(name); "
        + "rename one"
    case .layout(let path, let problem): "\(path): error: \(problem)"
    }
  }

  private static func place(_ position: JSONPosition?) -> String {
    position.map { "\($0.line):\($0.column):" } ?? ""
  }
}
