import Glibc

/// Reads whole files within a bound.
enum FileBytes {
  /// Reads a file, a pipe or standard input (`-`).
  /// - Parameter limit: The most bytes that are read.
  static func read(_ path: String, limit: Int) throws(NativeAdsError) -> [UInt8] {
    let descriptor = path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(file: path, reason: reason(errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(file: path, reason: reason(errno))
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw .unreadable(file: path, reason: "a folder stands where a file was expected")
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(limit, max(0, Int(status.st_size))) + 1)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(file: path, reason: reason(errno)) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= limit else {
        throw .unreadable(
          file: path, reason: "the file is larger than \(limit >> 20) MiB, which is the most")
      }
    }
  }

  /// Whether there is a regular file at a path.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The first bytes of a file; empty where it cannot be read.
  static func head(_ path: String, count: Int) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let read = Glibc.read(descriptor, &bytes, count)
    return Array(bytes.prefix(max(0, read)))
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "there is no such file"
    case EACCES: "the file may not be read: permission denied"
    default: "the file cannot be read: \(String(cString: strerror(code)))"
    }
  }
}
