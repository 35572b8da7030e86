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
  /// The ground of controls.
  var fill: RGBA { system("secondarySystemFillColor") }

  private func system(_ name: String) -> RGBA { rgba(.system(name, fallback: nil)) }
}

/// The colours of what stands for pictures; they follow the ground, since a light card stays light in the dark.
enum StandIn {
  /// The film over the area of a picture.
  static func film(on ground: Cells.Color) -> RGBA {
    isLight(ground)
      ? RGBA(red: 0, green: 0, blue: 0, alpha: 0.08) : RGBA(red: 1, green: 1, blue: 1, alpha: 0.14)
  }

  /// Outline and label of a picture.
  static func ink(on ground: Cells.Color) -> RGBA {
    isLight(ground)
      ? RGBA(red: 0.2, green: 0.2, blue: 0.24, alpha: 0.65)
      : RGBA(red: 1, green: 1, blue: 1, alpha: 0.65)
  }

  /// Stars that an app has as a picture.
  static func stars(on ground: Cells.Color) -> RGBA {
    isLight(ground)
      ? RGBA(red: 0.76, green: 0.44, blue: 0) : RGBA(red: 1, green: 0.72, blue: 0.25)
  }

  /// Whether dark ink reads better on a colour than light ink.
  static func isLight(_ color: Cells.Color) -> Bool { color.relativeLuminance > 0.3 }
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
