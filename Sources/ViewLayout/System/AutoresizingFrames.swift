import InterfaceBuilder
import LinearConstraints

/// Writes a saved frame with its autoresizing mask as functions of the superview's extent.
///
/// UIKit shares a change of the superview's extent among the flexible margins and the flexible size in proportion to what
/// they were, equally where they were nothing; all of that is affine in the extent.
struct AutoresizingFrames {
  private let frame: Rect
  private let superviewSize: Size?
  private let mask: AutoresizingMask

  /// Gathers what a view's frame depends on.
  init(node: ViewNode, parent: ViewNode) {
    if node.view.key == "contentView" || node.view.frame == nil {
      // A content view fills what holds it, apart from what an accessory takes, which the saved frame shows.
      mask = [.widthSizable, .heightSizable]
      let size = parent.view.frame?.size
      frame =
        node.view.frame ?? Rect(x: 0, y: 0, width: size?.width ?? 0, height: size?.height ?? 0)
      superviewSize = size ?? (node.view.frame == nil ? .zero : nil)
    } else {
      mask =
        node.view.autoresizingMask
        ?? (node.view.key == nil
          ? [.flexibleMaxX, .flexibleMaxY] : [.widthSizable, .flexibleMaxY])
      frame = node.view.frame ?? .zero
      superviewSize = parent.view.frame?.size
    }
  }

  /// Returns origin and extent along an axis.
  func expressions(
    _ axis: Axis, superviewExtent: Variable
  ) -> (origin: LinearExpression, extent: LinearExpression) {
    let isHorizontal = axis == .horizontal
    let near = isHorizontal ? frame.x : frame.y
    let size = isHorizontal ? frame.width : frame.height
    guard let whole = superviewSize.map({ isHorizontal ? $0.width : $0.height }) else {
      return (LinearExpression(near), LinearExpression(size))
    }
    let far = whole - near - size
    let flexible = (
      near: mask.contains(isHorizontal ? .flexibleMinX : .flexibleMinY),
      size: mask.contains(isHorizontal ? .widthSizable : .heightSizable),
      far: mask.contains(isHorizontal ? .flexibleMaxX : .flexibleMaxY)
    )
    let shares = shares(
      near: flexible.near ? near : nil, size: flexible.size ? size : nil,
      far: flexible.far ? far : nil)
    return (
      affine(near, shares.near, whole, superviewExtent),
      affine(size, shares.size, whole, superviewExtent)
    )
  }

  private func affine(
    _ value: Double, _ share: Double, _ whole: Double, _ superviewExtent: Variable
  ) -> LinearExpression {
    var result = LinearExpression(value - share * whole)
    if share != 0 { result.add(superviewExtent, times: share) }
    return result
  }

  /// How much of a change the near margin and the size take; nil marks what is not flexible.
  private func shares(near: Double?, size: Double?, far: Double?) -> (near: Double, size: Double) {
    let parts = [near, size, far].map { $0.map { max(0, $0) } }
    let present = parts.compactMap { $0 }
    guard !present.isEmpty else { return (0, 0) }
    let total = present.reduce(0, +)
    func share(_ part: Double?) -> Double {
      guard let part else { return 0 }
      return total > 0 ? part / total : 1 / Double(present.count)
    }
    return (share(parts[0]), share(parts[1]))
  }
}
