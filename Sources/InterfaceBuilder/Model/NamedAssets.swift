/// Names of the assets that a document's views use.
public struct NamedAssets: Equatable, Sendable {
  /// Names of images, without SF Symbols.
  public var images: Set<String>
  /// Names of colours.
  public var colors: Set<String>

  /// Creates a list of names.
  public init(images: Set<String> = [], colors: Set<String> = []) {
    self.images = images
    self.colors = colors
  }
}
