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
    let bytes = try prefix(of: path, count: limit + 1)
    guard bytes.count <= limit else { throw .tooLarge }
    return bytes
  }

  /// Returns the first bytes of a file, a pipe or a device, all where there are fewer.
  static func prefix(of path: String, count: Int) throws(Failure) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw .system(EINVAL) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .directory }
    // The size is a hint only: pipes report none, and a file may grow while it is read.
    let expected = max(0, Int(status.st_size))
    var bytes: [UInt8] = []
    while bytes.count < count {
      // One byte more than expected, so that the end of the file shows at once.
      let room = min(max(expected + 1 - bytes.count, 64 * 1024), count - bytes.count)
      let chunk = try chunk(descriptor, room: room)
      if chunk.isEmpty { break }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    }
    return bytes
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

extension InterfaceBuilderError {
  /// Names the file that couldn't be read.
  init(_ failure: FileBytes.Failure, path: String) {
    switch failure {
    case .system(let code): self = .unreadable(path: path, code: code)
    case .directory: self = .directory(path: path)
    case .tooLarge: self = .tooLarge(path: path, limit: XMLLimits.bytes)
    }
  }
}
