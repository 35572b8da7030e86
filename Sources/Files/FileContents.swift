import CPlatform
import Glibc

/// Reads and writes whole files.
public enum FileContents {
  /// Reads a file or standard input (`-`) of at most so many bytes.
  ///
  /// A pipe is read where the shell opened it, as with `<(…)`. A pipe, socket or device of a path's own is refused, since
  /// opening one may wait for ever.
  public static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard !path.utf8.contains(0) else {
      throw .system(path: path, action: .read, code: EINVAL)
    }
    if path != "-", isSpecial(path) { throw .special(path: path) }
    let descriptor = path == "-" ? dup(STDIN_FILENO) : platform_open_to_read(path)
    guard descriptor >= 0 else { throw .system(path: path, action: .read, code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .system(path: path, action: .read, code: errno)
    }
    guard FileKind(mode: status.st_mode) != .folder else { throw .folder(path: path) }

    // The size is a hint only: pipes have none, and a file may grow while it is read.
    var bytes: [UInt8] = []
    var capacity = max(0, min(Int(status.st_size), limit)) + 1
    while true {
      let piece = try piece(of: descriptor, path: path, room: capacity)
      if piece.isEmpty { return bytes }
      let isLast = piece.count < capacity && FileKind(mode: status.st_mode) == .file
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
      // A regular file gives less than it is asked for at its end only.
      if isLast { return bytes }
      capacity = 65_536
    }
  }

  /// Whether a path names a pipe, socket or device that nobody has opened for the program.
  private static func isSpecial(_ path: String) -> Bool {
    let inherited = ["/dev/stdin", "/dev/fd/", "/proc/self/fd/"]
    return !inherited.contains { path.hasPrefix($0) } && FileKind(ofPath: path) == .other
  }

  /// Returns the first bytes of a file, all where it has fewer.
  public static func head(_ path: String, count: Int) throws(FileError) -> [UInt8] {
    if isSpecial(path) { throw .special(path: path) }
    if FileKind(ofPath: path) == .folder { throw .folder(path: path) }
    let descriptor = platform_open_to_read(path)
    guard descriptor >= 0 else { throw .system(path: path, action: .read, code: errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while bytes.count < count {
      let piece = try piece(of: descriptor, path: path, room: count - bytes.count)
      if piece.isEmpty { break }
      bytes += piece
    }
    return bytes
  }

  /// Returns the next bytes, none at the end of the file.
  private static func piece(
    of descriptor: Int32, path: String, room: Int
  ) throws(FileError) -> [UInt8] {
    var failure: Int32 = 0
    let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      count = max(0, retrying { Glibc.read(descriptor, buffer.baseAddress, buffer.count) })
      if count == 0 { failure = errno }
    }
    guard failure == 0 else { throw .system(path: path, action: .read, code: failure) }
    return piece
  }

  /// Repeats a call of the system as long as signals interrupt it; `errno` is 0 where it succeeded.
  private static func retrying(_ call: () -> Int) -> Int {
    while true {
      errno = 0
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  /// Writes a file so that at every moment either the old or the new content is there as a whole.
  ///
  /// A link is followed: the file that it leads to is replaced. What is no regular file, such as a pipe or
  /// `/dev/stdout`, is written in place.
  public static func write(_ text: String, to path: String) throws(FileError) {
    let kind = FileKind(ofPath: path)
    if kind == .folder { throw .folder(path: path) }
    if kind == .other { return try writeInPlace(text, to: path) }

    let target = FilePath.absolute(path) ?? path
    let temporary = "\(target).\(getpid()).tmp"
    let descriptor = platform_create(temporary)
    guard descriptor >= 0 else { throw .system(path: path, action: .write, code: errno) }
    var text = text
    var failure: Int32 = text.withUTF8 { writeAll($0, to: descriptor) }
    var status = stat()
    if failure == 0, stat(target, &status) == 0 { _ = fchmod(descriptor, status.st_mode & 0o7777) }
    if failure == 0, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure == 0, rename(temporary, target) != 0 { failure = errno }
    guard failure == 0 else {
      unlink(temporary)
      throw .system(path: path, action: .write, code: failure)
    }
  }

  /// Creates a folder where there is none yet, with those around it.
  public static func createFolder(_ path: String) throws(FileError) {
    var partial = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      partial += part
      if !partial.isEmpty, FileKind(ofPath: partial) != .folder, mkdir(partial, 0o777) != 0 {
        let code = errno
        // Somebody else may have made it in the meantime.
        guard code == EEXIST, FileKind(ofPath: partial) == .folder else {
          throw .system(path: path, action: .write, code: code)
        }
      }
      partial += "/"
    }
  }

  private static func writeInPlace(_ text: String, to path: String) throws(FileError) {
    guard let file = fopen(path, "w") else {
      throw .system(path: path, action: .write, code: errno)
    }
    defer { fclose(file) }
    var text = text
    let failure: Int32 = text.withUTF8 { writeAll($0, to: fileno(file)) }
    guard failure == 0 || failure == EPIPE else {
      throw .system(path: path, action: .write, code: failure)
    }
  }
}
