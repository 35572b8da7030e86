/// Why a document's bytes didn't become a tree of elements.
enum XMLFailure: Error, Equatable {
  /// The bytes are not well-formed; the reason is expat's.
  case malformed(reason: String, SourceLocation)
  /// The document declares a document type of the given name.
  case documentType(name: String, SourceLocation)
  /// The document goes beyond a bound.
  case beyond(XMLBound, SourceLocation)
}

/// What a document has too much of.
public enum XMLBound: Equatable, Sendable {
  case depth(limit: Int)
  case elements(limit: Int)
  case attributes(limit: Int)
  case views(limit: Int)
}
