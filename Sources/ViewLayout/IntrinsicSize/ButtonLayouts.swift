import InterfaceBuilder

extension IntrinsicSizes {
  /// Returns where image and title of a button stand at a size, in its own coordinates; nil for another view.
  public func buttonLayout(of node: ViewNode, in size: Size) -> ButtonLayout? {
    guard case .button(let button) = node.view.content else { return nil }
    let image = buttonImageSize(of: button, known: node.imageSize)
    let bounds = Rect(origin: .zero, size: size)
    let isRightToLeft = isRightToLeft(node)
    if let configuration = button.configuration {
      return configuredLayout(
        of: button, configuration: configuration, image: image, in: bounds,
        isRightToLeft: isRightToLeft)
    }
    let area = bounds.inset(by: button.contentEdgeInsets ?? .zero)
    let block = titleBlock(of: button)
    let room = Size(width: max(0, area.width - (image?.width ?? 0)), height: area.height)
    let title = block.map {
      measurer.buttonTitleSize(of: $0, maximumWidth: room.width).limited(to: room)
    }
    let contentWidth = (image?.width ?? 0) + (title?.width ?? 0)
    let alignment = HorizontalAlignment(
      button.contentHorizontalAlignment, isRightToLeft: isRightToLeft)
    var left = alignment.offset(of: contentWidth, in: area.width) + area.x
    var layout = ButtonLayout(image: nil, title: nil)
    func place(_ part: Size, insets: EdgeInsets) -> Rect {
      let y = verticalOffset(of: part.height, in: area.height, button.contentVerticalAlignment)
      let rect = Rect(x: left, y: area.y + y, width: part.width, height: part.height)
      left += part.width
      return alignment.moved(
        rect, by: insets, vertically: button.contentVerticalAlignment)
    }
    if isRightToLeft {
      layout.title = title.map { place($0, insets: button.titleEdgeInsets) }
      layout.image = image.map { place($0, insets: button.imageEdgeInsets) }
    } else {
      layout.image = image.map { place($0, insets: button.imageEdgeInsets) }
      layout.title = title.map { place($0, insets: button.titleEdgeInsets) }
    }
    return layout
  }

  private func verticalOffset(of height: Double, in room: Double, _ alignment: String) -> Double {
    switch alignment {
    case "top": 0
    case "bottom": room - height
    default: (room - height) / 2
    }
  }

  private func configuredLayout(
    of button: ButtonContent, configuration: ButtonContent.Configuration, image: Size?,
    in bounds: Rect, isRightToLeft: Bool
  ) -> ButtonLayout {
    let metrics = ConfigurationMetrics(configuration)
    let insets = metrics.insets
    let area = bounds.inset(
      by: EdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing))
    let padding = image == nil ? 0 : configuration.imagePadding
    let taken = metrics.isVertical ? 0 : (image?.width ?? 0) + padding
    let room = max(0, area.width - taken)
    let text = configuredTextSize(of: button, configuration: configuration, maximumWidth: room)?
      .limited(to: Size(width: room, height: .infinity))
    let gap = text == nil ? 0 : padding
    let alignment = HorizontalAlignment(
      button.contentHorizontalAlignment, isRightToLeft: isRightToLeft)
    let picture = image ?? .zero
    let shown = text ?? .zero
    let imageIsFirst: Bool
    var imageRect: Rect
    var textRect: Rect
    if metrics.isVertical {
      imageIsFirst = configuration.imagePlacement == "top"
      let height = shown.height + gap + picture.height
      let top =
        area.y + verticalOffset(of: height, in: area.height, button.contentVerticalAlignment)
      imageRect = Rect(
        x: area.x + alignment.offset(of: picture.width, in: area.width),
        y: imageIsFirst ? top : top + shown.height + gap, width: picture.width,
        height: picture.height)
      textRect = Rect(
        x: area.x + alignment.offset(of: shown.width, in: area.width),
        y: imageIsFirst ? top + picture.height + gap : top, width: shown.width,
        height: shown.height)
    } else {
      imageIsFirst = (configuration.imagePlacement == "trailing") == isRightToLeft
      let width = shown.width + gap + picture.width
      let left = area.x + alignment.offset(of: width, in: area.width)
      func y(_ height: Double) -> Double {
        area.y + verticalOffset(of: height, in: area.height, button.contentVerticalAlignment)
      }
      imageRect = Rect(
        x: imageIsFirst ? left : left + shown.width + gap, y: y(picture.height),
        width: picture.width, height: picture.height)
      textRect = Rect(
        x: imageIsFirst ? left + picture.width + gap : left, y: y(shown.height),
        width: shown.width, height: shown.height)
    }
    var layout = ButtonLayout(image: image == nil ? nil : imageRect)
    let whole = textRect
    if let title = titleBlock(of: button) {
      // The subtitle stands below; the title's rectangle is that of the title alone.
      textRect.height = min(
        textRect.height, measurer.size(of: title, maximumWidth: room).height)
    }
    layout.title = text == nil ? nil : textRect
    if let subtitle = subtitleBlock(of: configuration) {
      let height = min(whole.height, measurer.size(of: subtitle, maximumWidth: room).height)
      layout.subtitle = Rect(
        x: whole.x, y: whole.maxY - height, width: whole.width, height: height)
    }
    return layout
  }
}

extension Size {
  /// Returns the size with neither side larger than another size's.
  fileprivate func limited(to other: Size) -> Size {
    Size(width: min(width, other.width), height: min(height, other.height))
  }
}

/// Where a button's content stands across, with leading and trailing already resolved.
private enum HorizontalAlignment {
  case left, center, right

  init(_ name: String, isRightToLeft: Bool) {
    switch name {
    case "left": self = .left
    case "right": self = .right
    case "leading": self = isRightToLeft ? .right : .left
    case "trailing": self = isRightToLeft ? .left : .right
    default: self = .center
    }
  }

  /// Returns the space before content of the given width, in points.
  func offset(of width: Double, in room: Double) -> Double {
    switch self {
    case .left: 0
    case .center: (room - width) / 2
    case .right: room - width
    }
  }

  /// Returns a rectangle moved as UIKit moves a part of a button by the part's own insets.
  func moved(_ rect: Rect, by insets: EdgeInsets, vertically alignment: String) -> Rect {
    let x =
      switch self {
      case .left: insets.left
      case .center: (insets.left - insets.right) / 2
      case .right: -insets.right
      }
    let y =
      switch alignment {
      case "top": insets.top
      case "bottom": -insets.bottom
      default: (insets.top - insets.bottom) / 2
      }
    return rect.offsetBy(x: x, y: y)
  }
}
