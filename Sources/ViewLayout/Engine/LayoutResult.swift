import InterfaceBuilder

/// Where everything in a tree came to stand.
public struct LayoutResult: Sendable {
  /// Each view's frame in its superview's coordinates, in points, by view index.
  public var frames: [Rect]
  /// Each view's frame in the root's coordinates, in points, by view index.
  public var absoluteFrames: [Rect]
  /// How the text of labels, buttons and text views breaks, by view index; nil for views without text.
  public var texts: [TextLayout?]
  /// Where image and title of a button stand in its own coordinates, by view index; nil for other views.
  public var buttons: [ButtonLayout?]
  /// Required constraints that were dropped, and why.
  public var conflicts: [LayoutConflict]
  /// Constraints in force in all.
  public var constraintCount: Int
  /// Constraints of less than required priority that do not hold, by id.
  public var unsatisfied: [String]
  /// Views whose position or size is not determined.
  public var ambiguousViews: [ViewIndex]
  /// The views among them whose width or height neither constraints nor content give.
  public var openSizes: [ViewIndex: OpenSize]
  /// Things worth saying once: fonts that are not known, values that were ignored.
  public var diagnostics: [Diagnostic]
}

/// Text broken into lines as on the device.
public struct TextLayout: Equatable, Sendable {
  /// The lines in reading order as they are shown, an ellipsis included where one is drawn.
  public var lines: [AttributedText]
  /// Whether anything was cut.
  public var isTruncated: Bool
  /// The whole text.
  public var text: AttributedText
  /// How many lines the whole text needs at this width.
  public var neededLines: Int
  /// The height in points that the whole text needs at this width.
  public var neededHeight: Double
  /// The width in points that the whole text needs where only its own line ends break it.
  public var neededWidth: Double
  /// The width in points that the widest line takes.
  public var width: Double
  /// The distance in points from one line to the next.
  public var lineHeight: Double
  /// The rectangle that the lines take, in the view's own coordinates.
  public var rect: Rect
  /// The alignment with natural already resolved.
  ///
  /// As in `UILabel`, natural follows the interface, never the text: Hebrew in a left-to-right layout stands flush
  /// left, though its words run from right to left, and flush right once the interface does too.
  public var alignment: TextAlignment
  /// The factor by which the font was shrunk to fit the width; 1 for a font that keeps its size.
  public var fontScale: Double
}

/// Where the parts of a button stand.
public struct ButtonLayout: Equatable, Sendable {
  /// The image's rectangle in the button's coordinates; nil without image.
  public var image: Rect?
  /// The title's rectangle in the button's coordinates; nil without title.
  public var title: Rect?
  /// The rectangle of a configuration's second line in the button's coordinates; nil without one.
  public var subtitle: Rect?
}

/// A required constraint that was dropped.
public struct LayoutConflict: Equatable, Sendable {
  /// A constraint as a reader finds it in the document.
  public struct Part: Equatable, Sendable {
    /// The constraint's id; nil for one that has no line in the document.
    public var id: String?
    /// The identifier that UIKit would log.
    public var identifier: String?
    /// Where the constraint stands; nil for one that has no line in the document.
    public var location: SourceLocation?
    /// The constraint as a sentence, such as `mediaView.height = 0.56 · mediaView.width`.
    public var sentence: String
  }

  /// The one that was dropped.
  public var dropped: Part
  /// The ones that it contradicts.
  public var with: [Part]
}
