import InterfaceBuilder

extension Scene {
  /// Returns the colour that templates and symbols take: a configured button's foreground, else the tint.
  func templateColor(of scene: SceneView) -> RGBA {
    guard case .button(let content) = self[scene].content, content.configuration != nil else {
      return scene.tint
    }
    return TextInk.buttonColor(content, tint: scene.tint, palette: palette)
  }

  /// Returns the colour that a view lies on, without the opacity of the views around it; nil for clear.
  func background(of scene: SceneView) -> RGBA? {
    let node = tree.nodes[scene.index]
    if case .button(let content) = node.view.content, let configuration = content.configuration,
      let color = ButtonShape.background(of: configuration, tint: scene.tint, palette: palette)
    {
      return color
    }
    if let color = node.view.backgroundColor.map(palette.rgba), color.alpha > 0 { return color }
    guard case .button(let content) = node.view.content, content.normal.backgroundImage != nil
    else { return nil }
    // The picture is not known, only that the title can be read on it.
    let isTitleLight = content.normal.titleColor.map(palette.rgba)?.isLight ?? true
    return isTitleLight
      ? RGBA(red: 0.42, green: 0.44, blue: 0.48) : RGBA(red: 0.85, green: 0.86, blue: 0.88)
  }

  /// Returns the border of a view; nil where there is none to see.
  func border(of scene: SceneView) -> (color: RGBA, isRound: Bool)? {
    let layer = LayerStyle(self[scene])
    guard layer.borderWidth > 0 else { return nil }
    let color = layer.borderColor.map(palette.rgba) ?? RGBA(red: 0, green: 0, blue: 0)
    guard color.alpha >= 0.05 else { return nil }
    return (color, layer.cornerRadius >= 3)
  }

  /// Whether a view is drawn as a picture: an image view with an image, or a media view.
  func isPicture(_ scene: SceneView) -> Bool {
    switch contents[scene.index] {
    case .image, .media: return true
    case .text, .stars, .nothing: return false
    case nil: break
    }
    switch self[scene].content {
    case .imageView(let content): return content.image != nil
    case .webView, .mapView, .other: return true
    default: return false
    }
  }

  /// Whether a view covers what lies below it, or would look wrong with a neighbour's text in it.
  func isObstacle(_ scene: SceneView) -> Bool {
    if scene.isHidden || scene.rect.isEmpty { return false }
    return isPicture(scene) || background(of: scene) != nil || border(of: scene) != nil
      || self[scene].content.isControl
  }
}

extension RGBA {
  fileprivate var isLight: Bool { cellColor.relativeLuminance > 0.4 }
}

extension ViewContent {
  /// Whether the class draws a control of its own.
  var isControl: Bool {
    switch self {
    case .toggle, .slider, .stepper, .segmentedControl, .pageControl, .progressView,
      .activityIndicator, .datePicker, .pickerView, .searchBar:
      true
    default: false
    }
  }
}
