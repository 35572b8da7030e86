import JSON

/// The slices of a resizable image, as an asset catalogue states them in pixels of the file.
public struct AssetSlices: Equatable, Sendable {
  /// Pixels that keep their size at each side.
  public var caps: EdgeInsets
  /// The width of what is stretched between the caps; nil for all of it.
  public var centerWidth: Double?
  /// The height of what is stretched between the caps; nil for all of it.
  public var centerHeight: Double?
  /// Whether it is repeated, not stretched.
  public var isTiled: Bool

  /// Reads the `resizing` of an entry of an image set; nil where it has none.
  init?(_ resizing: JSONValue?) {
    guard let resizing, let insets = resizing["cap-insets"] else { return nil }
    let center = resizing["center"]
    func side(_ name: String) -> Double { max(0, insets[name]?.numberValue ?? 0) }
    caps = EdgeInsets(
      top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
    centerWidth = center?["width"]?.numberValue
    centerHeight = center?["height"]?.numberValue
    isTiled = center?["mode"]?.stringValue == "tile"
    switch resizing["mode"]?.stringValue {
    case "3-part-horizontal":
      (caps.top, caps.bottom, centerHeight) = (0, 0, nil)
    case "3-part-vertical":
      (caps.left, caps.right, centerWidth) = (0, 0, nil)
    default: break
    }
  }
}
