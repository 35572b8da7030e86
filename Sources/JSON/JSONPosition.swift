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
  init(offset: Int, in bytes: some Collection<UInt8>) {
    line = 1
    column = 1
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}
