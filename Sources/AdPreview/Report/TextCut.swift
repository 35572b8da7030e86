import InterfaceBuilder
import ViewLayout

/// Why a text is cut: what the whole of it needs, and what there is.
public enum TextCut: Equatable, Sendable {
  /// A single line is wider than its view, in points.
  case width(needed: Double, available: Double)
  /// The text has more lines than its view may show.
  case lines(needed: Int, available: Int)
  /// The text is higher than its view, in points.
  case height(needed: Double, available: Double)
  /// A single line is wider than the free cells of its row.
  case columns(needed: Int, available: Int)
  /// The text takes more rows of cells than there are for it.
  case rows(needed: Int, available: Int)

  /// Tells why the device cuts a text; nil where it shows the whole.
  ///
  /// - Parameters:
  ///   - text: The text as the device breaks it.
  ///   - room: What the text has, in points.
  ///   - maximumLines: `numberOfLines`; 0 for any number.
  init?(_ text: TextLayout, in room: Size, maximumLines: Int) {
    guard text.isTruncated else { return nil }
    let shown = text.lines.count
    if maximumLines > 1, shown == maximumLines, text.neededLines > shown {
      self = .lines(needed: text.neededLines, available: shown)
    } else if maximumLines != 1, text.neededLines > shown {
      self = .height(needed: text.neededHeight, available: room.height)
    } else {
      self = .width(needed: text.neededWidth, available: room.width)
    }
  }

  /// The reason for a person, such as `needs 210.5 pt, has 171 pt`.
  public var words: String {
    switch self {
    case .width(let needed, let available):
      "needs \(PointText.make(needed)) pt, has \(PointText.make(available)) pt"
    case .lines(let needed, let available):
      "needs \(needed) lines, may have \(available)"
    case .height(let needed, let available):
      "needs \(PointText.make(needed)) pt of height, has \(PointText.make(available)) pt"
    case .columns(let needed, let available):
      "needs \(needed) columns, has \(available)"
    case .rows(let needed, let available):
      "needs \(needed) rows, has \(available)"
    }
  }
}
