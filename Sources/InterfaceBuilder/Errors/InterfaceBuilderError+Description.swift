import Files
import Glibc

extension InterfaceBuilderError {
  /// Names the file that can't be read.
  init(_ error: FileError) {
    switch error {
    case .system(let path, _, let code): self = .unreadable(path: path, code: code)
    case .folder(let path): self = .directory(path: path)
    case .special(let path): self = .special(path: path)
    case .tooLarge(let path, let limit): self = .tooLarge(path: path, limit: limit)
    // No path leads there, so that nothing opens it.
    case .undecodableName(let path): self = .unreadable(path: path, code: EILSEQ)
    }
  }
}

extension InterfaceBuilderError: CustomStringConvertible {
  /// One line for people: `file:line:column: error: text`.
  public var description: String { "\(place): error: \(message)" }

  /// The path that the error speaks of.
  public var path: String {
    switch self {
    case .unreadable(let path, _), .directory(let path), .special(let path), .empty(let path),
      .tooLarge(let path, _), .beyondBound(let path, _, _), .notXML(let path),
      .html(let path, _), .malformed(let path, _, _), .mergeConflict(let path, _),
      .documentType(let path, _), .notInterfaceBuilder(let path, _, _),
      .platform(let path, _, _), .archive(let path, _), .stringTable(let path, _, _):
      path
    }
  }

  /// Where in the file; nil where the file as a whole is meant.
  public var location: SourceLocation? {
    switch self {
    case .unreadable, .directory, .special, .empty, .tooLarge: nil
    case .notXML: SourceLocation(line: 1, column: 1)
    case .mergeConflict(_, let line): SourceLocation(line: line, column: 1)
    case .beyondBound(_, let location, _), .html(_, let location), .malformed(_, let location, _),
      .documentType(_, let location), .notInterfaceBuilder(_, let location, _),
      .platform(_, let location, _), .archive(_, let location),
      .stringTable(_, let location, _):
      location
    }
  }

  /// What is wrong and what helps, without the place.
  public var message: String {
    switch self {
    case .unreadable(let path, let code):
      FileError.system(path: path, action: .read, code: code).reason
    case .special:
      "is a pipe, socket or device; '-' reads a layout from standard input"
    case .directory:
      "is a directory: name a .xib or .storyboard file"
    case .empty:
      "the file is empty"
    case .tooLarge(_, let limit):
      "the file is larger than \(limit / (1024 * 1024)) MiB, the limit for a layout"
    case .beyondBound(_, _, let bound):
      Self.words(for: bound)
    case .notXML:
      "not an XML file: expected a .xib or .storyboard that Interface Builder saved"
    case .html:
      "an HTML page, not a layout: was a web page saved instead of the file?"
    case .malformed(_, _, let reason):
      "malformed XML: \(reason)"
    case .mergeConflict(_, let line):
      "merge conflict markers at line \(line): resolve them first"
    case .documentType:
      "a document type declaration (DTD) is refused: remove it, Interface Builder writes none"
    case .notInterfaceBuilder(_, _, let root):
      "not an Interface Builder document for iOS: the root element is <\(root)>"
    case .platform(_, _, let platform):
      Self.words(for: platform)
    case .archive:
      "saved by Xcode 4 or older: open and save it with a newer Xcode"
    case .stringTable(_, _, let reason):
      reason
    }
  }

  private var place: String {
    guard let location else { return path }
    return "\(path):\(location)"
  }

  private static func words(for bound: XMLBound) -> String {
    switch bound {
    case .depth(let limit): "elements are nested more than \(limit) deep"
    case .elements(let limit): "more than \(limit) elements"
    case .attributes(let limit): "an element has more than \(limit) attributes"
    case .views(let limit): "more than \(limit) views"
    }
  }

  private static func words(for platform: Platform) -> String {
    let kind =
      switch platform {
      case .macOS: "macOS (AppKit)"
      case .tvOS: "tvOS"
      case .watchOS: "watchOS (WatchKit)"
      }
    return "a \(kind) document, not supported: only iOS layouts can be drawn"
  }
}
