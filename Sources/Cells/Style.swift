/// How a cell looks.
public struct Style: Equatable, Hashable, Sendable {
  /// Attributes that terminals know.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt8
    /// Creates attributes from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier strokes.
    public static let bold = Attributes(rawValue: 1)
    /// Slanted.
    public static let italic = Attributes(rawValue: 2)
    /// Underlined.
    public static let underline = Attributes(rawValue: 4)
    /// Struck through.
    public static let strikethrough = Attributes(rawValue: 8)
    /// Fainter.
    public static let dim = Attributes(rawValue: 16)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 32)
  }

  /// The colour of the glyph; nil for the terminal's own.
  public var foreground: Color?
  /// The colour behind the glyph; nil for the terminal's own.
  public var background: Color?
  /// Bold and its kin.
  public var attributes: Attributes

  /// The terminal's own colours without attributes.
  public static let plain = Style()

  /// Creates a style.
  public init(foreground: Color? = nil, background: Color? = nil, attributes: Attributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// Returns the style on the background of another one where this one has none.
  public func on(_ below: Style) -> Style {
    guard background == nil else { return self }
    var style = self
    style.background = below.background
    return style
  }
}
