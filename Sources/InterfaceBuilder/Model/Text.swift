/// A font as a document writes it.
public enum FontDescription: Equatable, Sendable {
  /// The system font at a size in points.
  case system(size: Double, weight: FontWeight, isItalic: Bool)
  /// A font by PostScript name at a size in points.
  case named(name: String, family: String?, size: Double)
  /// A text style that follows Dynamic Type, by UIKit's name, such as `UICTFontTextStyleBody`.
  case textStyle(String)
}

/// UIKit's font weights, from the thinnest.
public enum FontWeight: String, CaseIterable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// UIKit's text alignments.
public enum TextAlignment: String, Sendable {
  case left, center, right, justified, natural
}

/// UIKit's line break modes.
public enum LineBreakMode: String, Sendable {
  case wordWrap, characterWrap, clip, headTruncation, tailTruncation, middleTruncation
}

/// Text with attributes that change within it.
public struct AttributedText: Equatable, Sendable {
  /// A stretch of text with the same attributes.
  public struct Run: Equatable, Sendable {
    /// The characters.
    public var text: String
    /// The font; nil for the view's own.
    public var font: FontDescription?
    /// The text colour; nil for the view's own.
    public var color: Color?
    /// The colour behind the text.
    public var backgroundColor: Color?
    /// Whether the text is underlined.
    public var isUnderlined: Bool
    /// Whether the text is struck through.
    public var isStruckThrough: Bool
    /// Extra space between characters in points.
    public var kern: Double
    /// The paragraph's settings; nil for the view's own.
    public var paragraph: ParagraphStyle?

    /// Creates a run of plain text.
    public init(text: String) {
      self.text = text
      isUnderlined = false
      isStruckThrough = false
      kern = 0
    }
  }

  /// The stretches in reading order.
  public var runs: [Run]

  /// Creates attributed text from its runs.
  public init(runs: [Run]) { self.runs = runs }

  /// The characters without attributes.
  public var string: String { runs.map(\.text).joined() }
}

/// A paragraph's settings.
public struct ParagraphStyle: Equatable, Sendable {
  /// Alignment; nil for the view's own.
  public var alignment: TextAlignment?
  /// Line breaking; nil for the view's own.
  public var lineBreakMode: LineBreakMode?
  /// Extra space between lines in points.
  public var lineSpacing: Double
  /// Space after a paragraph in points.
  public var paragraphSpacing: Double
  /// Factor of the natural line height; 0 for none.
  public var lineHeightMultiple: Double
  /// The least line height in points; 0 for none.
  public var minimumLineHeight: Double
  /// The greatest line height in points; 0 for none.
  public var maximumLineHeight: Double

  /// Creates a style that changes nothing.
  public init() {
    lineSpacing = 0
    paragraphSpacing = 0
    lineHeightMultiple = 0
    minimumLineHeight = 0
    maximumLineHeight = 0
  }
}
