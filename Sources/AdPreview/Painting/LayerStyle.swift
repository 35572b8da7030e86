import InterfaceBuilder

/// What runtime attributes and the class say of a view's outline.
struct LayerStyle: Equatable, Sendable {
  /// The radius of the corners in points.
  var cornerRadius = 0.0
  /// The border's width in points.
  var borderWidth = 0.0
  /// The border's colour; nil for the layer's default, black.
  var borderColor: Color?

  /// Reads `layer.*` key paths and the spellings that apps give them in `@IBInspectable` properties.
  init(_ view: View) {
    for attribute in view.runtimeAttributes {
      switch attribute.keyPath {
      case "layer.cornerRadius", "cornerRadius":
        cornerRadius = attribute.number ?? cornerRadius
      case "layer.borderWidth", "borderWidth":
        borderWidth = attribute.number ?? borderWidth
      case "layer.borderColor", "layer.borderUIColor", "borderColor",
        "layer.borderColorFromUIColor":
        if case .color(let color) = attribute.value {
          borderColor = color
        }
      default: break
      }
    }
    switch view.content {
    case .textField(let content) where content.borderStyle != "none":
      borderWidth = max(borderWidth, 1)
      borderColor = borderColor ?? .system("separatorColor", fallback: nil)
      if content.borderStyle == "roundedRect" { cornerRadius = max(cornerRadius, 5) }
    case .button(let content):
      if let configuration = content.configuration {
        borderWidth = max(borderWidth, configuration.strokeWidth)
        borderColor = configuration.strokeColor ?? borderColor
        cornerRadius = configuration.backgroundCornerRadius ?? max(cornerRadius, 5.95)
      }
    default: break
    }
  }
}

extension RuntimeAttribute {
  fileprivate var number: Double? {
    if case .number(let number) = value, number.isFinite { return number }
    if case .string(let text) = value { return Double(text) }
    return nil
  }
}
