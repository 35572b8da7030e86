import Cells
import InterfaceBuilder
import ViewLayout

/// The colours of a document in one appearance.
struct DocumentPalette: Sendable {
  /// Light or dark.
  let appearance: Appearance
  /// Values of the colours that the document names.
  let resources: Resources

  /// Returns a colour's value.
  func rgba(_ color: InterfaceBuilder.Color) -> RGBA {
    resources.resolve(color, appearance: appearance)
  }

  /// The colour of text that sets none, `UIColor.label`.
  var label: RGBA { system("labelColor") }
  /// The colour of text that stands for missing input.
  var placeholder: RGBA { system("placeholderTextColor") }
  /// What lies behind an ad that has no background, `UIColor.systemBackground`.
  var background: RGBA { system("systemBackgroundColor") }
  /// The tint of views that set none, `UIColor.systemBlue`.
  var tint: RGBA { system("systemBlueColor") }
  /// The ground of controls and of picture areas without a picture.
  var fill: RGBA { system("secondarySystemFillColor") }
  /// The colour of outlines that stand for pictures.
  var outline: RGBA { system("secondaryLabelColor") }

  private func system(_ name: String) -> RGBA { rgba(.system(name, fallback: nil)) }
}

extension RGBA {
  /// The colour without its opacity, for cells.
  var cellColor: Cells.Color {
    Cells.Color(red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue))
  }

  /// Returns the colour with its opacity multiplied.
  func faded(by factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  private static func byte(_ component: Double) -> UInt8 {
    component.isFinite ? UInt8((min(1, max(0, component)) * 255).rounded()) : 0
  }
}
