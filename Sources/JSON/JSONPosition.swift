/// A place in a JSON text.
public struct JSONPosition: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The position of a byte of a UTF-8 text, counted from 0; the end for one beyond it.
  public init(offset: Int, in bytes: some Collection<UInt8>) {
    self.init(line: 1, column: 1)
    let passed: Void? = bytes.withContiguousStorageIfAvailable { buffer in
      advance(over: UnsafeBufferPointer(rebasing: buffer.prefix(offset)))
    }
    if passed == nil { Array(bytes.prefix(offset)).withUnsafeBufferPointer { advance(over: $0) } }
  }

  private mutating func advance(over bytes: UnsafeBufferPointer<UInt8>) {
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if bytes[offset] & 0xC0 != 0x80 {
        column += 1
      }
      offset += 1
    }
  }
}

extension JSONPosition: CustomStringConvertible {
  /// The position as `line:column`.
  public var description: String { "\(line):\(column)" }

  /// Returns how a message about a file begins: `file:line:column:`, or `file:` where no position is known.
  public static func place(_ position: JSONPosition?, in path: String) -> String {
    "\(path):" + (position.map { "\($0):" } ?? "")
  }
}
