extension DocumentDecoder {
  /// Returns a text from its attribute or from the child element that takes its place.
  ///
  /// - Returns: nil where neither is there.
  mutating func text(_ element: XMLElement, _ name: String) -> String? {
    if let written = element[name] { return written }
    for child in element.children where child["key"] == name {
      if child.name == "string" || child.name == "mutableString" { return string(child) }
    }
    return nil
  }

  /// Returns the characters of a `<string>` or `<mutableString>`.
  mutating func string(_ element: XMLElement) -> String {
    guard element["base64-UTF8"] == "YES" else { return element.text }
    if let bytes = Base64.decode(element.text) { return String(decoding: bytes, as: UTF8.self) }
    noteUnreadable(element, "base64-UTF8", element.text)
    return ""
  }

  /// Decodes an `<attributedString>`.
  mutating func attributedText(_ element: XMLElement) -> AttributedText {
    var runs: [AttributedText.Run] = []
    for child in element.children {
      switch child.name {
      case "fragment": runs.append(run(child))
      case "string", "mutableString":
        // Documents of the first Xcode 5 builds keep the characters beside the attributes.
        runs.append(AttributedText.Run(text: string(child)))
      default: noteUnknownElement(child, known: Vocabulary.silentElements)
      }
    }
    return AttributedText(runs: runs)
  }

  private mutating func run(_ element: XMLElement) -> AttributedText.Run {
    var run = AttributedText.Run(text: text(element, "content") ?? "")
    for child in element.child("attributes")?.children ?? [] {
      switch child["key"] {
      case "NSFont": run.font = attributedFont(child)
      case "NSColor": run.color = color(child)
      case "NSBackgroundColor": run.backgroundColor = color(child)
      case "NSUnderline": run.isUnderlined = (number(child, "value") ?? 0) != 0
      case "NSStrikethrough": run.isStruckThrough = (number(child, "value") ?? 0) != 0
      case "NSKern": run.kern = number(child, "value") ?? 0
      case "NSParagraphStyle": run.paragraph = paragraphStyle(child)
      default: break
      }
    }
    return run
  }

  private mutating func paragraphStyle(_ element: XMLElement) -> ParagraphStyle {
    var style = ParagraphStyle()
    if element["alignment"] != nil {
      style.alignment = choice(element, "alignment", default: TextAlignment.natural)
    }
    style.lineBreakMode = element["lineBreakMode"].flatMap { Self.paragraphLineBreaks[$0] }
    style.lineSpacing = number(element, "lineSpacing") ?? 0
    style.paragraphSpacing = number(element, "paragraphSpacing") ?? 0
    style.lineHeightMultiple = number(element, "lineHeightMultiple") ?? 0
    style.minimumLineHeight = number(element, "minimumLineHeight") ?? 0
    style.maximumLineHeight = number(element, "maximumLineHeight") ?? 0
    return style
  }

  /// Paragraph styles name line breaks differently from views.
  private static let paragraphLineBreaks: [String: LineBreakMode] = [
    "wordWrapping": .wordWrap, "charWrapping": .characterWrap, "clipping": .clip,
    "truncatingHead": .headTruncation, "truncatingTail": .tailTruncation,
    "truncatingMiddle": .middleTruncation,
  ]
}
