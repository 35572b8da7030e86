/// Where a constraint of the solver comes from, so that a report can say it in the author's terms.
enum ConstraintOrigin: Equatable, Sendable {
  /// The constraint with a position in the list of the view that owns it.
  case document(owner: ViewIndex, position: Int)
  /// The constraint with a position in the tree's added ones.
  case added(position: Int)
  /// The root's own place or size.
  case root(Axis)
  /// The wish of `systemLayoutSizeFitting` for the least height.
  case fitting
  /// No view is smaller than nothing.
  case nonnegative(ViewIndex, Axis)
  /// A saved frame with its autoresizing mask.
  case autoresizing(ViewIndex, Axis)
  /// Content hugging.
  case hugging(ViewIndex, Axis)
  /// Compression resistance.
  case compressionResistance(ViewIndex, Axis)
  /// An arrangement of a stack view.
  case stack(ViewIndex, StackRule)
  /// A hidden arranged view takes no room.
  case hiding(ViewIndex, Axis)
  /// A scroll view's content is as small as it can be.
  case contentSize(ViewIndex, Axis)
}

/// The constraints that a stack view makes, under UIKit's identifiers.
enum StackRule: String, Sendable {
  case canvasConnection = "canvas-connection"
  case spacing
  case fillEqually = "fill-equally"
  case fillProportionally = "fill-proportionally"
  case distributingEdge = "distributing-edge"
  case alignment
  case canvasFit = "canvas-fit"
  case spanningBoundary = "spanning-boundary"
  case spanningFit = "spanning-fit"
  case ambiguitySuppression = "ambiguity-suppression"
  case textWidthDisambiguation = "text-width-disambiguation"
}
