import InterfaceBuilder

/// The size that a view asks for by its content, in points.
public struct IntrinsicSize: Equatable, Sendable {
  /// The width; nil where the view has no intrinsic width.
  public var width: Double?
  /// The height; nil where the view has no intrinsic height.
  public var height: Double?

  /// A view that takes any size.
  public static let none = IntrinsicSize(width: nil, height: nil)

  /// Creates a size from its sides in points, each nil for none.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Creates a size that is given on both axes.
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
