import InterfaceBuilder

/// A text as a view shows it: font, lines and alignment.
public struct TextBlock: Equatable, Sendable {
  /// The text with its attributes, as far as it is laid out.
  public var text: AttributedText
  /// The font of runs without one of their own.
  public var font: FontDescription
  /// The greatest number of lines; 0 for no limit.
  public var numberOfLines: Int
  /// What happens to text that doesn't fit.
  public var lineBreakMode: LineBreakMode
  /// Whether a paragraph's last word takes the one before it along rather than stand in the last line alone.
  public var avoidsOrphans: Bool
  /// Where lines begin; natural follows the measurer's direction, whatever script the text is in.
  public var alignment: TextAlignment
  /// The least factor by which the font shrinks to fit; 1 for a font that keeps its size.
  public var minimumScaleFactor: Double

  /// Creates a text that is one line, starts at the left, keeps its size and loses its tail.
  ///
  /// Of a text beyond `TextLimit.bytes` the middle is left out.
  public init(_ text: AttributedText, font: FontDescription) {
    self.text = TextLimit.bounded(text)
    self.font = font
    numberOfLines = 1
    lineBreakMode = .tailTruncation
    avoidsOrphans = false
    alignment = .left
    minimumScaleFactor = 1
  }

  /// Creates plain text that is one line, starts at the left, keeps its size and loses its tail.
  public init(_ text: String, font: FontDescription) {
    self.init(AttributedText(runs: text.isEmpty ? [] : [.init(text: text)]), font: font)
  }

  /// The paragraph settings of the first run, which hold for the view as a whole.
  var paragraph: ParagraphStyle? { text.runs.first?.paragraph }

  /// Whether lines break between any two characters.
  var breaksCharacters: Bool { (paragraph?.lineBreakMode ?? lineBreakMode) == .characterWrap }
}
