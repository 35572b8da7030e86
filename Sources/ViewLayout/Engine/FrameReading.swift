import InterfaceBuilder
import LinearConstraints

/// Reads frames out of a solved system.
struct FrameReading {
  let tree: ViewTree
  let variables: LayoutVariables
  let intrinsicSizes: IntrinsicSizes

  /// Returns each view's frame in the root's coordinates, in points and not rounded.
  func absoluteFrames(_ solver: Solver) -> [Rect] {
    var frames: [Rect] = []
    frames.reserveCapacity(tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      let box = variables.boxes[index]
      let insets = intrinsicSizes.alignmentInsets(of: node)
      let around = node.parent.map { frames[$0] }
      frames.append(
        Rect(
          x: node.parent == nil ? 0 : solver.value(of: box.x) - insets.left + (around?.x ?? 0),
          y: node.parent == nil ? 0 : solver.value(of: box.y) - insets.top + (around?.y ?? 0),
          width: solver.value(of: box.width) + insets.left + insets.right,
          height: solver.value(of: box.height) + insets.top + insets.bottom))
    }
    return frames
  }

  /// Rounds frames to pixels; returns them in the root's coordinates and in each superview's.
  func rounded(_ absolute: [Rect]) -> (absolute: [Rect], local: [Rect]) {
    let pixels = PixelRounding(scale: tree.traits.scale)
    let rounded = absolute.map { frame in
      let x = pixels.round(frame.x)
      let y = pixels.round(frame.y)
      return Rect(
        x: x, y: y, width: pixels.round(frame.maxX) - x, height: pixels.round(frame.maxY) - y)
    }
    let local = tree.nodes.indices.map { index in
      guard let parent = tree.nodes[index].parent else {
        let origin = tree.traits.isCanvas ? tree.nodes[index].view.frame : nil
        return rounded[index].offsetBy(x: origin?.x ?? 0, y: origin?.y ?? 0)
      }
      return rounded[index].offsetBy(x: -rounded[parent].x, y: -rounded[parent].y)
    }
    return (rounded, local)
  }
}
