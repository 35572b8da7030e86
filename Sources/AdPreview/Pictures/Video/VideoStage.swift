import Cells
import Pictures

/// Where an ad shows its video, with everything that lies above it.
///
/// The ad is drawn with another frame by painting what stands in front of the video once more; nothing is laid out
/// again, and what is behind stays. The result is what a whole rendering would give.
public struct VideoStage: Sendable {
  /// The object id of the media view.
  public let viewID: String
  /// The video's file; nil where the ad has none, so that the poster stands while the video plays.
  public let path: String?
  /// The length that the ad states, in seconds; 0 where it states none.
  public let duration: Double
  /// The cells of the video in the grid; other views may lie above some.
  public let cells: CellRect
  /// The part of the video that is seen.
  public let crop: PictureCrop

  private let start: VideoStart
  private let painter: AdPainter
  private let finish: FrameFinish

  /// Keeps what the painter had when it came to the video.
  init(_ start: VideoStart, of painter: AdPainter, finish: FrameFinish) {
    viewID = painter.scene.tree.nodes[painter.scene.views[start.position].index].id
    path = start.path
    duration = start.duration
    cells = start.cells
    crop = start.drawing.crop
    self.start = start
    self.painter = painter
    self.finish = finish
  }

  /// The pixels that a frame must have.
  public var size: PictureSize { start.drawing.pixels }

  /// Draws the ad with a frame of its video.
  ///
  /// - Parameters:
  ///   - frame: A frame of ``size``; nil for the poster, or its outline where that has not been drawn yet.
  ///   - overlay: What the media view draws over it.
  /// - Throws: ``PictureError/noLibrary`` where frames cannot be turned into cells.
  public func grid(
    showing frame: PicturePixels?, _ overlay: VideoOverlay
  ) throws(PictureError) -> Grid {
    var painter = painter
    painter.grid = start.grid
    painter.pictureCells = start.pictureCells
    painter.layers = start.layers
    let drawn = try frame.map { frame throws(PictureError) in
      try start.drawing.cells(of: frame, over: start.grounds)
    }
    if let drawn = drawn ?? start.poster {
      painter.put(drawn, at: cells)
    } else {
      painter.paintGround(of: painter.scene.views[start.position])
      painter.paintOutline(start.plan, of: painter.scene.views[start.position])
    }
    painter.grid.put(overlay, in: cells, isASCII: painter.isASCII)
    painter.paintAbovePicture(at: start.position, isFramed: start.isFramed)
    for position in painter.scene.views.indices.dropFirst(start.position + 1) {
      painter.paintView(at: position)
    }
    return finish.finished(&painter)
  }
}
