import InterfaceBuilder

extension IntrinsicSizes {
  /// Returns a label's text as it is shown.
  func textBlock(of label: LabelContent) -> TextBlock {
    var block =
      label.attributedText.map { TextBlock($0, font: label.font) }
      ?? TextBlock(label.text, font: label.font)
    block.numberOfLines = label.numberOfLines
    block.lineBreakMode = label.lineBreakMode
    block.alignment = label.alignment
    // A paragraph style of one's own has no strategy for line breaks unless code gives it one.
    block.avoidsOrphans =
      measurer.avoidsOrphans && !block.breaksCharacters && block.paragraph == nil
    if label.adjustsFontSizeToFitWidth {
      let size = measurer.font(label.font).pointSize
      let smallest = label.minimumFontSize > 0 ? label.minimumFontSize / max(size, 1) : 0
      block.minimumScaleFactor = label.minimumScaleFactor > 0 ? label.minimumScaleFactor : smallest
    }
    return block
  }

  /// Returns a text field's text, or its placeholder while it is empty.
  func textBlock(of textField: TextFieldContent) -> TextBlock {
    var text = TextLimit.bounded(textField.text)
    if textField.isSecure { text = String(repeating: "•", count: text.count) }
    var block = TextBlock(text.isEmpty ? textField.placeholder : text, font: textField.font)
    block.alignment = textField.alignment
    return block
  }

  /// Returns a text view's text.
  func textBlock(of textView: TextViewContent) -> TextBlock {
    var block =
      textView.attributedText.map { TextBlock($0, font: textView.font) }
      ?? TextBlock(textView.text, font: textView.font)
    block.numberOfLines = 0
    block.lineBreakMode = .wordWrap
    block.alignment = textView.alignment
    return block
  }

  /// Returns the lines that a view shows at a size, in the view's own coordinates; nil for a view without text.
  public func textLayout(of node: ViewNode, in size: Size) -> TextLayout? {
    switch node.view.content {
    case .label(let label):
      return layout(textBlock(of: label), in: Rect(origin: .zero, size: size), of: node)
    case .button(let button):
      guard let title = buttonLayout(of: node, in: size)?.title,
        let block = titleBlock(of: button)
      else { return nil }
      return layout(block, in: title, of: node)
    case .textField(let textField):
      let block = textBlock(of: textField)
      guard !block.text.runs.isEmpty else { return nil }
      let margin = TextFieldMetrics.margin(borderStyle: textField.borderStyle)
      let insets = EdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
      return layout(block, in: Rect(origin: .zero, size: size).inset(by: insets), of: node)
    case .textView(let textView):
      let bounds = Rect(origin: .zero, size: size).inset(by: TextViewMetrics.insets)
      // A text view scrolls, so nothing is cut, and its text stands at the top.
      var layout = layout(
        textBlock(of: textView),
        in: Rect(x: bounds.x, y: bounds.y, width: bounds.width, height: .infinity), of: node)
      layout.rect.y = bounds.y
      return layout
    case .searchBar(let placeholder?) where !placeholder.isEmpty:
      let insets = EdgeInsets(top: 0, left: 40, bottom: 0, right: 16)
      let block = TextBlock(placeholder, font: .system(size: 17, weight: .regular, isItalic: false))
      return layout(block, in: Rect(origin: .zero, size: size).inset(by: insets), of: node)
    default:
      return nil
    }
  }

  private func layout(_ block: TextBlock, in area: Rect, of node: ViewNode) -> TextLayout {
    var block = block
    if block.alignment == .natural {
      block.alignment = isRightToLeft(node) ? .right : .left
    }
    var layout = measurer.layout(block, in: area.size)
    layout.rect = layout.rect.offsetBy(x: area.x, y: area.y)
    return layout
  }

  /// Whether a view's leading edge is the right one.
  func isRightToLeft(_ node: ViewNode) -> Bool {
    switch node.view.semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: false
    case .forceRightToLeft: true
    case .unspecified: measurer.isRightToLeft
    }
  }
}

extension Rect {
  /// Creates a rectangle from its origin and extent.
  init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
}
