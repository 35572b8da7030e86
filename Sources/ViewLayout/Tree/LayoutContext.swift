import InterfaceBuilder

/// What of a document and its scene bears on the layout of one tree.
public struct LayoutContext: Equatable, Sendable {
  /// Whether constraints are in use at all.
  public var usesAutolayout: Bool
  /// Whether the root is a view controller's view, which has other margins and a safe area.
  public var isControllerRoot: Bool
  /// Whether the document is a xib, whose roots Interface Builder shows with a controller's margins.
  public var isXib: Bool
  /// Interface Builder's id of the canvas device; nil in documents before Xcode 8.
  public var canvasDevice: String?
  /// Whether the canvas shows the layout at a size of the author's choice.
  public var isFreeform: Bool
  /// Whether the document opts into safe areas.
  public var usesSafeAreas: Bool
  /// The id of the scene's top layout guide.
  public var topLayoutGuide: String?
  /// The id of the scene's bottom layout guide.
  public var bottomLayoutGuide: String?
  /// Points that a simulated navigation bar adds to the safe area.
  public var navigationBarHeight: Double
  /// Points that a simulated tab bar adds to the safe area.
  public var tabBarHeight: Double

  /// Gathers the context of a layout in its document.
  init(document: Document, layout: Layout) {
    usesAutolayout = document.usesAutolayout
    isXib = document.kind == .xib
    isControllerRoot =
      layout.controller != nil
      || document.filesOwner?.connections.contains {
        $0.property == "view" && $0.destination == layout.root.id
      } == true
    canvasDevice = document.device?.id
    isFreeform = layout.isFreeform
    usesSafeAreas = document.usesSafeAreas
    topLayoutGuide = layout.controller?.topLayoutGuide
    bottomLayoutGuide = layout.controller?.bottomLayoutGuide
    navigationBarHeight = layout.hasSimulatedNavigationBar ? 44 : 0
    tabBarHeight = layout.controller?.hasSimulatedTabBar == true ? 49 : 0
  }
}
