import InterfaceBuilder

extension IntrinsicSizes {
  /// Returns how far a view's frame reaches beyond its alignment rectangle on each edge, in points.
  ///
  /// Constraints hold between alignment rectangles; intrinsic sizes are theirs too.
  public func alignmentInsets(of node: ViewNode) -> EdgeInsets {
    switch node.view.content {
    case .toggle: EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case .slider: EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    case .segmentedControl: EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }
}
