import InterfaceBuilder

/// The environment that a layout adapts to.
public struct Traits: Equatable, Sendable {
  /// The device that is simulated; nil lays out without safe areas at `scale`.
  public var device: Device?
  /// Whether the device is turned.
  public var isLandscape: Bool
  /// Pixels a point.
  public var scale: Double
  /// Size classes that choose variations.
  public var sizeClasses: SizeClasses
  /// Whether the interface runs from right to left.
  public var isRightToLeft: Bool
  /// The Dynamic Type size.
  public var textSize: TextSize
  /// Which release's system font text is set in.
  public var systemFontEdition: SystemFontEdition
  /// Whether labels keep a paragraph's last word from standing alone, as they do since iOS 11.
  public var avoidsOrphans: Bool
  /// Whether the document is laid out as on Interface Builder's canvas: placeholders in force.
  public var isCanvas: Bool

  /// Creates the traits of a device; nil for a plain 2x surface.
  public init(device: Device? = nil, isLandscape: Bool = false) {
    self.device = device
    self.isLandscape = isLandscape
    scale = device?.scale ?? 2
    sizeClasses =
      device?.sizeClasses(isLandscape: isLandscape)
      ?? SizeClasses(width: .compact, height: .regular)
    isRightToLeft = false
    textSize = .large
    systemFontEdition = .current
    avoidsOrphans = true
    isCanvas = false
  }
}
