import JSON

/// Where an ad file says something.
public struct AdPlace: Equatable, Sendable {
  /// The file as it was given.
  public var file: String
  /// The value.
  public var path: JSONPath
  /// Where the value stands; nil where that was not looked for.
  public var position: JSONPosition?

  /// Creates a place.
  public init(file: String, path: JSONPath, position: JSONPosition? = nil) {
    self.file = file
    self.path = path
    self.position = position
  }
}
