extension DocumentDecoder {
  /// Decodes a `<label>`.
  mutating func label(_ element: XMLElement) -> LabelContent {
    var label = LabelContent()
    label.text = text(element, "text") ?? ""
    if flag(element, "usesAttributedText", default: false),
      let attributed = element.child("attributedString", key: "attributedText")
    {
      label.attributedText = attributedText(attributed)
    }
    if let font = viewFont(element) { label.font = font }
    label.alignment = choice(element, "textAlignment", default: .left)
    label.lineBreakMode = choice(element, "lineBreakMode", default: .tailTruncation)
    label.numberOfLines = max(0, integer(element, "numberOfLines") ?? 1)
    label.preferredMaxLayoutWidth = max(0, number(element, "preferredMaxLayoutWidth") ?? 0)
    // Xcode leaves the flag out where it is on, and then always writes one of the two minima. A
    // label written by hand with neither of them isn't meant to shrink.
    label.adjustsFontSizeToFitWidth = flag(
      element, "adjustsFontSizeToFit",
      default: element["minimumFontSize"] != nil || element["minimumScaleFactor"] != nil)
    label.minimumFontSize = max(0, number(element, "minimumFontSize") ?? 0)
    label.minimumScaleFactor = max(0, number(element, "minimumScaleFactor") ?? 0)
    label.adjustsFontForContentSizeCategory = flag(
      element, "adjustsFontForContentSizeCategory", default: false)
    label.isEnabled = flag(element, "enabled", default: true)
    label.textColor = color(element, key: "textColor")
    label.highlightedColor = color(element, key: "highlightedColor")
    label.shadowColor = color(element, key: "shadowColor")
    return label
  }

  /// Decodes a `<textField>`.
  mutating func textField(_ element: XMLElement) -> TextFieldContent {
    var field = TextFieldContent()
    field.text = text(element, "text") ?? ""
    field.placeholder = text(element, "placeholder") ?? ""
    if let attributed = element.child("attributedString", key: "attributedPlaceholder") {
      field.placeholder = attributedText(attributed).string
    }
    if let font = viewFont(element) { field.font = font }
    field.borderStyle = element["borderStyle"] ?? "none"
    field.alignment = choice(element, "textAlignment", default: .left)
    field.textColor = color(element, key: "textColor")
    if let traits = element.child("textInputTraits") {
      field.isSecure = flag(traits, "secureTextEntry", default: false)
    }
    return field
  }

  /// Decodes a `<textView>`.
  mutating func textView(_ element: XMLElement) -> TextViewContent {
    var view = TextViewContent()
    view.text = text(element, "text") ?? ""
    if let attributed = element.child("attributedString", key: "attributedText") {
      let decoded = attributedText(attributed)
      view.attributedText = decoded
      if view.text.isEmpty { view.text = decoded.string }
    }
    if let font = viewFont(element) { view.font = font }
    view.alignment = choice(element, "textAlignment", default: .left)
    view.isScrollEnabled = flag(element, "scrollEnabled", default: true)
    view.textColor = color(element, key: "textColor")
    return view
  }

  /// Decodes the font of a view.
  mutating func viewFont(_ element: XMLElement) -> FontDescription? {
    element.child("fontDescription", key: "fontDescription").flatMap { font($0) }
  }

  /// Decodes the colour that stands in the given slot of an element.
  mutating func color(_ element: XMLElement, key: String) -> Color? {
    element.child("color", key: key).flatMap { color($0) }
  }
}
