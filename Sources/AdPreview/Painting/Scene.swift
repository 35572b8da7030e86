import Cells
import InterfaceBuilder
import ViewLayout

/// A view as the painter needs it: where it stands in cells, what cuts it, how much of it shines through.
struct SceneView: Sendable {
  /// The view's index in the tree.
  let index: ViewIndex
  /// Points, in the ad view's coordinates.
  let rect: Rect
  /// Cells, in the grid's coordinates; none where the view is thinner than half a cell.
  let cells: CellRect
  /// Cells that the view may be drawn in, as views around it and the ad view clip it.
  let clip: CellRect
  /// The rectangle that clips the view, in points and the ad view's coordinates.
  let clipRect: Rect
  /// Opacity with that of the views around it, 0…1.
  let alpha: Double
  /// The tint with that of the views around it.
  let tint: RGBA
  /// Whether the view or one around it is hidden or fully transparent.
  let isHidden: Bool
}

/// The views of an ad in the order in which they are painted.
struct Scene: Sendable {
  /// The filled tree.
  let tree: ViewTree
  /// Where the views came to stand.
  let layout: LayoutResult
  /// What bound views show.
  let contents: [ViewIndex: BoundContent]
  /// The views of the ad, from back to front; the first is the ad view.
  let views: [SceneView]
  /// The positions in `views`, by view index.
  let positions: [ViewIndex: Int]
  /// Points to cells.
  let scale: CellScale
  /// The document's colours.
  let palette: DocumentPalette
  /// The grid's size.
  let bounds: CellRect
  /// Whether there are no colours to tell a fill by.
  let isMonochrome: Bool

  /// Puts the subtree of the ad view into cells.
  init(
    tree: ViewTree, layout: LayoutResult, contents: [ViewIndex: BoundContent], adView: ViewIndex,
    scale: CellScale, palette: DocumentPalette, isMonochrome: Bool = false
  ) {
    self.isMonochrome = isMonochrome
    self.tree = tree
    self.layout = layout
    self.contents = contents
    self.scale = scale
    self.palette = palette
    let frame = layout.absoluteFrames[adView]
    let size = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    let cells = scale.rect(size)
    bounds = CellRect(column: 0, row: 0, columns: max(1, cells.columns), rows: max(1, cells.rows))

    var views: [SceneView] = []
    var positions: [ViewIndex: Int] = [:]
    // Depth first: a view is painted before its subviews, and those before the view's next sibling.
    var open = [adView]
    while let index = open.popLast() {
      let node = tree.nodes[index]
      let rect = layout.absoluteFrames[index].offsetBy(x: -frame.x, y: -frame.y)
      let parent = node.parent.flatMap { positions[$0] }.map { views[$0] }
      var clipRect = parent?.clipRect ?? size
      if let parent, tree.nodes[parent.index].view.clipsContents {
        clipRect = parent.rect.intersection(clipRect) ?? .zero
      }
      let alpha = (parent?.alpha ?? 1) * min(1, max(0, node.view.alpha))
      positions[index] = views.count
      views.append(
        SceneView(
          index: index, rect: rect, cells: scale.solidRect(rect),
          clip: clipRect == size ? bounds : scale.rect(clipRect).intersection(bounds),
          clipRect: clipRect, alpha: alpha,
          tint: node.view.tintColor.map(palette.rgba) ?? parent?.tint ?? palette.tint,
          isHidden: parent?.isHidden ?? false || node.view.isHidden || alpha < 0.01))
      open += node.children.reversed()
    }
    self.views = views
    self.positions = positions
  }

  /// The document's view behind a scene view; part of it is had without a copy of the rest, since this is inlined.
  @inline(__always) subscript(scene: SceneView) -> View { tree.nodes[scene.index].view }

  /// Returns a view of the tree as it stands in cells; nil for views outside the ad view.
  func sceneView(_ index: ViewIndex) -> SceneView? { positions[index].map { views[$0] } }

  /// The ad view.
  var root: SceneView { views[0] }

  /// Whether a view lies in another one.
  func isView(_ view: SceneView, inside ancestor: SceneView) -> Bool {
    tree.isView(view.index, inside: ancestor.index)
  }

  /// Returns the views around a view, from the nearest outwards to the ad view.
  func ancestors(of view: SceneView) -> [SceneView] {
    var found: [SceneView] = []
    var parent = tree.nodes[view.index].parent
    while let index = parent, let position = positions[index] {
      found.append(views[position])
      parent = tree.nodes[index].parent
    }
    return found
  }
}

extension View {
  /// Whether subviews are cut at the view's bounds.
  var clipsContents: Bool {
    if clipsSubviews { return true }
    return runtimeAttributes.contains { attribute in
      guard case .boolean(true) = attribute.value else { return false }
      return attribute.keyPath == "layer.masksToBounds" || attribute.keyPath == "clipsToBounds"
    }
  }
}
