/// An asset under a name of its own.
public struct ExtraAsset: Equatable, Sendable {
  /// The name.
  public var key: String
  /// The value as text.
  public var value: String

  /// Creates an asset.
  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}
