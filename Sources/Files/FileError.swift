import Glibc

/// What can go wrong with a file or folder.
public enum FileError: Error, Equatable, Sendable {
  /// The system refused; the number is `errno`.
  case system(path: String, action: Action, code: Int32)
  /// The path names a folder.
  case folder(path: String)
  /// The path names a pipe, socket or device.
  case special(path: String)
  /// The file has more bytes than the limit allows.
  case tooLarge(path: String, limit: Int)

  /// What was tried.
  public enum Action: String, Sendable {
    case read, write
  }

  /// What went wrong, in words and in one line.
  public var message: String {
    switch self {
    case .system(let path, let action, let code):
      "\(path): cannot \(action.rawValue): \(String(cString: strerror(code)))"
    case .folder(let path): "\(path): is a folder, not a file"
    case .special(let path):
      "\(path): is a pipe, socket or device; '-' reads from standard input"
    case .tooLarge(let path, let limit): "\(path): has more than \(limit / 1_048_576) MiB"
    }
  }
}
