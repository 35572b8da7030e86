import InterfaceBuilder

/// The margins of views that set none, by place, device and age of the document (measured on public documents).
struct DefaultMargins {
  let tree: ViewTree
  /// The root's width in points.
  let rootWidth: Double

  /// Returns a view's default margins in points, without safe area.
  func margins(of index: ViewIndex) -> EdgeInsets {
    let node = tree.nodes[index]
    switch node.view.content {
    case .tableViewCellContentView:
      return tableCellContent(width: node.view.frame?.width ?? rootWidth)
    case .collectionViewCell: return uniform(horizontal: isAfterXcode8 ? wide : 8, vertical: 8)
    case .collectionReusableView: return uniform(horizontal: 8, vertical: 8)
    default:
      guard index == 0 else { return uniform(horizontal: 8, vertical: 8) }
      return root
    }
  }

  private var root: EdgeInsets {
    let isController = tree.context.isControllerRoot
    // Interface Builder shows the roots of xibs as it shows a controller's view; at run time they are ordinary views.
    let isShownAsController = tree.traits.isCanvas && tree.context.isXib && isAfterXcode8
    guard isController || isShownAsController else { return uniform(horizontal: 8, vertical: 8) }
    return uniform(horizontal: rootWidth >= 414 ? 20 : 16, vertical: 0)
  }

  /// Interface Builder changed these with nearly every large release; the numbers are those that documents of each show.
  private func tableCellContent(width: Double) -> EdgeInsets {
    switch tree.toolsVersion ?? .max {
    case ..<14109: return uniform(horizontal: 8, vertical: 8)
    case ..<14868: return uniform(horizontal: width >= 414 ? 20 : 16, vertical: 11)
    case ..<16500 where deviceWidth == 375: return uniform(horizontal: 15, vertical: 11)
    case ..<24000:
      return uniform(horizontal: min(width, deviceWidth) >= 414 ? 20 : 16, vertical: 11)
    default:
      let isCanvas = tree.traits.isCanvas
      return uniform(
        horizontal: isCanvas || min(width, deviceWidth) >= 414 ? 20 : 16,
        vertical: isCanvas ? 15 : 11)
    }
  }

  /// 16 points on phones up to 413 points wide, 20 beyond.
  private var wide: Double { deviceWidth >= 414 ? 20 : 16 }

  private var deviceWidth: Double {
    if let device = tree.traits.device {
      return tree.traits.isLandscape ? device.size.height : device.size.width
    }
    if let id = tree.context.canvasDevice, let device = CanvasDevice.named(id) {
      return device.size.width
    }
    return rootWidth
  }

  private var isAfterXcode8: Bool { (tree.toolsVersion ?? .max) >= 11134 }

  private func uniform(horizontal: Double, vertical: Double) -> EdgeInsets {
    EdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }
}
