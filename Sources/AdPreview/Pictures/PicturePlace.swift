import Cells
import InterfaceBuilder
import Pictures

/// The cells that a picture fills, and the part of it that they show.
///
/// The part that is seen on the device fills the cells whose edges are nearest to its own, so that nothing is off by
/// more than half a cell and pictures that touch on the device touch in cells.
struct PicturePlace: Equatable {
  /// Cells of the grid.
  let cells: CellRect
  /// The part of the picture.
  let crop: PictureCrop
  /// The part of the picture in points and the ad view's coordinates.
  private let seen: Rect
  /// Points of one pixel of the drawing.
  private let pixel: Size
  /// Whether the picture reaches all edges of its view, to within a cell.
  let fillsView: Bool

  /// Places a picture; nil where nothing of it is seen.
  ///
  /// - Parameters:
  ///   - picture: The whole picture in points, which may reach beyond its view.
  ///   - view: The view that shows it.
  init?(_ picture: Rect, of view: SceneView, in scene: Scene) {
    let isClipped = scene[view].clipsContents
    let bounds = isClipped ? view.rect.intersection(view.clipRect) : view.clipRect
    guard let bounds, let visible = picture.intersection(bounds) else { return nil }
    let whole = scene.scale.visibleRect(visible)
    let own = isClipped ? scene.scale.visibleRect(view.rect) : scene.bounds
    let clipped = whole.intersection(view.clip).intersection(own)
    guard !clipped.isEmpty else { return nil }
    cells = clipped
    let cell = Size(
      width: visible.width / Double(whole.columns), height: visible.height / Double(whole.rows))
    seen = Rect(
      x: visible.x + Double(clipped.column - whole.column) * cell.width,
      y: visible.y + Double(clipped.row - whole.row) * cell.height,
      width: Double(clipped.columns) * cell.width, height: Double(clipped.rows) * cell.height)
    let side = Double(PictureConverter.pixelsPerCell)
    pixel = Size(width: cell.width / side, height: cell.height / side)
    fillsView =
      abs(seen.x - view.rect.x) < cell.width && abs(seen.maxX - view.rect.maxX) < cell.width
      && abs(seen.y - view.rect.y) < cell.height && abs(seen.maxY - view.rect.maxY) < cell.height
    crop = PictureCrop(
      x: (seen.x - picture.x) / picture.width, y: (seen.y - picture.y) / picture.height,
      width: seen.width / picture.width, height: seen.height / picture.height)
  }

  /// Returns the shape that a view's layer cuts the picture to; nil where the picture stays as it is.
  ///
  /// Corners cut a picture only where the view clips. A border is part of the shape only where the picture reaches
  /// the edges of its view.
  func shape(of view: SceneView, in scene: Scene) -> PictureShape? {
    let layer = LayerStyle(scene[view])
    let border = fillsView ? scene.border(of: view)?.color : nil
    let clips = scene[view].clipsContents
    let rect = view.rect
    let radius = clips ? min(layer.cornerRadius, min(rect.width, rect.height) / 2) : 0
    guard radius > 0 || border != nil else { return nil }
    var shape = PictureShape(
      x: (rect.x - seen.x) / pixel.width, y: (rect.y - seen.y) / pixel.height,
      width: rect.width / pixel.width, height: rect.height / pixel.height,
      radiusX: radius / pixel.width, radiusY: radius / pixel.height)
    if let border {
      shape.borderX = layer.borderWidth / pixel.width
      shape.borderY = layer.borderWidth / pixel.height
      shape.borderColor = border.cellColor
      shape.borderOpacity = border.alpha
    }
    return shape
  }
}
