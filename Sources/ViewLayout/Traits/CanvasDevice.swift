import InterfaceBuilder

/// The devices of Interface Builder's canvas, by the ids that documents carry.
///
/// Sizes and scales are those of the canvas (measured on public documents), which differ from a device's own where
/// Interface Builder groups several devices under one id.
struct CanvasDevice: Equatable, Sendable {
  /// The screen in portrait, in points.
  var size: Size
  /// Pixels a point.
  var scale: Double
  /// Whether the device has no home button, and so a safe area.
  var hasNotch: Bool
  /// Whether the device is a tablet.
  var isPad: Bool

  /// Returns the canvas device with an id; nil for one that is not known.
  static func named(_ id: String) -> CanvasDevice? {
    guard let row = table.first(where: { $0.id == id }) else { return nil }
    return CanvasDevice(
      size: Size(width: row.width, height: row.height), scale: row.scale,
      hasNotch: row.hasNotch, isPad: row.id.hasPrefix("ipad"))
  }

  /// Whether a size is that of a screen of the canvas in portrait, or of the square that stood for any before Xcode 8.
  static func isScreen(_ size: Size) -> Bool {
    size == Size(width: 600, height: 600)
      || table.contains { $0.width == size.width && $0.height == size.height }
  }

  private struct Row {
    var id: String
    var width: Double
    var height: Double
    var scale: Double
    var hasNotch: Bool
  }

  private static let table: [Row] = [
    Row(id: "retina3_5", width: 320, height: 480, scale: 2, hasNotch: false),
    Row(id: "retina4_0", width: 320, height: 568, scale: 2, hasNotch: false),
    Row(id: "retina4_7", width: 375, height: 667, scale: 2, hasNotch: false),
    Row(id: "retina5_5", width: 414, height: 736, scale: 3, hasNotch: false),
    Row(id: "retina5_9", width: 375, height: 812, scale: 3, hasNotch: true),
    Row(id: "retina6_1", width: 414, height: 896, scale: 2, hasNotch: true),
    Row(id: "retina6_5", width: 414, height: 896, scale: 3, hasNotch: true),
    Row(id: "retina6_0", width: 390, height: 844, scale: 3, hasNotch: true),
    Row(id: "retina6_7", width: 428, height: 926, scale: 3, hasNotch: true),
    Row(id: "retina6_12", width: 393, height: 852, scale: 3, hasNotch: true),
    Row(id: "retina6_3", width: 402, height: 874, scale: 3, hasNotch: true),
    Row(id: "retina6_72", width: 430, height: 932, scale: 3, hasNotch: true),
    Row(id: "retina6_9", width: 440, height: 956, scale: 3, hasNotch: true),
    Row(id: "ipad9_7", width: 768, height: 1024, scale: 2, hasNotch: false),
    Row(id: "ipad10_2", width: 810, height: 1080, scale: 2, hasNotch: false),
    Row(id: "ipad10_5", width: 834, height: 1112, scale: 2, hasNotch: false),
    Row(id: "ipad10_9rounded", width: 820, height: 1180, scale: 2, hasNotch: true),
    Row(id: "ipad11_0rounded", width: 834, height: 1194, scale: 2, hasNotch: true),
    Row(id: "ipad12_9", width: 1024, height: 1366, scale: 2, hasNotch: false),
    Row(id: "ipad12_9rounded", width: 1024, height: 1366, scale: 2, hasNotch: true),
  ]
}
