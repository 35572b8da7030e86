import CPlatform
import Glibc

/// One of the program's standard streams, written without buffering of its own.
public struct OutputStream: Sendable {
  /// The file descriptor.
  public let descriptor: Int32
  /// The name for messages.
  public let name: String

  /// Where results go.
  public static let standardOutput = OutputStream(descriptor: 1, name: "standard output")
  /// Where messages go.
  public static let standardError = OutputStream(descriptor: 2, name: "standard error")

  /// Whether the stream is a terminal.
  public var isTerminal: Bool { isatty(descriptor) == 1 }
  /// The columns of the terminal that the stream is; nil where it is none, or its width is not known.
  public var terminalColumns: Int? {
    let columns = Int(platform_terminal_columns(descriptor))
    return columns > 0 ? columns : nil
  }

  /// Writes a whole text.
  ///
  /// Returns false when nobody reads the stream any more, which is no error: the reader has seen enough.
  public func write(_ text: String) throws(FileError) -> Bool {
    var text = text
    return try finish(text.withUTF8 { writeAll($0, to: descriptor) })
  }

  /// Writes bytes as they are; returns false when nobody reads the stream any more.
  public func write(_ bytes: [UInt8]) throws(FileError) -> Bool {
    try finish(bytes.withUnsafeBufferPointer { writeAll($0, to: descriptor) })
  }

  private func finish(_ failure: Int32) throws(FileError) -> Bool {
    switch failure {
    case 0: return true
    case EPIPE: return false
    default: throw .system(path: name, action: .write, code: failure)
    }
  }
}

/// Writes all bytes; returns 0, or `errno` where that fails.
func writeAll(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32 {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = Glibc.write(
      descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
    if count > 0 {
      rest = rest.dropFirst(count)
    } else if errno == EAGAIN {
      var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = Glibc.poll(&poll, 1, -1)
    } else if errno != EINTR {
      return errno
    }
  }
  return 0
}
