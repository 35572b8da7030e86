import Cells
import InterfaceBuilder
import NativeAds

/// The AdChoices marker.
public struct AdChoicesMarker: Equatable, Sendable {
  /// The corner.
  public var corner: AdChoicesPosition
  /// Points, in the ad view's coordinates.
  public var rect: Rect
  /// Cells, in the grid's coordinates.
  public var cells: CellRect
}

/// The layout's own mark that this is an ad.
public struct Attribution: Equatable, Sendable {
  /// The label's id.
  public var id: String?
  /// The label's text.
  public var text: String
}
