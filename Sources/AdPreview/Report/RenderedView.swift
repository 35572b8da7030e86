import Cells
import InterfaceBuilder
import ViewLayout

/// A view as it was laid out and drawn.
public struct RenderedView: Equatable, Sendable {
  /// Where a view's content comes from.
  public enum Content: String, Sendable {
    case asset, `static`, none
  }

  /// The object id or stable path.
  public var id: String
  /// The path of child positions from the root, such as `0/2`.
  public var path: String
  /// The XML element's name.
  public var element: String
  /// The class.
  public var className: String
  /// The outlets that point at the view.
  public var outlets: [String]
  /// The parent's id.
  public var parent: String?
  /// The line of the element.
  public var line: Int
  /// How the view got its frame.
  public var mode: LayoutMode
  /// Where the content comes from.
  public var content: Content
  /// Points, in the superview's coordinates.
  public var frame: Rect
  /// Points, in the ad view's coordinates.
  public var rect: Rect
  /// The frame in the document.
  public var saved: Rect?
  /// Cells, in the grid's coordinates.
  public var cells: CellRect
  /// Whether the view or one around it is hidden.
  public var isHidden: Bool
  /// The text that the view has; nil for views without.
  public var text: String?
  /// Lines that are drawn.
  public var lineCount: Int
  /// Why the device cuts the text; nil where it does not.
  public var deviceCut: TextCut?
  /// Why the terminal cuts the text; nil where it does not.
  public var terminalCut: TextCut?
  /// Where the picture is drawn, in the ad view's coordinates in points.
  public var picture: Rect?

  /// Whether the device cuts the text.
  public var isTruncatedOnDevice: Bool { deviceCut != nil }
  /// Whether the terminal cuts the text.
  public var isTruncatedInTerminal: Bool { terminalCut != nil }
}
