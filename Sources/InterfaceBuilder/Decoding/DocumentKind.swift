/// Tells from the root element what a document is.
enum DocumentKind {
  /// Returns the kind of an iOS document; throws for everything else.
  ///
  /// Documents written by hand may leave `type` and `targetRuntime` out.
  static func recognise(
    _ root: XMLElement, path: String
  ) throws(InterfaceBuilderError) -> Document.Kind {
    guard root.name == "document" || root.name == "archive" else {
      if root.name.lowercased() == "html" { throw .html(path: path, root.location) }
      throw .notInterfaceBuilder(path: path, root.location, root: root.name)
    }
    let type = root["type"] ?? ""
    if let platform = platform(type: type, runtime: root["targetRuntime"] ?? "") {
      throw .platform(path: path, root.location, platform)
    }
    guard root.name == "document" else { throw .archive(path: path, root.location) }
    if type.contains("Storyboard") || root.child("scenes") != nil { return .storyboard }
    guard
      type.contains("CocoaTouch") || root["targetRuntime"] != nil
        || root.child("objects") != nil
    else {
      throw .notInterfaceBuilder(path: path, root.location, root: root.name)
    }
    return .xib
  }

  private static func platform(
    type: String, runtime: String
  ) -> InterfaceBuilderError.Platform? {
    if type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.") || runtime.hasPrefix("MacOSX") {
      return .macOS
    }
    if type.contains("AppleTV") || runtime.hasPrefix("AppleTV") { return .tvOS }
    if type.contains("WatchKit") || runtime.hasPrefix("watchKit") { return .watchOS }
    return nil
  }
}
