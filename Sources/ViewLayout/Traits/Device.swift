import InterfaceBuilder

/// A phone or tablet that a layout is simulated on.
public struct Device: Equatable, Sendable {
  /// The name used on the command line, such as `iphone-se-3`.
  public var name: String
  /// Apple's name as `simctl` prints it, such as `iPhone SE (3rd generation)`.
  public var simulatorName: String
  /// The screen in portrait, in points.
  public var size: Size
  /// Pixels a point.
  public var scale: Double
  /// The safe area's insets in portrait, in points.
  public var safeArea: EdgeInsets
  /// The safe area's insets in landscape, in points.
  public var landscapeSafeArea: EdgeInsets
  /// Whether the device is a tablet.
  public var isPad: Bool

  /// Returns the size classes of an app that has the whole screen.
  public func sizeClasses(isLandscape: Bool) -> SizeClasses {
    if isPad { return SizeClasses(width: .regular, height: .regular) }
    guard isLandscape else { return SizeClasses(width: .compact, height: .regular) }
    return SizeClasses(
      width: size.height >= 736 && size.width >= 414 ? .regular : .compact, height: .compact)
  }
}
