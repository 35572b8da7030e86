/// One place of a grid.
///
/// A cell holds one *spacing* character and at most four marks that combine with it: what every
/// terminal library can hold in one place. A cluster with several spacing characters, such as the
/// Devanagari conjunct क्ष, takes several cells in a row (see ``DisplayText``).
public struct Cell: Equatable, Sendable {
  private var content: CellText
  /// How the cell looks.
  public var style: Style
  private var storedWidth: UInt8

  /// The character and its marks; empty in the second half of a wide one.
  public var text: String {
    get { content.string }
    set { content = CellText(newValue) }
  }

  /// Whether the cell shows a space.
  public var isBlank: Bool { content.isSpace }
  /// The character's first code point; nil in the second half of a wide one.
  public var firstScalar: Unicode.Scalar? { content.firstScalar }
  /// The number of the character's first code point; 0 in the second half of a wide one.
  var firstValue: UInt32 { content.firstValue }
  /// Whether the character is one code point without marks.
  var isSingleScalar: Bool { content.isSingle }
  /// The only byte of a character of ASCII without marks; nil for any other.
  var asciiByte: UInt8? { content.asciiByte }

  /// Columns that the character takes: 1, 2, or 0 in the second half of a wide one.
  public var width: Int {
    get { Int(storedWidth) }
    set { storedWidth = UInt8(min(2, max(0, newValue))) }
  }

  /// A space in the terminal's own colours.
  public static let blank = Cell(text: " ", width: 1, style: .plain)

  /// Creates a cell.
  public init(text: String, width: Int, style: Style) {
    content = CellText(text)
    self.style = style
    storedWidth = UInt8(min(2, max(0, width)))
  }

  /// Creates a cell with a character of one column and no marks, such as a block.
  public init(_ character: Unicode.Scalar, style: Style) {
    content = CellText(character)
    self.style = style
    storedWidth = 1
  }

  /// Creates a blank of one column.
  init(blankIn style: Style) {
    content = .space
    self.style = style
    storedWidth = 1
  }

  /// Appends the character in UTF-8.
  func appendText(to bytes: inout [UInt8]) { content.append(to: &bytes) }

  /// The text without the selector that makes an emoji wide.
  ///
  /// Terminals disagree on `❤️` (U+2764 U+FE0F): two columns, or one. Without U+FE0F all of them say
  /// one, so what goes to a terminal is this text, and a space after it when ``needsPadding`` is true.
  public var portableText: String {
    guard needsPadding else { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.filter { $0.value != 0xFE0F })
    return String(scalars)
  }

  /// Whether the character is wide only because of U+FE0F.
  public var needsPadding: Bool {
    guard storedWidth == 2, let first = firstScalar else { return false }
    return !ScalarWidth.isWide(first.value)
  }
}
