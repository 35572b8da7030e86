import Glibc

/// What a path leads to, links followed.
public enum FileKind: Equatable, Sendable {
  /// A regular file.
  case file
  /// A folder.
  case folder
  /// A pipe, socket or device.
  case other
  /// Nothing that can be reached.
  case missing

  /// Looks at a path.
  public init(ofPath path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .missing
      return
    }
    self.init(mode: status.st_mode)
  }

  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}
