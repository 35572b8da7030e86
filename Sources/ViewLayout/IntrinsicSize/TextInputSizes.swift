import InterfaceBuilder

/// Where the text of a text field stands.
enum TextFieldMetrics {
  /// Returns the space beside the text on each side, in points.
  static func margin(borderStyle: String) -> Double {
    switch borderStyle {
    case "roundedRect", "bezel": 7
    case "line": 2
    default: 0
    }
  }
}

/// Where the text of a text view stands.
enum TextViewMetrics {
  /// UIKit's container insets, and the line fragment padding on the sides, in points.
  static let insets = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
}

extension IntrinsicSizes {
  /// Returns a text field's size; that of a rounded one doesn't depend on its font.
  func textFieldSize(of textField: TextFieldContent) -> Size {
    let font = measurer.font(textField.font)
    let texts = [textField.text, textField.placeholder]
    let widest = texts.reduce(0.0) { max($0, measurer.width(of: $1, font: font)) }
    let margin = TextFieldMetrics.margin(borderStyle: textField.borderStyle)
    let width = measurer.pixelCeil(widest) + 2 * margin
    let line = font.lineHeight.rounded(.up)
    switch textField.borderStyle {
    case "roundedRect": return Size(width: width, height: metrics.isXcode11 ? 34 : 30)
    case "bezel": return Size(width: width, height: line + 5)
    default: return Size(width: width, height: metrics.isXcode14 ? line + 1 : line)
    }
  }

  /// Returns a text view's size: none while it scrolls.
  func textViewSize(of textView: TextViewContent, maximumWidth: Double?) -> IntrinsicSize {
    guard !textView.isScrollEnabled else { return .none }
    let insets = TextViewMetrics.insets
    let sides = insets.left + insets.right
    let block = textBlock(of: textView)
    let text = measurer.size(of: block, maximumWidth: maximumWidth.map { max(0, $0 - sides) })
    // An empty text view keeps the height of one line.
    let height = max(text.height, measurer.pixelCeil(measurer.font(textView.font).lineHeight))
    return IntrinsicSize(
      width: text.width + sides,
      height: measurer.pixelCeil(height + insets.top + insets.bottom))
  }
}
