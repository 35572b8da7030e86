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

  /// Returns a button's size.
  ///
  /// The implicit padding of six points above and below belongs to a title alone: with an image or insets of its
  /// own a button is as tall as its content, and at least a line (measured on 90 public buttons).
  func buttonSize(of button: ButtonContent, imageSize: Size?) -> Size {
    let image = buttonImageSize(of: button, known: imageSize)
    if let configuration = button.configuration {
      return configuredSize(of: button, configuration: configuration, image: image)
    }
    let block = titleBlock(of: button)
    if image == nil, block == nil, let size = metrics.fixedButtonSize(type: button.buttonType) {
      return size
    }
    let title = block.map { measurer.buttonTitleSize(of: $0) } ?? .zero
    let line = measurer.font(titleFont(of: button)).lineHeight.rounded(.up)
    let picture = image ?? .zero
    let content = Size(
      width: title.width + picture.width, height: max(title.height, line, picture.height))
    if let insets = button.contentEdgeInsets, insets != .zero {
      // Rounding drops the hair that stands for "set but zero" in a document.
      return Size(
        width: measurer.pixelCeil(content.width + insets.left + insets.right),
        height: measurer.pixelCeil(content.height + insets.top + insets.bottom))
    }
    guard image == nil else { return content }
    return Size(width: max(30, content.width), height: content.height + 12)
  }
}

extension TextMeasurer {
  /// Returns the size of a button's title, which is whole points.
  func buttonTitleSize(of block: TextBlock, maximumWidth: Double? = nil) -> Size {
    let size = exactSize(of: block, maximumWidth: maximumWidth)
    return Size(
      width: (size.width - 1e-6).rounded(.up), height: pixelCeil(size.height).rounded(.up))
  }
}
