import InterfaceBuilder

extension Traits {
  /// The traits of Interface Builder's canvas for a document: its device, placeholders in force.
  ///
  /// Documents before Xcode 8 name no device; their canvas was 600 × 600 points at 1x with neither size class decided.
  public static func canvas(for document: Document) -> Traits {
    var traits = Traits()
    traits.isCanvas = true
    if let version = document.toolsVersion, version < 17000 {
      traits.systemFontEdition = .beforeIOS14
    }
    guard let reference = document.device, let device = CanvasDevice.named(reference.id) else {
      traits.scale = 2
      traits.sizeClasses = SizeClasses(width: nil, height: nil)
      return traits
    }
    traits.scale = device.scale
    traits.isLandscape = reference.isLandscape
    if device.isPad {
      traits.sizeClasses = SizeClasses(width: .regular, height: .regular)
    } else if reference.isLandscape {
      traits.sizeClasses = SizeClasses(
        width: device.size.width >= 414 ? .regular : .compact, height: .compact)
    } else {
      traits.sizeClasses = SizeClasses(width: .compact, height: .regular)
    }
    return traits
  }
}
