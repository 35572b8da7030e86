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
  static func contents(of path: String, limit: Int) throws(Failure) -> [UInt8] {
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
    while true {
      // One byte more than expected, so that the end of the file shows at once.
      let room = max(expected + 1 - bytes.count, 64 * 1024)
      let chunk = try chunk(descriptor, room: room)
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= limit else { throw .tooLarge }
    }
  }

  /// Returns the next bytes, none at the end of the file.
  private static func chunk(_ descriptor: Int32, room: Int) throws(Failure) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      var result = 0
      repeat {
        result = read(descriptor, buffer.baseAddress, room)
      } while result < 0 && errno == EINTR
      if result < 0 { code = errno }
      count = max(0, result)
    }
    guard code == 0 else { throw code == EISDIR ? .directory : .system(code) }
    return bytes
  }
}
