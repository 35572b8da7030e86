// Rounding calls the C library's mathematics, which is linked only where Glibc is imported.
import Glibc
import InterfaceBuilder

/// Measures text as UIKit does on the simulated device.
public struct TextMeasurer: Sendable {
  /// Pixels a point, for rounding sizes up.
  let scale: Double
  let textSize: TextSize
  /// Whether the interface runs from right to left, which decides natural alignment.
  let isRightToLeft: Bool
  /// Which release's system font is measured.
  let edition: SystemFontEdition
  /// Whether labels keep a paragraph's last word from standing alone.
  let avoidsOrphans: Bool

  /// Creates a measurer for the scale, Dynamic Type size and direction of an environment.
  public init(traits: Traits) {
    scale = traits.scale > 0 ? traits.scale : 1
    textSize = traits.textSize
    isRightToLeft = traits.isRightToLeft
    edition = traits.systemFontEdition
    avoidsOrphans = traits.avoidsOrphans
  }

  /// Returns a font with its metrics.
  ///
  /// A text style takes the Dynamic Type size at hand, as UIKit resolves it when it loads a nib, whether or
  /// not the view adjusts later. A fixed font never scales.
  public func font(_ description: FontDescription) -> ResolvedFont {
    switch description {
    case .system(let size, let weight, let isItalic):
      return ResolvedFont(
        family: .system, pointSize: size, weight: weight, isItalic: isItalic, edition: edition)
    case .textStyle(let name):
      let style = TextStyle.named(name, at: textSize)
      return ResolvedFont(
        family: .system, pointSize: style.pointSize, weight: style.weight, isItalic: false,
        leading: style.leading, edition: edition)
    case .named(let name, let family, let size):
      let parts = PostScriptName(name)
      return ResolvedFont(
        family: FontFamily.isSystemName(name) ? .system : .named(parts, family: family),
        pointSize: size, weight: parts.weight, isItalic: parts.isItalic)
    }
  }

  /// Returns the width of a text on one line in points, not rounded, as far as it is laid out.
  public func width(of text: String, font: ResolvedFont) -> Double {
    var total = 0.0
    GlyphRun.forEach(in: TextLimit.bounded(text), font: font) { total += $0.advance + $0.kerning }
    return total
  }

  /// Rounds the width of a line up to whole pixels.
  func intrinsicWidth(_ width: Double) -> Double {
    pixelCeil(max(0, width))
  }

  /// Rounds a length in points up to whole pixels.
  func pixelCeil(_ length: Double) -> Double {
    // Sums of binary fractions miss whole pixels by a hair.
    (length * scale - 1e-6).rounded(.up) / scale
  }
}
