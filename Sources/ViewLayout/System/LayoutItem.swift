import InterfaceBuilder
import LinearConstraints

/// What a constraint can speak of.
enum LayoutItem: Sendable {
  /// A view.
  case view(ViewIndex)
  /// A guide whose edges lie at fixed distances inside a view.
  case inset(ViewIndex, InsetGuide)
  /// The content area of a scroll view.
  case contentArea(ViewIndex)
  /// A guide that constraints place, in the coordinates of its view.
  case guide(ViewIndex, Box)

  /// The view that the item is, or belongs to.
  var view: ViewIndex {
    switch self {
    case .view(let view), .inset(let view, _), .contentArea(let view), .guide(let view, _): view
    }
  }
}

/// Guides that follow a view's edges at a distance.
enum InsetGuide: Sendable {
  case safeArea, layoutMargins, readableContent
  /// A storyboard's legacy top guide: the strip above the content.
  case top
  /// A storyboard's legacy bottom guide: the strip below the content.
  case bottom
}
