import Cells
import Pictures

/// What a painter had painted when it came to a video.
struct VideoStart: Sendable {
  /// The media view's place in the order of painting.
  var position: Int
  /// Where the poster has its place.
  var plan: PicturePlan
  /// The video's file.
  var path: String?
  /// The length that the ad states, in seconds; 0 where it states none.
  var duration: Double
  /// Where the video stands.
  var cells: CellRect
  /// How its frames are drawn.
  var drawing: PictureDrawing
  /// The colours behind it.
  var grounds: [Color]
  /// What is shown before it plays; nil while it has not been drawn, so that its outline stands.
  var poster: [Cell?]?
  /// Whether its border is part of it.
  var isFramed: Bool
  /// What lies behind it.
  var grid: Grid
  /// The pictures behind it.
  var pictureCells: [CellRect]
  /// The pictures that lie behind the cells as themselves.
  var layers: [PictureLayer]
}
