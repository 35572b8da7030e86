import AdPreview
import Cells

/// An ad on a device, as it stands in a pane.
struct Stand: Sendable {
  /// The ad as it was drawn.
  var rendered: RenderedAd
  /// The ad's name; nil where the layout is shown without one.
  var adName: String?
  /// The ad with its video as it is now; nil where nothing plays.
  var playing: Grid?

  /// The ad's cells as they are now.
  var grid: Grid { playing ?? rendered.grid }
}
