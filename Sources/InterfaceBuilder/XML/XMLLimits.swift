/// Bounds that no document of Interface Builder comes near, so that a hostile one costs little.
enum XMLLimits {
  /// The greatest size of a file in bytes (16 MiB; the largest storyboards are about 5 MiB).
  static let bytes = 16 * 1024 * 1024
  /// The greatest number of elements within each other; a level of views takes two.
  static let depth = 200
  /// The greatest number of elements in a document.
  static let elements = 400_000
  /// The greatest number of attributes of one element.
  static let attributes = 256
  /// The greatest number of views in a document.
  static let views = 20_000
}
