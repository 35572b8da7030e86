/// Texts in one language by key, as a `.strings` file or a string catalogue gives them.
public struct StringTable: Equatable, Sendable {
  /// The texts; keys of a layout's table are `OBJECT-ID.property`.
  public var texts: [String: String]

  /// Creates a table from its texts.
  public init(texts: [String: String] = [:]) { self.texts = texts }

  /// Reads a `.strings` file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file in UTF-8 or UTF-16, with or without a byte order mark.
  ///   - path: the name that messages give the file.
  /// - Throws: `InterfaceBuilderError.stringTable` with the place of the fault.
  public init(strings bytes: [UInt8], path: String) throws(InterfaceBuilderError) {
    guard let text = TextEncoding.decode(bytes) else {
      throw .stringTable(
        path: path, SourceLocation(line: 1, column: 1),
        reason: "the text is neither UTF-8 nor UTF-16")
    }
    var parser = StringsParser(text)
    do {
      texts = try parser.parse()
    } catch {
      throw .stringTable(path: path, error.location, reason: error.reason)
    }
  }
}
