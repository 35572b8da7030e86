extension DocumentDecoder {
  /// Decodes a `<button>`.
  mutating func button(_ element: XMLElement) -> ButtonContent {
    var button = ButtonContent()
    button.buttonType = element["buttonType"] ?? "custom"
    button.font = viewFont(element)
    button.lineBreakMode = choice(element, "lineBreakMode", default: .middleTruncation)
    button.contentHorizontalAlignment = element["contentHorizontalAlignment"] ?? "center"
    button.contentVerticalAlignment = element["contentVerticalAlignment"] ?? "center"
    button.isEnabled = flag(element, "enabled", default: true)
    button.isSelected = flag(element, "selected", default: false)
    for child in element.children {
      switch child.name {
      case "state":
        let state = buttonState(child)
        let key = child["key"] ?? "normal"
        if key == "normal" { button.normal = state } else { button.states[key] = state }
      case "inset":
        switch child["key"] {
        case "contentEdgeInsets": button.contentEdgeInsets = inset(child)
        case "titleEdgeInsets": button.titleEdgeInsets = inset(child)
        case "imageEdgeInsets": button.imageEdgeInsets = inset(child)
        default: break
        }
      case "buttonConfiguration":
        button.configuration = buttonConfiguration(child)
      default: break
      }
    }
    return button
  }

  private mutating func buttonState(_ element: XMLElement) -> ButtonContent.State {
    var state = ButtonContent.State()
    state.title = text(element, "title")
    if let attributed = element.child("attributedString", key: "attributedTitle"),
      !attributed.children.isEmpty
    {
      state.attributedTitle = attributedText(attributed)
    }
    state.titleColor = color(element, key: "titleColor")
    if let image = image(element, "image") {
      state.image = image.name
      state.imageIsSystemSymbol = image.isSystemSymbol
    }
    state.backgroundImage = image(element, "backgroundImage")?.name
    return state
  }

  private mutating func buttonConfiguration(
    _ element: XMLElement
  ) -> ButtonContent.Configuration {
    var configuration = ButtonContent.Configuration(style: element["style"] ?? "plain")
    configuration.title = text(element, "title")
    configuration.subtitle = text(element, "subtitle")
    if let attributed = element.child("attributedString", key: "attributedTitle"),
      !attributed.children.isEmpty
    {
      configuration.attributedTitle = attributedText(attributed)
    }
    if let image = image(element, "image") {
      configuration.image = image.name
      configuration.imageIsSystemSymbol = image.isSystemSymbol
    }
    configuration.imagePlacement = element["imagePlacement"] ?? "leading"
    configuration.imagePadding = number(element, "imagePadding") ?? 0
    configuration.titlePadding = number(element, "titlePadding") ?? 1
    configuration.buttonSize = element["buttonSize"]
    configuration.cornerStyle = element["cornerStyle"]
    if let insets = element.child("directionalEdgeInsets", key: "contentInsets") {
      configuration.contentInsets = directionalInsets(insets)
    }
    configuration.titleFont = element.child(key: "titleFontDescription").flatMap { font($0) }
    configuration.baseForegroundColor = color(element, key: "baseForegroundColor")
    configuration.baseBackgroundColor = color(element, key: "baseBackgroundColor")
    if let background = element.child("backgroundConfiguration") {
      configuration.backgroundCornerRadius = number(background, "cornerRadius")
      configuration.backgroundColor = color(background, key: "backgroundColor")
      configuration.strokeColor = color(background, key: "strokeColor")
      configuration.strokeWidth = max(0, number(background, "strokeWidth") ?? 0)
    }
    return configuration
  }
}
