import Testing

@testable import InterfaceBuilder

/// Builds documents for tests from the part that matters.
enum Sample {
  /// Wraps top-level objects in a xib that uses constraints.
  static func xib(
    _ objects: String, resources: String = "", attributes: String = "useAutolayout=\"YES\""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" \(attributes)>
    <objects>
    \(objects)
    </objects>
    <resources>\(resources)</resources>
    </document>
    """
  }

  /// Reads a text as a document.
  static func read(_ text: String) throws -> Document {
    try Document(bytes: Array(text.utf8), path: "Sample.xib")
  }

  /// Reads a single view that stands at the top of a xib.
  static func view(_ text: String, resources: String = "") throws -> View {
    let document = try read(xib(text, resources: resources))
    return try #require(document.layouts.first).root
  }

  /// Returns the error that reading the text ends with.
  static func failure(_ text: String) -> InterfaceBuilderError? {
    failure(Array(text.utf8))
  }

  /// Returns the error that reading the bytes ends with.
  static func failure(_ bytes: [UInt8]) -> InterfaceBuilderError? {
    do {
      _ = try Document(bytes: bytes, path: "Sample.xib")
      return nil
    } catch {
      return error
    }
  }
}
