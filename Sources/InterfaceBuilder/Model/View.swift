/// A view as the document describes it.
public struct View: Equatable, Sendable {
  /// The object id; nil in documents written by hand that leave it out.
  public var id: String?
  /// The XML element's name, such as `label`.
  public var element: String
  /// The slot that the view fills in its parent, such as `contentView`, `tableHeaderView`, `titleView`,
  /// `prototypes` or `cells`; nil for an ordinary subview.
  public var key: String?
  /// Where the element begins.
  public var location: SourceLocation

  /// The class set in the identity inspector.
  public var customClass: String?
  /// The module of that class.
  public var customModule: String?
  /// `target` when the class belongs to the app's own module.
  public var customModuleProvider: String?
  /// The name given in the document outline.
  public var userLabel: String?
  /// The comment left in the identity inspector.
  public var userComment: String?

  /// The saved frame in the superview's coordinates, in points; nil where the document has none.
  public var frame: Rect?
  /// Which margins and sides stretch with the superview; nil where the document has no mask.
  public var autoresizingMask: AutoresizingMask?
  /// The attribute as written; where it is absent, false for a subview that a person wrote without
  /// mask and frame in a document that uses constraints, else nil.
  public var translatesAutoresizingMaskIntoConstraints: Bool?
  /// Whether the saved frame is to be taken as it is.
  public var hasFixedFrame: Bool
  /// How strongly the view resists growing beyond its content, 1…1000 per axis.
  public var hugging: AxisPriorities
  /// How strongly the view resists shrinking below its content, 1…1000 per axis.
  public var compressionResistance: AxisPriorities
  /// A width in points that stands in for the intrinsic width on the canvas.
  public var placeholderIntrinsicWidth: Double?
  /// A height in points that stands in for the intrinsic height on the canvas.
  public var placeholderIntrinsicHeight: Double?
  /// Whether Interface Builder flagged the saved frame as out of date.
  public var isMisplaced: Bool
  /// Whether Interface Builder flagged the layout as ambiguous.
  public var isAmbiguous: Bool

  /// How content fills the bounds.
  public var contentMode: ContentMode
  /// Whether subviews are cut at the bounds.
  public var clipsSubviews: Bool
  /// Whether the view is hidden.
  public var isHidden: Bool
  /// Opacity, 0…1.
  public var alpha: Double
  /// Whether the view takes touches.
  public var isUserInteractionEnabled: Bool
  /// The integer tag.
  public var tag: Int
  /// The colour behind the content; nil for clear.
  public var backgroundColor: Color?
  /// The colour of template images and button titles; nil to inherit.
  public var tintColor: Color?
  /// Whether leading and trailing may flip.
  public var semanticContentAttribute: SemanticContentAttribute

  /// Margins of the view's own, in points.
  public var layoutMargins: EdgeInsets?
  /// Margins of the view's own that follow the reading direction, in points.
  public var directionalLayoutMargins: DirectionalEdgeInsets?
  /// Whether the superview's margins are respected too.
  public var preservesSuperviewLayoutMargins: Bool
  /// Whether the safe area is added to the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool
  /// Whether margins keep text at a readable width.
  public var layoutMarginsFollowReadableWidth: Bool
  /// Layout guides that constraints may refer to.
  public var layoutGuides: [LayoutGuide]

  /// What the class adds: text, title, image, axis and so on.
  public var content: ViewContent
  /// Ordinary subviews, from back to front.
  public var subviews: [View]
  /// Views in named slots (content view, header, prototype cells), from back to front.
  public var slots: [View]
  /// Constraints that the view owns.
  public var constraints: [Constraint]
  /// Outlets, actions and segues that start at the view.
  public var connections: [Connection]
  /// Key paths that are set at run time, such as `layer.cornerRadius`.
  public var runtimeAttributes: [RuntimeAttribute]
  /// Differences for size classes and idioms.
  public var variations: [Variation]

  /// Creates a view of the given element with UIKit's nib defaults.
  public init(element: String, location: SourceLocation = SourceLocation(line: 1, column: 1)) {
    self.element = element
    self.location = location
    hasFixedFrame = false
    hugging = AxisPriorities(horizontal: 250, vertical: 250)
    compressionResistance = AxisPriorities(horizontal: 750, vertical: 750)
    isMisplaced = false
    isAmbiguous = false
    contentMode = .scaleToFill
    clipsSubviews = false
    isHidden = false
    alpha = 1
    isUserInteractionEnabled = true
    tag = 0
    semanticContentAttribute = .unspecified
    preservesSuperviewLayoutMargins = false
    insetsLayoutMarginsFromSafeArea = true
    layoutMarginsFollowReadableWidth = false
    layoutGuides = []
    content = .plain
    subviews = []
    slots = []
    constraints = []
    connections = []
    runtimeAttributes = []
    variations = []
  }
}

/// A pair of priorities, one an axis, each 1…1000.
public struct AxisPriorities: Equatable, Sendable {
  /// The priority along x.
  public var horizontal: Double
  /// The priority along y.
  public var vertical: Double

  /// Creates a pair.
  public init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// UIKit's autoresizing flags.
public struct AutoresizingMask: OptionSet, Equatable, Sendable {
  /// The flags as bits.
  public let rawValue: Int
  /// Creates a mask from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The left margin stretches.
  public static let flexibleMinX = AutoresizingMask(rawValue: 1)
  /// The width stretches.
  public static let widthSizable = AutoresizingMask(rawValue: 2)
  /// The right margin stretches.
  public static let flexibleMaxX = AutoresizingMask(rawValue: 4)
  /// The top margin stretches.
  public static let flexibleMinY = AutoresizingMask(rawValue: 8)
  /// The height stretches.
  public static let heightSizable = AutoresizingMask(rawValue: 16)
  /// The bottom margin stretches.
  public static let flexibleMaxY = AutoresizingMask(rawValue: 32)
}

/// UIKit's content modes.
public enum ContentMode: String, CaseIterable, Sendable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}

/// Whether a view's leading and trailing edges may flip.
public enum SemanticContentAttribute: String, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// A layout guide that constraints name by id.
public struct LayoutGuide: Equatable, Sendable {
  /// What a guide stands for.
  public enum Kind: Equatable, Sendable {
    /// The part that no bar covers.
    case safeArea
    /// A scroll view's content area.
    case contentLayout
    /// A scroll view's visible frame.
    case frameLayout
    /// The bounds less the margins.
    case layoutMargins
    /// The width that text is easy to read at.
    case readableContent
    /// The part that the keyboard leaves.
    case keyboard
    /// A guide of the author's own, placed by constraints.
    case custom
  }

  /// The guide's object id.
  public var id: String
  /// What the guide stands for.
  public var kind: Kind

  /// Creates a guide.
  public init(id: String, kind: Kind) {
    self.id = id
    self.kind = kind
  }
}

/// An outlet, action or segue.
public struct Connection: Equatable, Sendable {
  /// The kinds of connection that matter to a layout.
  public enum Kind: Equatable, Sendable {
    case outlet, outletCollection, action, segue
  }

  /// What the connection is.
  public var kind: Kind
  /// The outlet's property, the action's selector or the segue's kind.
  public var property: String
  /// The id of the object that is connected.
  public var destination: String
  /// Where the connection stands.
  public var location: SourceLocation

  /// Creates a connection.
  public init(kind: Kind, property: String, destination: String, location: SourceLocation) {
    self.kind = kind
    self.property = property
    self.destination = destination
    self.location = location
  }
}

/// A user-defined runtime attribute.
public struct RuntimeAttribute: Equatable, Sendable {
  /// The values that Interface Builder can write.
  public enum Value: Equatable, Sendable {
    case number(Double)
    case boolean(Bool)
    case string(String)
    case point(Point)
    case size(Size)
    case rect(Rect)
    case color(Color)
    case image(String)
    case none
  }

  /// The key path, such as `layer.cornerRadius`.
  public var keyPath: String
  /// The value that is set.
  public var value: Value

  /// Creates an attribute.
  public init(keyPath: String, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}
