import Cells
import InterfaceBuilder
import NativeAds
import ViewLayout

extension AdChoicesMarker {
  /// The side of the marker in points.
  ///
  /// The SDK's own size is not documented; Google's snippet for a view of one's own takes 15.
  static let side = 15.0

  /// Finds the place of AdChoices; nil where the ad has none.
  ///
  /// - Parameters:
  ///   - ad: The ad.
  ///   - options: The corner that is asked for.
  ///   - scene: The views.
  ///   - view: The layout's own view for AdChoices; nil where the SDK places it.
  init?(for ad: NativeAd, options: PreviewOptions, in scene: Scene, view: SceneView?) {
    guard let adChoices = AdChoices(of: ad, isEEA: options.isEEA) else { return nil }
    let position: AdChoicesPosition
    switch options.adChoices {
    case .none: return nil
    case .corner(let corner): position = corner
    case .preferred: position = adChoices.position
    }
    let bounds = scene.root.rect
    let open = view.flatMap { scene.layout.openSizes[$0.index] }
    if let view, !view.isHidden, open != nil || !view.rect.isEmpty {
      rect = open.map { Self.rect(in: view.rect, of: $0) } ?? view.rect
      corner = Self.nearestCorner(to: rect, in: bounds)
    } else {
      rect = Self.rect(in: position, of: bounds)
      corner = position
    }
    cells = Self.cells(of: rect, corner: corner, in: scene)
  }

  private static func rect(in corner: AdChoicesPosition, of bounds: Rect) -> Rect {
    let isLeft = corner == .topLeft || corner == .bottomLeft
    let isTop = corner == .topLeft || corner == .topRight
    return Rect(
      x: isLeft ? 0 : bounds.width - side, y: isTop ? 0 : bounds.height - side, width: side,
      height: side)
  }

  /// Where the icon is in a view of open size: it needs no more of the view than its own side, at the edges that are held.
  private static func rect(in view: Rect, of open: OpenSize) -> Rect {
    var rect = view
    if let edge = open.horizontal {
      rect.x = edge == .near ? view.x : view.maxX - side
      rect.width = side
    }
    if let edge = open.vertical {
      rect.y = edge == .near ? view.y : view.maxY - side
      rect.height = side
    }
    return rect
  }

  private static func nearestCorner(to rect: Rect, in bounds: Rect) -> AdChoicesPosition {
    let isLeft = rect.midX < bounds.midX
    let isTop = rect.midY <= bounds.midY
    return isTop ? (isLeft ? .topLeft : .topRight) : (isLeft ? .bottomLeft : .bottomRight)
  }

  /// At least two columns by one row, and inside the grid as far as that is large enough.
  private static func cells(
    of rect: Rect, corner: AdChoicesPosition, in scene: Scene
  ) -> CellRect {
    var cells = scene.scale.visibleRect(rect)
    let isLeft = corner == .topLeft || corner == .bottomLeft
    if cells.columns < 2 {
      if !isLeft { cells.column -= 2 - cells.columns }
      cells.columns = 2
    }
    let grid = scene.bounds
    cells.columns = min(cells.columns, grid.columns)
    cells.rows = min(cells.rows, grid.rows)
    cells.column = max(0, min(cells.column, grid.columns - cells.columns))
    cells.row = max(0, min(cells.row, grid.rows - cells.rows))
    return cells
  }
}

extension Grid {
  /// Draws AdChoices whole and last: its cells hold nothing else.
  ///
  /// Paper and ink follow the ground, so that the marker can be read on light and dark ads alike.
  mutating func put(_ marker: AdChoicesMarker, isASCII: Bool, palette: DocumentPalette) {
    let cells = marker.cells
    let isLeft = marker.corner == .topLeft || marker.corner == .bottomLeft
    let isTop = marker.corner == .topLeft || marker.corner == .topRight
    let column = isLeft ? cells.column : cells.endColumn - 2
    let row = isTop ? cells.row : cells.endRow - 1
    let ground =
      cells.isEmpty ? nil : self[max(0, column), row].style.background
    let isLight = StandIn.isLight(ground ?? palette.background.cellColor)
    let paper: Cells.Color = isLight ? .white : .black
    restyle(cells) { style in style.background = paper.over(style.background ?? paper, alpha: 0.7) }
    for place in cells.row..<cells.endRow {
      for across in cells.column..<cells.endColumn {
        let below = self[across, place].style.background
        fill(CellRect(column: across, row: place, columns: 1, rows: 1), background: below)
      }
    }
    put(
      isASCII ? ">i" : "▷i", column: column, row: row,
      style: Style(
        foreground: isLight ? Cells.Color(rgb: 0x0076A3) : Cells.Color(rgb: 0x60C8F0),
        attributes: .bold),
      clip: cells)
  }
}
