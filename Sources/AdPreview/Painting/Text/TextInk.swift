import Cells
import InterfaceBuilder
import ViewLayout

/// The look of a view's text in cells.
struct TextInk: Sendable {
  /// The style of text that sets nothing itself.
  let style: Style
  private let palette: DocumentPalette
  private let alpha: Double
  private let base: RGBA

  /// Takes font and colour of a view.
  init(scene: SceneView, view: View, palette: DocumentPalette) {
    self.palette = palette
    alpha = scene.alpha
    base = Self.color(of: view, tint: scene.tint, palette: palette)
    style = Style(
      foreground: base.cellColor, attributes: Self.font(of: view)?.attributes ?? [])
  }

  /// The opacity of text that sets no colour itself, 0…1.
  var opacity: Double { base.alpha * alpha }

  /// Returns attributed text as runs for cells.
  func runs(of text: AttributedText) -> [TextRun] {
    text.runs.map { run in
      var style = style
      if let color = run.color { style.foreground = palette.rgba(color).cellColor }
      if let color = run.backgroundColor {
        let ground = palette.rgba(color)
        if ground.alpha > 0.05 { style.background = ground.cellColor }
      }
      if let font = run.font {
        style.attributes.subtract([.bold, .italic])
        style.attributes.formUnion(font.attributes)
      }
      if run.isUnderlined { style.attributes.insert(.underline) }
      if run.isStruckThrough { style.attributes.insert(.strikethrough) }
      return TextRun(run.text, style: style)
    }
  }

  /// Returns the second line of a configured button.
  func subtitle(_ text: String) -> DisplayText {
    var style = style
    style.attributes.subtract([.bold, .italic])
    return DisplayText(TextLimit.bounded(text), style: style)
  }

  private static func font(of view: View) -> FontDescription? {
    switch view.content {
    case .label(let content): content.font
    case .button(let content): content.configuration?.titleFont ?? content.font
    case .textField(let content): content.font
    case .textView(let content): content.font
    default: nil
    }
  }

  /// The colour that UIKit gives a view's text.
  private static func color(of view: View, tint: RGBA, palette: DocumentPalette) -> RGBA {
    switch view.content {
    case .label(let content):
      return content.textColor.map(palette.rgba) ?? palette.label
    case .button(let content):
      return buttonColor(content, tint: tint, palette: palette)
    case .textField(let content):
      if content.text.isEmpty { return palette.placeholder }
      return content.textColor.map(palette.rgba) ?? palette.label
    case .textView(let content):
      return content.textColor.map(palette.rgba) ?? palette.label
    default:
      return palette.label
    }
  }

  /// The colour that UIKit gives a button's title, and the templates and symbols of a configured one.
  static func buttonColor(
    _ content: ButtonContent, tint: RGBA, palette: DocumentPalette
  ) -> RGBA {
    if let configuration = content.configuration {
      if let color = configuration.baseForegroundColor { return palette.rgba(color) }
      return ButtonShape.isFilled(configuration) ? RGBA(red: 1, green: 1, blue: 1) : tint
    }
    if let color = content.normal.titleColor { return palette.rgba(color) }
    // A custom button's title is white until the app says otherwise.
    return content.buttonType == "custom" ? RGBA(red: 1, green: 1, blue: 1) : tint
  }
}

extension FontDescription {
  /// The attributes that tell the font from a regular one.
  var attributes: Style.Attributes {
    switch self {
    case .system(_, let weight, let isItalic):
      var attributes: Style.Attributes = weight.isHeavy ? .bold : []
      if isItalic { attributes.insert(.italic) }
      return attributes
    case .named(let name, _, _):
      var attributes: Style.Attributes = []
      let lowercased = name.lowercased()
      if ["bold", "heavy", "black"].contains(where: { lowercased.contains($0) }) {
        attributes.insert(.bold)
      }
      if ["italic", "oblique"].contains(where: { lowercased.contains($0) }) {
        attributes.insert(.italic)
      }
      return attributes
    case .textStyle(let style):
      return style == "UICTFontTextStyleHeadline" ? .bold : []
    }
  }
}

extension FontWeight {
  fileprivate var isHeavy: Bool {
    switch self {
    case .semibold, .bold, .heavy, .black: true
    default: false
    }
  }
}
