import InterfaceBuilder

extension Traits {
  /// The traits of Interface Builder's canvas for a document: its device, placeholders in force.
  ///
  /// Documents before Xcode 8 name no device; their canvas was 600 × 600 points with neither size class decided. It showed text
  /// styles at the size of the category medium: headlines of 16 points, captions of 11 (measured on saved labels).
  public static func canvas(for document: Document) -> Traits {
    var traits = Traits()
    traits.isCanvas = true
    let version = document.toolsVersion ?? .max
    let (xcode8, xcode9, xcode12) = (11_134, 13_000, 17_000)
    if version < xcode12 { traits.systemFontEdition = .beforeIOS14 }
    if version < xcode9 { traits.avoidsOrphans = false }
    guard let reference = document.device, let device = CanvasDevice.named(reference.id) else {
      traits.scale = 2
      traits.sizeClasses = SizeClasses(width: nil, height: nil)
      if version < xcode8 { traits.textSize = .medium }
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
