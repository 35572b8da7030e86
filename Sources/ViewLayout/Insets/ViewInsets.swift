import InterfaceBuilder

/// Distances that guides and margins keep from each view's edges, in points, by view index.
struct ViewInsets: Equatable, Sendable {
  /// What bars and the device's shape cover.
  var safeArea: [EdgeInsets]
  /// Layout margins, the safe area included where the view asks for it.
  var margins: [EdgeInsets]
  /// Margins that keep text at a readable width.
  var readable: [EdgeInsets]
}
