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
    case .tableViewCellContentView: return tableCellContent
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

  private var tableCellContent: EdgeInsets {
    let version = tree.toolsVersion ?? .max
    if version < 9059 { return uniform(horizontal: 8, vertical: 8) }
    if version < 13122 { return uniform(horizontal: 15, vertical: 11) }
    return uniform(horizontal: wide, vertical: 11)
  }

  /// 16 points on phones up to 413 points wide, 20 beyond.
  private var wide: Double {
    if let device = tree.traits.device {
      let width = tree.traits.isLandscape ? device.size.height : device.size.width
      return width >= 414 ? 20 : 16
    }
    if let id = tree.context.canvasDevice, let device = CanvasDevice.named(id) {
      return device.size.width >= 414 ? 20 : 16
    }
    return rootWidth >= 414 ? 20 : 16
  }

  private var isAfterXcode8: Bool { (tree.toolsVersion ?? .max) >= 11134 }

  private func uniform(horizontal: Double, vertical: Double) -> EdgeInsets {
    EdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }
}
