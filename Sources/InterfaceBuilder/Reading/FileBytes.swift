#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads whole files with a bound on their size.
enum FileBytes {
  /// Why a file couldn't be read.
  enum Failure: Error, Equatable {
    /// The system's error code.
    case system(Int32)
    /// The path names a directory.
    case directory
    /// The file holds more bytes than the limit.
    case tooLarge
  }

  /// Returns the bytes of a file, a pipe or a device.
  static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw .system(EINVAL) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .directory }
    // The size is a hint only: pipes report none, and a file may grow while it is read.
    let expected = max(0, min(Int(status.st_size), limit))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected + 1)
    while true {
      let chunk = max(expected + 1 - bytes.count, 64 * 1024)
      let start = bytes.count
      var code: Int32 = 0
      bytes.append(contentsOf: repeatElement(0, count: chunk))
      let count = bytes.withUnsafeMutableBytes { buffer -> Int in
        while true {
          let count = Glibc.read(descriptor, buffer.baseAddress.map { $0 + start }, chunk)
          if count < 0, errno == EINTR { continue }
          if count < 0 { code = errno }
          return count
        }
      }
      guard count >= 0 else { throw code == EISDIR ? .directory : .system(code) }
      bytes.removeLast(chunk - count)
      if count == 0 { return bytes }
      if bytes.count > limit { throw .tooLarge }
    }
  }
}
