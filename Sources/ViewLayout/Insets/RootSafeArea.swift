import InterfaceBuilder

/// The safe area of a tree's root.
///
/// On the canvas the insets are those that Interface Builder simulates: they depend on the device and on the build that
/// saved the document (measured on public documents). At run time they are the device's, and only a view controller's view has
/// them: an ad view stands somewhere within the safe area.
struct RootSafeArea {
  let tree: ViewTree

  /// Returns the insets in points.
  func insets() -> EdgeInsets {
    guard !isCell else { return .zero }
    var insets = tree.traits.isCanvas ? canvas() : device()
    if tree.traits.isCanvas || tree.context.isControllerRoot {
      insets.top += tree.context.navigationBarHeight
      insets.bottom += tree.context.tabBarHeight
    }
    return insets
  }

  /// Cells stand within the safe area of the table or collection around them.
  private var isCell: Bool {
    switch tree.nodes[0].view.content {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: true
    default: false
    }
  }

  private func device() -> EdgeInsets {
    guard tree.context.isControllerRoot, let device = tree.traits.device else { return .zero }
    return tree.traits.isLandscape ? device.landscapeSafeArea : device.safeArea
  }

  private func canvas() -> EdgeInsets {
    guard let id = tree.context.canvasDevice, let device = CanvasDevice.named(id) else {
      // Before Xcode 8 the canvas simulated a status bar above a controller's view.
      return EdgeInsets(top: tree.context.isControllerRoot ? 20 : 0, left: 0, bottom: 0, right: 0)
    }
    let version = tree.toolsVersion ?? .max
    let isFullHeight = (tree.nodes[0].view.frame?.height ?? 0) >= device.size.height - 0.5
    let portrait = topInset(id, device, version, isFullHeight: isFullHeight)
    guard !tree.traits.isLandscape else { return landscape(device, portrait: portrait) }
    let factor = (24127...25094).contains(version) && device.hasNotch && !device.isPad ? 2.0 : 1.0
    let bottom = device.hasNotch ? (device.isPad ? 20.0 : 34.0) : 0
    return EdgeInsets(top: portrait * factor, left: 0, bottom: bottom * factor, right: 0)
  }

  /// The notch's inset moves to both sides.
  private func landscape(_ device: CanvasDevice, portrait: Double) -> EdgeInsets {
    guard device.hasNotch else { return .zero }
    if device.isPad { return EdgeInsets(top: 24, left: 0, bottom: 20, right: 0) }
    return EdgeInsets(top: 0, left: portrait, bottom: 21, right: portrait)
  }

  private func topInset(
    _ id: String, _ device: CanvasDevice, _ version: Int, isFullHeight: Bool
  ) -> Double {
    switch id {
    case "retina6_1": version <= 20037 ? 44 : 48
    case "retina5_9": version <= 20037 ? 44 : 50
    case "retina6_0", "retina6_7": version <= 19529 ? 44 : 47
    case "retina6_12", "retina6_72": 59
    case "retina6_3", "retina6_9": 62
    case "retina6_5": 44
    case _ where device.isPad && device.hasNotch: 24
    default:
      // Devices with a home button: Xcode 11 to 14.2 simulated no status bar, and before that free-form roots had none.
      version >= 21701 || version < 14868 && (isFullHeight || !tree.context.isFreeform) ? 20 : 0
    }
  }
}
