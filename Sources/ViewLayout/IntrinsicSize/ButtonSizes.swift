import InterfaceBuilder

extension IntrinsicSizes {
  /// Returns a button's title in its normal state; nil for a button without one.
  func titleBlock(of button: ButtonContent) -> TextBlock? {
    let state = button.normal
    let configuration = button.configuration
    let attributed = configuration.map { $0.attributedTitle } ?? state.attributedTitle
    let plain = configuration.map { $0.title } ?? state.title
    let font = titleFont(of: button)
    var block: TextBlock
    if let attributed, !attributed.string.isEmpty {
      block = TextBlock(attributed, font: font)
    } else if let plain, !plain.isEmpty {
      block = TextBlock(plain, font: font)
    } else {
      return nil
    }
    // A configuration wraps its title; without one the line break mode says so.
    let wraps =
      configuration != nil || [.wordWrap, .characterWrap].contains(button.lineBreakMode)
    block.numberOfLines = wraps ? 0 : 1
    block.lineBreakMode = configuration == nil ? button.lineBreakMode : .wordWrap
    block.alignment = button.contentHorizontalAlignment == "center" ? .center : .natural
    return block
  }

  /// Returns the font of a button's title.
  func titleFont(of button: ButtonContent) -> FontDescription {
    if let configuration = button.configuration {
      return configuration.titleFont ?? ConfigurationMetrics(configuration).titleFont
    }
    let size: Double = button.buttonType == "custom" ? 18 : 15
    return button.font ?? .system(size: size, weight: .regular, isItalic: false)
  }

  /// Returns the size of a button's image in points; nil for a button without a known one.
  func buttonImageSize(of button: ButtonContent, known: Size?) -> Size? {
    let name = button.configuration.map { $0.image } ?? button.normal.image
    guard let name else { return nil }
    let isSymbol = button.configuration?.imageIsSystemSymbol ?? button.normal.imageIsSystemSymbol
    let pointSize = measurer.font(titleFont(of: button)).pointSize
    return known ?? imageSize(named: name, isSystemSymbol: isSymbol, pointSize: pointSize)
  }

  func buttonSize(of button: ButtonContent, imageSize: Size?) -> Size {
    let image = buttonImageSize(of: button, known: imageSize)
    if let configuration = button.configuration {
      return configuredSize(of: button, configuration: configuration, image: image)
    }
    if let size = metrics.fixedButtonSize(type: button.buttonType), image == nil,
      titleBlock(of: button) == nil
    {
      return size
    }
    let title = titleBlock(of: button).map { measurer.size(of: $0) }
    let font = measurer.font(titleFont(of: button))
    let line = title.map { max($0.height, font.lineHeight) } ?? font.lineHeight
    let content = Size(
      width: (title.map { $0.width.rounded(.up) } ?? 0) + (image?.width ?? 0),
      height: line.rounded(.up))
    if let insets = button.contentEdgeInsets, insets != .zero {
      let height = max(title == nil && image != nil ? 0 : content.height, image?.height ?? 0)
      return Size(
        width: pixelRounded(content.width + insets.left + insets.right),
        height: pixelRounded(height + insets.top + insets.bottom))
    }
    if title == nil, let image { return image }
    return Size(
      width: max(30, content.width), height: max(content.height + 12, image?.height ?? 0))
  }

  /// Drops the hair that stands for "set but zero" in a document.
  private func pixelRounded(_ length: Double) -> Double { measurer.pixelCeil(length) }
}
