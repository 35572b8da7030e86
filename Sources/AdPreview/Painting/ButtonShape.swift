import InterfaceBuilder

/// The grounds that UIKit gives buttons.
enum ButtonShape {
  /// Whether a configuration fills the button with its tint, so that the title is white.
  static func isFilled(_ configuration: ButtonContent.Configuration) -> Bool {
    configuration.style == "filled" || configuration.style == "borderedProminent"
  }

  /// Returns the colour of a configured button's background; nil for styles without one.
  static func background(
    of configuration: ButtonContent.Configuration, tint: RGBA, palette: DocumentPalette
  ) -> RGBA? {
    let base = configuration.backgroundColor ?? configuration.baseBackgroundColor
    switch configuration.style {
    case "filled", "borderedProminent":
      return base.map(palette.rgba) ?? tint
    case "tinted", "borderedTinted":
      return (base.map(palette.rgba) ?? tint).faded(by: 0.18)
    case "gray", "bordered":
      return base.map(palette.rgba) ?? palette.fill
    default:
      return configuration.backgroundColor.map(palette.rgba)
    }
  }
}
