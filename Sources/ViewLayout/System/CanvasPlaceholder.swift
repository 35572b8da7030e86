import InterfaceBuilder

/// The size that Interface Builder lends to what would be invisible on its canvas.
///
/// Arranged views of a stack without any content of their own, such as labels without text, are shown 50 points wide and tall
/// (measured on public documents). At run time nothing of the kind happens.
struct CanvasPlaceholder {
  let tree: ViewTree

  /// Returns the stand-in size of a view, or nil where the view has content or a size of its own.
  func size(of view: ViewIndex) -> IntrinsicSize? {
    let node = tree.nodes[view]
    guard tree.traits.isCanvas, node.mode == .stack, isEmpty(node) else { return nil }
    return IntrinsicSize(width: 50, height: 50)
  }

  private func isEmpty(_ node: ViewNode) -> Bool {
    switch node.view.content {
    case .label(let label): label.text.isEmpty && label.attributedText == nil
    case .stackView: node.children.isEmpty
    default: false
    }
  }
}
