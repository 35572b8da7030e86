/// A JSON text that was read, with the means to tell where its values stand.
public struct JSONDocument: Sendable {
  /// How much is read.
  public struct Limits: Sendable {
    /// The longest text, in bytes.
    public var bytes: Int
    /// The deepest nesting of arrays and objects.
    public var depth: Int

    /// Creates limits; by default 32 MiB and 128 levels.
    public init(bytes: Int = 32 << 20, depth: Int = 128) {
      self.bytes = bytes
      self.depth = depth
    }
  }

  /// What becomes of a key that stands twice in one object.
  public enum DuplicateKeys: Sendable {
    /// It is an error.
    case refused
    /// The later value counts, as in most programs.
    case lastCounts
  }

  /// The root value.
  public let root: JSONValue
  /// Whether the text began with a UTF-8 byte order mark, which is skipped.
  public let hadByteOrderMark: Bool
  private let bytes: ArraySlice<UInt8>

  /// Reads a text of UTF-8 bytes.
  public init(
    _ bytes: [UInt8], limits: Limits = Limits(), duplicateKeys: DuplicateKeys = .refused
  ) throws(JSONError) {
    guard bytes.count <= limits.bytes else {
      throw .tooLarge(bytes: bytes.count, limit: limits.bytes)
    }
    if let encoding = Self.foreignEncoding(of: bytes) {
      throw .notUTF8(encoding: encoding, JSONPosition(line: 1, column: 1))
    }
    hadByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    self.bytes = bytes.dropFirst(hadByteOrderMark ? 3 : 0)
    root = try JanssonReader.read(
      Array(self.bytes), depth: limits.depth, refusesDuplicates: duplicateKeys == .refused)
  }

  /// Where the value at a path begins; nil where there is none.
  ///
  /// The text is walked anew, which only messages need: reading stays free of bookkeeping.
  public func position(of path: JSONPath) -> JSONPosition? {
    var walker = JSONWalker(bytes)
    guard let offset = walker.offset(of: path) else { return nil }
    return JSONPosition(offset: offset - bytes.startIndex, in: bytes)
  }

  private static func foreignEncoding(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    // JSON begins with an ASCII character, so a zero byte among the first two is half of a UTF-16
    // or a quarter of a UTF-32 one.
    guard bytes.count >= 2, bytes[0] == 0 || bytes[1] == 0 else { return nil }
    return "UTF-16 or UTF-32"
  }
}

extension JSONValue {
  /// Reads a text of UTF-8 bytes.
  public static func parse(
    _ bytes: [UInt8], limits: JSONDocument.Limits = JSONDocument.Limits()
  ) throws(JSONError) -> JSONValue {
    try JSONDocument(bytes, limits: limits).root
  }
}
