import InterfaceBuilder

/// A view's position in its tree.
public typealias ViewIndex = Int

/// The views of a layout as they stand at run time, flat, parents before children, siblings from back to front.
public struct ViewTree: Sendable {
  /// The views; the first is the root.
  public var nodes: [ViewNode]
  /// The resources of the document that the views name.
  public var resources: Resources
  /// The build of Interface Builder that saved the document; nil where it is not known.
  public var toolsVersion: Int?
  /// Intrinsic sizes that Interface Builder recorded for designable views, in points, by view id.
  public var designables: [String: Size]
  /// What of the document and its scene bears on layout.
  public var context: LayoutContext
  /// What the tree was made for.
  public var traits: Traits
  /// Constraints added by code after loading, such as the media ratio; they count as added last.
  public var addedConstraints: [InterfaceBuilder.Constraint]
  /// Things worth saying once about making the tree.
  public var diagnostics: [Diagnostic]

  /// The index of the view with the given object id.
  public func index(ofID id: String) -> ViewIndex? {
    nodes.firstIndex { $0.id == id }
  }
}

/// One view of a tree.
public struct ViewNode: Sendable {
  /// The object id, or a stable path such as `root/2/0` for a view without one.
  public var id: String
  /// Whether the id stands in the document.
  public var hasDocumentID: Bool
  /// What the document says, after size-class variations; `subviews` and `slots` are empty, the tree has them.
  ///
  /// Nodes are copied far more often than views change, and a view is large. It is too large to be lent by `_read`, which the
  /// compiler turns into code that crashes without optimisation.
  @inlinable public var view: View {
    get { storage.view }
    set { storage = ViewStorage(newValue) }
  }
  @usableFromInline var storage: ViewStorage
  /// The superview; nil for the root.
  public var parent: ViewIndex?
  /// The subviews from back to front, slots included.
  public var children: [ViewIndex]
  /// An image's size in points where the image is known better than by the document's resources.
  public var imageSize: Size?
  /// How the view gets its frame.
  public var mode: LayoutMode

  init(
    id: String, hasDocumentID: Bool, view: View, parent: ViewIndex?, children: [ViewIndex],
    imageSize: Size?, mode: LayoutMode
  ) {
    self.id = id
    self.hasDocumentID = hasDocumentID
    storage = ViewStorage(view)
    self.parent = parent
    self.children = children
    self.imageSize = imageSize
    self.mode = mode
  }
}

/// A view that several copies of a node have in common.
@usableFromInline final class ViewStorage: Sendable {
  @usableFromInline let view: View

  @usableFromInline init(_ view: View) { self.view = view }
}

/// How a view gets its frame.
public enum LayoutMode: String, Sendable {
  case constraints, stack, autoresizing, fixed, given
}
