import InterfaceBuilder

/// How the height of a layout's root is chosen.
public enum RootHeight: Equatable, Sendable {
  /// This many points.
  case exact(Double)
  /// What the content needs, as `systemLayoutSizeFitting` gives it, and at least so many points.
  case fit(minimum: Double)
}

/// Turns a tree of views into frames.
public struct LayoutEngine: Sendable {
  /// The views as they are laid out.
  public private(set) var tree: ViewTree

  /// Creates an engine for a tree.
  public init(tree: ViewTree) { self.tree = tree }

  /// Lays the tree out at a width in points.
  public mutating func layout(width: Double, height: RootHeight) -> LayoutResult {
    LayoutResult(
      frames: [], absoluteFrames: [], texts: [], buttons: [], conflicts: [], constraintCount: 0,
      unsatisfied: [], ambiguousViews: [], diagnostics: [])
  }
}
