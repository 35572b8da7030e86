/// Why a file isn't drawn.
///
/// `description` gives one line for people, `file:line:column: error: text`, with the remedy. It
/// carries names from outside: show it through whatever makes hostile text visible.
public enum InterfaceBuilderError: Error, Equatable, Sendable {
  /// The file can't be opened or read; the code is `errno`'s.
  case unreadable(path: String, code: Int32)
  /// The path names a directory.
  case directory(path: String)
  /// The path names a pipe, socket or device.
  case special(path: String)
  /// The file has no content, or nothing but white space.
  case empty(path: String)
  /// The file is larger than the limit in bytes.
  case tooLarge(path: String, limit: Int)
  /// The document has too much of something.
  case beyondBound(path: String, SourceLocation, XMLBound)
  /// The file doesn't begin as XML does.
  case notXML(path: String)
  /// The file is an HTML page.
  case html(path: String, SourceLocation)
  /// The XML isn't well-formed; the reason is the parser's.
  case malformed(path: String, SourceLocation, reason: String)
  /// Version control left its markers in the file.
  case mergeConflict(path: String, line: Int)
  /// The document has a document type declaration, which Interface Builder never writes.
  case documentType(path: String, SourceLocation)
  /// The root element is none of Interface Builder's.
  case notInterfaceBuilder(path: String, SourceLocation, root: String)
  /// The document is made for another platform.
  case platform(path: String, SourceLocation, Platform)
  /// The document is an archive of Xcode 4 or older.
  case archive(path: String, SourceLocation)
  /// A string table or string catalogue breaks its grammar.
  case stringTable(path: String, SourceLocation, reason: String)

  /// Platforms whose documents are refused.
  public enum Platform: String, Sendable {
    case macOS, tvOS, watchOS
  }
}
