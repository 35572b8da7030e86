import Files
import Glibc

/// Reads files of ads, with this module's errors.
enum FileBytes {
  /// The most bytes of a file of ads, which is also what the JSON reader takes.
  static let sizeLimit = 32 << 20

  /// Reads a file, a pipe or standard input (`-`).
  /// - Parameter limit: The most bytes that are read.
  static func read(_ path: String, limit: Int) throws(NativeAdsError) -> [UInt8] {
    do {
      return try FileContents.read(path, limit: limit)
    } catch {
      throw .unreadable(file: path, reason: reason(error))
    }
  }

  /// A file's failure as a clause without the path.
  static func reason(_ error: FileError) -> String {
    switch error {
    case .system(_, _, ENOENT): "there is no such file"
    case .system(_, _, EACCES): "the file may not be read: permission denied"
    case .system(_, let action, let code):
      "the file cannot be \(action == .read ? "read" : "written"): \(String(cString: strerror(code)))"
    case .folder: "a folder stands where a file was expected"
    case .special: "a pipe, socket or device is not read; '-' reads from standard input"
    case .tooLarge(_, let limit):
      "the file is larger than \(limit >> 20) MiB, which is the most that is read"
    }
  }
}
