import InterfaceBuilder

/// The extents that `fillProportionally` goes by: intrinsic ones, and for nested stacks what their views need.
struct StackFitting {
  let tree: ViewTree
  let intrinsicSizes: IntrinsicSizes

  /// Returns a view's extent along an axis in points; nil where it has none of its own.
  func extent(of view: ViewIndex, _ axis: Axis) -> Double? {
    let node = tree.nodes[view]
    guard let stack = node.stack else {
      let size = intrinsicSizes.size(of: node, maximumWidth: nil)
      return axis == .horizontal ? size.width : size.height
    }
    let extents = node.children.filter { !tree.nodes[$0].view.isHidden }
      .compactMap { extent(of: $0, axis) }
    guard !extents.isEmpty else { return nil }
    let isAlong = (stack.axis == .horizontal) == (axis == .horizontal)
    return isAlong
      ? extents.reduce(0, +) + stack.spacing * Double(extents.count - 1) : extents.max()
  }
}
