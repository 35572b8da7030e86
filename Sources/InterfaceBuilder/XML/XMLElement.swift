/// An element of a document with everything that it holds.
struct XMLElement: Equatable, Sendable {
  /// An attribute as written.
  struct Attribute: Equatable, Sendable {
    /// The name.
    var name: String
    /// The value, with entities resolved.
    var value: String
  }

  /// The element's name.
  var name: String
  /// The attributes in the order of the file.
  var attributes: [Attribute]
  /// The child elements in the order of the file.
  var children: [XMLElement]
  /// The characters of an element without child elements; empty otherwise.
  var text: String
  /// Where the element begins.
  var location: SourceLocation

  /// Returns the value of an attribute, or nil where it isn't written.
  subscript(name: String) -> String? {
    for attribute in attributes where attribute.name == name { return attribute.value }
    return nil
  }

  /// Returns the first child element of the given name.
  func child(_ name: String) -> XMLElement? {
    for child in children where child.name == name { return child }
    return nil
  }

  /// Returns the first child element that fills the given slot, whatever its name.
  func child(key: String) -> XMLElement? {
    for child in children where child["key"] == key { return child }
    return nil
  }

  /// Returns the first child element of the given name that fills the given slot.
  func child(_ name: String, key: String) -> XMLElement? {
    for child in children where child.name == name && child["key"] == key { return child }
    return nil
  }
}
