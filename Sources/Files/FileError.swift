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

  /// A folder holds something whose name is no UTF-8; the path has U+FFFD for wrong bytes.
  case undecodableName(path: String)

  /// What was tried.
  public enum Action: String, Sendable {
    case read, write
  }

  /// The path that is meant.
  public var path: String {
    switch self {
    case .system(let path, _, _), .folder(let path), .special(let path), .tooLarge(let path, _),
      .undecodableName(let path):
      path
    }
  }

  /// What went wrong, as one line `path: error: clause`.
  public var message: String { "\(path): error: \(reason)" }

  /// What went wrong, as a clause without the path.
  public var reason: String {
    switch self {
    case .system(let path, .read, ENOENT):
      // An argument that is no UTF-8 has come with such marks for its wrong bytes.
      path.unicodeScalars.contains("\u{FFFD}")
        ? "there is no such file, or its name is not UTF-8, which can't be read; rename it"
        : "there is no such file"
    case .system(_, .read, let code): "can't be read: \(Self.words(for: code))"
    case .system(_, .write, ENOENT): "can't be written: there is no such folder"
    case .system(_, .write, let code): "can't be written: \(Self.words(for: code))"
    case .folder: "is a folder, not a file"
    case .special: "is a pipe, socket or device; '-' reads from standard input"
    case .tooLarge(_, let limit):
      "is larger than \(limit / 1_048_576) MiB, which is the most that is read"
    case .undecodableName: "is left out, since its name is not UTF-8; rename it"
    }
  }

  /// The texts of `strerror` follow the locale; those of the usual errors are given here.
  private static func words(for code: Int32) -> String {
    switch code {
    case EACCES, EPERM: "permission denied"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "the name is too long"
    case EINVAL: "the path holds a zero byte"
    case ENOSPC: "no space left on the device"
    case EROFS: "the file system is read-only"
    case ENOTDIR: "a part of the path is no folder"
    default: String(cString: strerror(code))
    }
  }
}
