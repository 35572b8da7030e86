import InterfaceBuilder

extension Layout {
  /// Whether the root has the size of the canvas's screen, as Interface Builder gives it to every new view.
  ///
  /// Such a size tells nothing about the size that the view gets in the app; one that an author chose is "Freeform".
  public var hasSizeOfCanvas: Bool {
    guard controller == nil, !isFreeform, let size = root.frame?.size else { return false }
    return CanvasDevice.isScreen(Size(width: size.width, height: size.height))
  }
}
