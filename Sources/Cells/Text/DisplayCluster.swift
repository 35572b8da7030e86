/// What a reader takes for one character, as it is drawn.
public struct DisplayCluster: Equatable, Sendable {
  /// What a cluster means for lines and directions.
  public enum Kind: UInt8, Sendable {
    /// A character.
    case text
    /// A blank where a line may break.
    case space
    /// The end of a line, drawn as a mark where lines are not broken.
    case lineBreak
    /// A visible mark in place of a character that controls or hides.
    case mark
    /// A legitimate invisible character: it has no text, only an effect (U+200B in Thai, U+200F in
    /// Hebrew).
    case hidden
  }

  /// What is drawn; never a control character.
  public var text: String
  /// Columns that the text takes, 0….
  public var width: Int
  /// What the cluster means.
  public var kind: Kind
  /// How the cluster looks.
  public var style: Style
  /// The first code point of the source, by which directions and line breaks are decided.
  var source: Unicode.Scalar

  /// Whether the cluster is the space of a line break opportunity.
  var isSpace: Bool { kind == .space }

  init(
    text: String, width: Int, kind: Kind = .text, style: Style, source: Unicode.Scalar
  ) {
    self.text = text
    self.width = width
    self.kind = kind
    self.style = style
    self.source = source
  }

  /// Calls back with each cell's text and width: a spacing character with its marks.
  func forEachCell(_ body: (_ text: String, _ width: Int) -> Void) {
    guard text.utf8.count > 1, !(kind == .text && width == 1) else {
      if width > 0 { body(text, width) }
      return
    }
    if width == 2, let first = text.unicodeScalars.first, ScalarWidth.isWide(first.value) {
      body(text, width)
      return
    }
    var cell = String.UnicodeScalarView()
    var cellWidth = 0
    for scalar in text.unicodeScalars {
      let scalarWidth = scalar.value == 0xFE0F ? 0 : ScalarWidth.width(of: scalar)
      if scalarWidth > 0, cellWidth > 0 {
        body(String(cell), cellWidth)
        cell = String.UnicodeScalarView()
        cellWidth = 0
      }
      if scalarWidth > 0 { cellWidth = scalarWidth }
      if scalar.value == 0xFE0F { cellWidth = 2 }
      cell.append(scalar)
    }
    if cellWidth > 0 { body(String(cell), cellWidth) }
  }
}

extension Sequence<DisplayCluster> {
  /// The text of the clusters, in their order.
  var text: String { reduce(into: "") { $0 += $1.text } }

  /// The columns that the clusters take in one line.
  var width: Int { reduce(0) { $0 + $1.width } }
}
