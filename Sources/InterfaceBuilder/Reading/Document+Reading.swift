import Files

extension Document {
  /// Reads the document in a file.
  ///
  /// - Parameter path: a `.xib` or `.storyboard`; pipes work too.
  /// - Throws: one error of `InterfaceBuilderError` whose description is a line for people.
  public init(contentsOf path: String) throws(InterfaceBuilderError) {
    let bytes: [UInt8]
    do {
      bytes = try FileContents.read(path, limit: XMLLimits.bytes)
    } catch {
      throw InterfaceBuilderError(error)
    }
    try self.init(bytes: bytes, path: path)
  }

  /// Reads the document in a file's bytes.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - path: the name that messages give the file; nothing is read from there.
  /// - Throws: one error of `InterfaceBuilderError` whose description is a line for people.
  public init(bytes: [UInt8], path: String) throws(InterfaceBuilderError) {
    guard bytes.count <= XMLLimits.bytes else {
      throw .tooLarge(path: path, limit: XMLLimits.bytes)
    }
    let root: XMLElement
    switch bytes.withUnsafeBytes({ Self.rootElement(of: $0, path: path) }) {
    case .success(let element): root = element
    case .failure(let error): throw error
    }
    self = try DocumentDecoder.decode(root, path: path)
  }

  private static func rootElement(
    of bytes: UnsafeRawBufferPointer, path: String
  ) -> Result<XMLElement, InterfaceBuilderError> {
    switch FileStart(bytes) {
    case .nothing: return .failure(.empty(path: path))
    case .other: return .failure(.notXML(path: path))
    case .html: return .failure(.html(path: path, SourceLocation(line: 1, column: 1)))
    case .markup, .utf16: break
    }
    if let line = MergeConflict.firstLine(in: bytes) {
      return .failure(.mergeConflict(path: path, line: line))
    }
    do {
      return .success(try XMLReader.read(bytes))
    } catch {
      switch error {
      case .malformed(let reason, let location):
        return .failure(.malformed(path: path, location, reason: reason))
      case .documentType(let name, let location) where name.lowercased() == "html":
        return .failure(.html(path: path, location))
      case .documentType(_, let location):
        return .failure(.documentType(path: path, location))
      case .beyond(let bound, let location):
        return .failure(.beyondBound(path: path, location, bound))
      }
    }
  }
}
