/// A place in a document's text.
public struct SourceLocation: Equatable, Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column in bytes, counted from 1.
  public var column: Int

  /// Creates a location from a line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The place as `line:column`.
  public var description: String { "\(line):\(column)" }
}
