import InterfaceBuilder

extension Layout {
  /// What a layout's texts make of Dynamic Type.
  enum TextSizing {
    /// There is no text.
    case noText
    /// Every text has a font of a fixed size, which Dynamic Type leaves alone.
    case fixed
    /// At least one text has a text style.
    case scaled
  }

  /// Whether Dynamic Type changes anything in the layout.
  var textSizing: TextSizing { Self.sizing(of: root) }

  private static func sizing(of view: View) -> TextSizing {
    let fonts = view.content.fonts
    let variations = view.variations.compactMap(\.font)
    if (fonts + variations).contains(where: \.isTextStyle) { return .scaled }
    var result = fonts.isEmpty ? TextSizing.noText : .fixed
    for child in view.subviews + view.slots {
      switch sizing(of: child) {
      case .scaled: return .scaled
      case .fixed: result = .fixed
      case .noText: break
      }
    }
    return result
  }
}

extension ViewContent {
  /// The fonts of the texts that the view itself shows; empty for views without text.
  fileprivate var fonts: [FontDescription] {
    switch self {
    case .label(let label): [label.font] + (label.attributedText?.fonts ?? [])
    case .textView(let text): [text.font] + (text.attributedText?.fonts ?? [])
    case .textField(let field): [field.font]
    case .button(let button): button.fonts
    default: []
    }
  }
}

extension ButtonContent {
  fileprivate var fonts: [FontDescription] {
    // Without a font of its own, the title of a configuration has a text style.
    if let configuration {
      return [configuration.titleFont ?? .textStyle("UICTFontTextStyleBody")]
    }
    let attributed = ([normal] + states.values).compactMap(\.attributedTitle).flatMap(\.fonts)
    return [font ?? .system(size: 18, weight: .regular, isItalic: false)] + attributed
  }
}

extension AttributedText {
  fileprivate var fonts: [FontDescription] { runs.compactMap(\.font) }
}

extension FontDescription {
  fileprivate var isTextStyle: Bool {
    if case .textStyle = self { true } else { false }
  }
}
