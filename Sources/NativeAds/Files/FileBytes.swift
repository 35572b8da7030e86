import Files

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
    case .folder: "a folder stands where a file was expected"
    case .special: "a pipe, socket or device is not read; '-' reads from standard input"
    case .system, .tooLarge, .undecodableName: error.reason
    }
  }
}
