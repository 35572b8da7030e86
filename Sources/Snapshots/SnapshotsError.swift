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
  /// More than one thing is wrong with a file.
  indirect case several([SnapshotsError])
}

extension SnapshotsError: CustomStringConvertible {
  /// What is wrong and where, a line without full stop for each thing.
  public var lines: [String] {
    switch self {
    case .several(let errors): errors.flatMap(\.lines)
    case .ad(let error): error.lines
    default: [description]
    }
  }

  /// What is wrong and where, as one line without full stop; the lines of several things with line feeds between them.
  public var description: String {
    switch self {
    case .frame(let path, let line, let problem): "\(path):\(line): error: \(problem)"
    case .file(let error): error.message
    case .json(let path, let error):
      "\(JSONPosition.place(error.position, in: path)) error: \(error.description)"
    case .value(let path, let way, let position, let problem):
      "\(JSONPosition.place(position, in: path)) error: \(way): \(problem)"
    case .noManifest(let folder):
      "\(folder): holds no adpane.json, nor does a folder above; 'adpane snapshot init' writes one"
    case .document(let error): error.description
    case .ad(let error): error.description
    case .sameName(let name, let first, let second):
      "\(first) and \(second) would have frames of the same name, \(name), since names of files are "
        + "lower case and safe everywhere; rename one"
    case .layout(let path, let problem): "\(path): error: \(problem)"
    case .several: lines.joined(separator: "\n")
    }
  }
}
