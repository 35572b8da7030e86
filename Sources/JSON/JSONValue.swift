/// A JSON value whose objects keep their order.
///
/// Reading refuses what readers of JSON disagree about (duplicate keys, NaN, lone surrogates), so
/// that a document means the same here as elsewhere. Source: RFC 8259.
public enum JSONValue: Equatable, Sendable {
  /// A member of an object.
  public struct Member: Equatable, Sendable {
    /// The name.
    public var key: String
    /// The value.
    public var value: JSONValue

    /// Creates a member.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  case null
  case bool(Bool)
  /// A number that was written without fraction and exponent and fits.
  case integer(Int)
  /// Any other number; always finite when it was read.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])
}
