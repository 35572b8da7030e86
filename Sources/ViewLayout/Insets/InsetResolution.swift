import InterfaceBuilder

/// Works out safe areas and margins of all views, from the frames as far as they are known.
struct InsetResolution {
  let tree: ViewTree
  /// The root's size in points.
  let rootSize: Size
  /// Each view's frame in the root's coordinates; nil before the first solution, when every view but the root is taken to lie
  /// within the safe area.
  let frames: [Rect]?

  /// Returns the insets of every view.
  func resolve() -> ViewInsets {
    let count = tree.nodes.count
    var insets = ViewInsets(
      safeArea: Array(repeating: .zero, count: count),
      margins: Array(repeating: .zero, count: count),
      readable: Array(repeating: .zero, count: count))
    guard count > 0 else { return insets }
    insets.safeArea[0] = RootSafeArea(tree: tree).insets()
    let safe = Rect(x: 0, y: 0, width: rootSize.width, height: rootSize.height)
      .inset(by: insets.safeArea[0])
    for index in 1..<max(count, 1) {
      if let frames { insets.safeArea[index] = covered(frames[index], by: safe) }
    }
    for index in tree.nodes.indices {
      insets.margins[index] = margins(of: index, insets)
      insets.readable[index] = readable(insets.margins[index], width: frames?[index].width)
    }
    return insets
  }

  /// How much of each edge of a frame lies outside the safe rectangle.
  private func covered(_ frame: Rect, by safe: Rect) -> EdgeInsets {
    guard !isInScrollView(frame) else { return .zero }
    return EdgeInsets(
      top: min(max(0, safe.y - frame.y), frame.height),
      left: min(max(0, safe.x - frame.x), frame.width),
      bottom: min(max(0, frame.maxY - safe.maxY), frame.height),
      right: min(max(0, frame.maxX - safe.maxX), frame.width))
  }

  /// A frame wholly outside the screen is off it, not under a bar.
  private func isInScrollView(_ frame: Rect) -> Bool {
    frame.y >= rootSize.height || frame.x >= rootSize.width || frame.maxX <= 0 || frame.maxY <= 0
  }

  private func margins(of index: ViewIndex, _ insets: ViewInsets) -> EdgeInsets {
    let node = tree.nodes[index]
    var margins =
      own(node, index)
      ?? DefaultMargins(tree: tree, rootWidth: rootSize.width)
      .margins(of: index)
    if node.view.preservesSuperviewLayoutMargins, let parent = node.parent {
      margins = preserved(margins, index, parent, insets)
    }
    if node.view.insetsLayoutMarginsFromSafeArea {
      let safe = insets.safeArea[index]
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    return margins
  }

  private func own(_ node: ViewNode, _ index: ViewIndex) -> EdgeInsets? {
    if let directional = node.view.directionalLayoutMargins {
      let isFlipped = tree.isRightToLeft(index)
      return EdgeInsets(
        top: directional.top, left: isFlipped ? directional.trailing : directional.leading,
        bottom: directional.bottom, right: isFlipped ? directional.leading : directional.trailing)
    }
    return node.view.layoutMargins
  }

  /// The superview's margins where they reach into the view, if they are the larger ones.
  private func preserved(
    _ margins: EdgeInsets, _ index: ViewIndex, _ parent: ViewIndex, _ insets: ViewInsets
  ) -> EdgeInsets {
    let outer = insets.margins[parent]
    guard let frames else {
      return EdgeInsets(
        top: max(margins.top, 0), left: max(margins.left, outer.left),
        bottom: max(margins.bottom, 0), right: max(margins.right, outer.right))
    }
    let frame = frames[index]
    let around = frames[parent]
    return EdgeInsets(
      top: max(margins.top, outer.top - (frame.y - around.y)),
      left: max(margins.left, outer.left - (frame.x - around.x)),
      bottom: max(margins.bottom, outer.bottom - (around.maxY - frame.maxY)),
      right: max(margins.right, outer.right - (around.maxX - frame.maxX)))
  }

  /// UIKit keeps text to 672 points at the default text size, centred.
  private func readable(_ margins: EdgeInsets, width: Double?) -> EdgeInsets {
    guard let width, width - margins.left - margins.right > 672 else { return margins }
    let side = (width - 672) / 2
    return EdgeInsets(
      top: margins.top, left: max(margins.left, side), bottom: margins.bottom,
      right: max(margins.right, side))
  }
}
