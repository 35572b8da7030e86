import InterfaceBuilder

/// Rounds frames to the pixel grid as UIKit does: edges go to the nearest pixel, halves up.
struct PixelRounding {
  /// Pixels a point.
  let scale: Double

  /// Returns the nearest multiple of a pixel, halves up; noise of the solver does not tip a half.
  func round(_ value: Double) -> Double {
    ((value * scale) + 0.5 + 1e-6).rounded(.down) / scale
  }
}
