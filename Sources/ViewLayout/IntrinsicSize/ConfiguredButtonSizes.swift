import InterfaceBuilder

/// The measures of a button configuration.
struct ConfigurationMetrics {
  private let configuration: ButtonContent.Configuration

  init(_ configuration: ButtonContent.Configuration) { self.configuration = configuration }

  /// The insets around the content, in points.
  var insets: DirectionalEdgeInsets {
    if let insets = configuration.contentInsets { return insets }
    switch configuration.buttonSize {
    case "mini", "small":
      return DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case "large":
      return DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    default:
      return DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
  }

  /// The title's font where the document names none.
  var titleFont: FontDescription {
    switch configuration.buttonSize {
    case "mini", "small": .textStyle("UICTFontTextStyleSubhead")
    default: .textStyle("UICTFontTextStyleBody")
    }
  }

  /// The subtitle's font.
  var subtitleFont: FontDescription { .textStyle("UICTFontTextStyleCaption1") }

  /// Whether the image stands above or below the text.
  var isVertical: Bool { ["top", "bottom"].contains(configuration.imagePlacement) }
}

extension IntrinsicSizes {
  /// Returns a configuration's second line; nil where there is none.
  func subtitleBlock(of configuration: ButtonContent.Configuration) -> TextBlock? {
    guard let text = configuration.subtitle, !text.isEmpty else { return nil }
    return TextBlock(text, font: ConfigurationMetrics(configuration).subtitleFont)
  }

  /// Returns the size of title and subtitle together, in points; nil without either.
  func configuredTextSize(
    of button: ButtonContent, configuration: ButtonContent.Configuration,
    maximumWidth: Double? = nil
  ) -> Size? {
    let title = titleBlock(of: button).map { measurer.size(of: $0, maximumWidth: maximumWidth) }
    let subtitle = subtitleBlock(of: configuration).map { measurer.size(of: $0) }
    guard let title else { return subtitle }
    guard let subtitle else { return title }
    return Size(
      width: max(title.width, subtitle.width),
      height: title.height + configuration.titlePadding + subtitle.height)
  }

  func configuredSize(
    of button: ButtonContent, configuration: ButtonContent.Configuration, image: Size?
  ) -> Size {
    let metrics = ConfigurationMetrics(configuration)
    let text = configuredTextSize(of: button, configuration: configuration)
    let padding = text != nil && image != nil ? configuration.imagePadding : 0
    // Without content the button keeps the height of a line.
    let line = measurer.pixelCeil(measurer.font(titleFont(of: button)).lineHeight)
    let shown = text ?? Size(width: 0, height: image == nil ? line : 0)
    let picture = image ?? .zero
    let content =
      metrics.isVertical
      ? Size(
        width: max(shown.width, picture.width), height: shown.height + padding + picture.height)
      : Size(
        width: shown.width + padding + picture.width, height: max(shown.height, picture.height))
    let insets = metrics.insets
    return Size(
      width: measurer.pixelCeil(content.width + insets.leading + insets.trailing),
      height: measurer.pixelCeil(content.height + insets.top + insets.bottom))
  }
}
