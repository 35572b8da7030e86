/// What an Interface Builder document for iOS says, before anything is laid out.
public struct Document: Equatable, Sendable {
  /// The two kinds of document that hold UIKit views.
  public enum Kind: Equatable, Sendable {
    /// A `.xib`: each top-level view is a layout.
    case xib
    /// A `.storyboard`: each scene's view is a layout.
    case storyboard
  }

  /// The path that the document was read from, as it was given.
  public var path: String
  /// Whether the document is a xib or a storyboard.
  public var kind: Kind
  /// The build of Interface Builder that saved the document, such as 21507; nil in documents written by hand.
  public var toolsVersion: Int?
  /// The device that the canvas showed; nil before Xcode 8 and in documents written by hand.
  public var device: DeviceReference?
  /// Whether constraints are in use; documents without the flag are laid out by autoresizing alone.
  public var usesAutolayout: Bool
  /// Whether size-class variations are in use.
  public var usesTraitCollections: Bool
  /// Whether safe areas are in use (Xcode 9 and later).
  public var usesSafeAreas: Bool
  /// Whether the document is a launch screen.
  public var isLaunchScreen: Bool
  /// The File's Owner of a xib.
  public var filesOwner: FilesOwner?
  /// The layouts in the order of the file.
  public var layouts: [Layout]
  /// Images and colours that the document names.
  public var resources: Resources
  /// Names of the assets that the views use.
  public var namedAssets: NamedAssets
  /// Intrinsic sizes that Interface Builder recorded for designable views, in points, by view id.
  public var designables: [String: Size]
  /// PostScript names of fonts that the document brings along.
  public var customFonts: [String]
  /// The document's tint colour, where it sets one.
  public var tintColor: Color?
  /// Objects beside the views that no layout holds: gesture recognisers, external placeholders, custom objects.
  public var otherObjects: [OtherObject]
  /// Things worth saying once: unknown elements and attributes, values that could not be read.
  public var diagnostics: [Diagnostic]

  /// Creates a document that holds no layout.
  public init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
    usesAutolayout = false
    usesTraitCollections = false
    usesSafeAreas = false
    isLaunchScreen = false
    layouts = []
    resources = Resources()
    namedAssets = NamedAssets()
    designables = [:]
    customFonts = []
    otherObjects = []
    diagnostics = []
  }
}

/// One tree of views that can be laid out and drawn.
public struct Layout: Equatable, Sendable {
  /// The topmost view.
  public var root: View
  /// The view controller around it, in storyboards.
  public var controller: Controller?
  /// Whether the canvas shows the layout at a size of the author's choice rather than the device's.
  public var isFreeform = false
  /// Whether the canvas shows a navigation bar above, which adds to the safe area.
  public var hasSimulatedNavigationBar = false

  /// Creates a layout.
  public init(root: View, controller: Controller? = nil) {
    self.root = root
    self.controller = controller
  }
}

/// A top-level object that is no view.
public struct OtherObject: Equatable, Sendable {
  /// The object id.
  public var id: String?
  /// The XML element's name, such as `tapGestureRecognizer`.
  public var element: String
  /// The class set in the identity inspector.
  public var customClass: String?
  /// Outlets and actions that start at the object.
  public var connections: [Connection]
  /// Where the element begins.
  public var location: SourceLocation
}

/// A scene's view controller, as far as layout needs it.
public struct Controller: Equatable, Sendable {
  /// The controller's object id.
  public var id: String
  /// The element's name, such as `viewController` or `tableViewController`.
  public var element: String
  /// The class set in the identity inspector.
  public var customClass: String?
  /// The module of that class.
  public var customModule: String?
  /// The id of the legacy top layout guide.
  public var topLayoutGuide: String?
  /// The id of the legacy bottom layout guide.
  public var bottomLayoutGuide: String?
  /// Outlets, actions and segues that start at the controller.
  public var connections: [Connection]
  /// Whether a simulated navigation bar is shown, which adds to the safe area.
  public var hasSimulatedNavigationBar: Bool
  /// Whether a simulated tab bar is shown, which adds to the safe area.
  public var hasSimulatedTabBar: Bool
  /// Views in the controller's bars, such as a title view; no part of the layout.
  public var barViews: [View]
}

/// The File's Owner placeholder of a xib.
public struct FilesOwner: Equatable, Sendable {
  /// The class set in the identity inspector.
  public var customClass: String?
  /// The module of that class.
  public var customModule: String?
  /// Outlets and actions that start at the owner.
  public var connections: [Connection]
  /// Where the placeholder stands.
  public var location: SourceLocation
}

/// The `<device>` element: what the canvas showed.
public struct DeviceReference: Equatable, Sendable {
  /// Interface Builder's name, such as `retina6_1`.
  public var id: String
  /// Whether the canvas was turned to landscape.
  public var isLandscape: Bool
  /// Whether the canvas showed the dark appearance.
  public var isDark: Bool
}

/// Images and colours that a document lists with their values.
public struct Resources: Equatable, Sendable {
  /// Image sizes in points, by name.
  public var images: [String: ImageResource]
  /// Values of colours of an asset catalogue, by name.
  public var namedColors: [String: Color]
  /// Values in the dark appearance where an asset catalogue has them, by name.
  public var darkNamedColors: [String: Color]
  /// Light values of system colours, by name.
  public var systemColors: [String: Color]

  /// Creates an empty list.
  public init() {
    images = [:]
    namedColors = [:]
    darkNamedColors = [:]
    systemColors = [:]
  }
}

/// An `<image>` of the resources.
public struct ImageResource: Equatable, Sendable {
  /// The image's size in points.
  public var size: Size
  /// Whether the image is an SF Symbol, whose recorded size is not its intrinsic size.
  public var isSystemSymbol: Bool

  /// Creates a resource.
  public init(size: Size, isSystemSymbol: Bool) {
    self.size = size
    self.isSystemSymbol = isSystemSymbol
  }
}

/// Something about a document that its author should know and that does not stop it from being drawn.
public struct Diagnostic: Equatable, Sendable {
  /// What is meant, without place.
  public var message: String
  /// Where in the document.
  public var location: SourceLocation
  /// A stable rule id: `unknown-element`, `unknown-attribute`, `missing-attribute`,
  /// `unreadable-value`, `value-out-of-range`, `unknown-color`, `id-duplicate`, `outlet-dangling`,
  /// `outlet-duplicate`, `constraint-dangling` or `constraints-off`.
  public var rule: String
  /// Whether a constraint is not what it was meant to be, so that views may lie elsewhere.
  public var concernsConstraint: Bool

  /// Creates a diagnostic.
  public init(
    rule: String, message: String, location: SourceLocation, concernsConstraint: Bool = false
  ) {
    self.rule = rule
    self.message = message
    self.location = location
    self.concernsConstraint = concernsConstraint
  }
}
