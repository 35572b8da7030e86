/// One place of a grid.
///
/// A cell holds one *spacing* character and at most four marks that combine with it: what every
/// terminal library can hold in one place. A cluster with several spacing characters, such as the
/// Devanagari conjunct क्ष, takes several cells in a row (see ``DisplayText``).
public struct Cell: Equatable, Sendable {
  /// The character and its marks; empty in the second half of a wide one.
  public var text: String
  /// How the cell looks.
  public var style: Style
  private var storedWidth: UInt8

  /// Columns that the character takes: 1, 2, or 0 in the second half of a wide one.
  public var width: Int {
    get { Int(storedWidth) }
    set { storedWidth = UInt8(min(2, max(0, newValue))) }
  }

  /// A space in the terminal's own colours.
  public static let blank = Cell(text: " ", width: 1, style: .plain)

  /// Creates a cell.
  public init(text: String, width: Int, style: Style) {
    self.text = text
    self.style = style
    storedWidth = UInt8(min(2, max(0, width)))
  }

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
    guard storedWidth == 2, let first = text.unicodeScalars.first else { return false }
    return !ScalarWidth.isWide(first.value)
  }
}
