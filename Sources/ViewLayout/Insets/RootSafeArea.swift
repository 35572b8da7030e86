import InterfaceBuilder

/// The safe area of a tree's root.
///
/// On the canvas the insets are those that Interface Builder simulates: they depend on the device and on the build that
/// saved the document (measured on public documents). At run time they are the device's, and only a view controller's view has
/// them: an ad view stands somewhere within the safe area.
struct RootSafeArea {
  let tree: ViewTree

  /// Returns the insets of a root of the given size, in points.
  func insets(rootSize: Size) -> EdgeInsets {
    var insets = tree.traits.isCanvas ? canvas(rootSize: rootSize) : device()
    if tree.traits.isCanvas || tree.context.isControllerRoot {
      insets.top += tree.context.navigationBarHeight
      insets.bottom += tree.context.tabBarHeight
    }
    return insets
  }

  private func device() -> EdgeInsets {
    guard tree.context.isControllerRoot, let device = tree.traits.device else { return .zero }
    return tree.traits.isLandscape ? device.landscapeSafeArea : device.safeArea
  }

  private func canvas(rootSize: Size) -> EdgeInsets {
    guard let id = tree.context.canvasDevice, let device = CanvasDevice.named(id) else {
      // Before Xcode 8 the canvas simulated a status bar above a controller's view.
      return EdgeInsets(top: tree.context.isControllerRoot ? 20 : 0, left: 0, bottom: 0, right: 0)
    }
    guard !tree.traits.isLandscape else { return landscape(device) }
    let version = tree.toolsVersion ?? .max
    let isFullHeight = rootSize.height >= device.size.height - 0.5
    let factor = (24127...25094).contains(version) && device.hasNotch && !device.isPad ? 2.0 : 1.0
    let top = topInset(id, device, version, isFullHeight: isFullHeight)
    let bottom = device.hasNotch && isFullHeight ? (device.isPad ? 20.0 : 34.0) : 0
    return EdgeInsets(top: top * factor, left: 0, bottom: bottom * factor, right: 0)
  }

  private func landscape(_ device: CanvasDevice) -> EdgeInsets {
    guard device.hasNotch else { return .zero }
    if device.isPad { return EdgeInsets(top: 24, left: 0, bottom: 20, right: 0) }
    return EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
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
    case _ where device.isPad: device.hasNotch ? 24 : 20
    default:
      // Phones with a home button: Xcode 11 to 14.2 simulated no status bar, and free-form roots have none at all.
      isFullHeight && !(14868...21507).contains(version) ? 20 : 0
    }
  }
}
