import JSON

/// A remark about how an ad was understood: what was ignored, repaired or guessed.
public struct AdNote: Equatable, Sendable, CustomStringConvertible {
  /// The file as it was given; nil for an ad that is in no file.
  public var file: String?
  /// The value that is meant; nil where the whole text is.
  public var path: JSONPath?
  /// Where that value stands.
  public var position: JSONPosition?
  /// The remark, as a clause without full stop.
  public var message: String

  /// Creates a remark.
  public init(
    file: String? = nil, path: JSONPath? = nil, position: JSONPosition? = nil, message: String
  ) {
    self.file = file
    self.path = path
    self.position = position
    self.message = message
  }

  /// The remark with its place, as `file:line:column: note: path: text`.
  public var description: String {
    var place = file ?? ""
    if let position { place += ":\(position)" }
    if !place.isEmpty { place += ": " }
    return place + "note: " + (path.map { "\($0): " } ?? "") + message
  }
}
