import Cells
import InterfaceBuilder
import Pictures

extension AdPainter {
  /// Takes the corners off a fill whose layer has a radius, a quarter of a cell at a time.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - halves: The half rows that its fill covers.
  ///   - columns: The columns that its fill covers.
  ///   - before: The cells before they were filled; nil for a layer without radius.
  mutating func roundCorners(
    of view: SceneView, halves: Range<Int>, columns: Range<Int>, before: Grid?
  ) {
    guard let before else { return }
    let layer = LayerStyle(scene[view])
    // A lower fill would be a bar with holes, and what is around the ad is not known.
    guard halves.count > 3, columns.count > 2, !isASCII,
      !options.isMonochrome, view.index != scene.root.index, scene.outline(of: view) == .none
    else { return }
    let side = Double(PictureConverter.pixelsPerCell)
    let cell = scene.scale.cell
    let radius = min(layer.cornerRadius, min(view.rect.width, view.rect.height) / 2)
    let shape = PictureShape(
      x: Double(columns.lowerBound) * side, y: Double(halves.lowerBound) * side / 2,
      width: Double(columns.count) * side, height: Double(halves.count) * side / 2,
      radiusX: radius / cell.width * side, radiusY: radius / cell.height * side)
    let reach = CellRect(
      column: 0, row: 0, columns: Int((shape.radiusX / side).rounded(.up)) + 1,
      rows: Int((shape.radiusY / side).rounded(.up)) + 1)
    let rows = halves.lowerBound / 2..<(halves.upperBound + 1) / 2
    let lines = scene.positions[view.index].flatMap { texts[$0]?.lines } ?? []
    let area = view.clip.intersection(grid.bounds)
    for row in rows where row < rows.lowerBound + reach.rows || row >= rows.upperBound - reach.rows
    {
      for column in columns
      where column < columns.lowerBound + reach.columns
        || column >= columns.upperBound - reach.columns
      {
        let isText = lines.contains { $0.cells.contains(column: column, row: row) }
        guard area.contains(column: column, row: row), !isText else { continue }
        round(column, row, shape, before: before[column, row])
      }
    }
    keepCorners(of: shape, columns: columns, rows: rows, reach: reach, in: area, before: before)
  }

  /// Keeps the corners of a fill for forms that draw them round: four, or two ends of one that is low or narrow.
  private mutating func keepCorners(
    of shape: PictureShape, columns: Range<Int>, rows: Range<Int>, reach: CellRect,
    in area: CellRect, before: Grid
  ) {
    func ends(_ range: Range<Int>, _ reach: Int) -> [Range<Int>] {
      range.count <= 2 * reach
        ? [range]
        : [
          range.lowerBound..<range.lowerBound + reach, range.upperBound - reach..<range.upperBound,
        ]
    }
    let side = Double(PictureConverter.pixelsPerCell)
    for band in ends(rows, reach.rows) {
      for end in ends(columns, reach.columns) {
        let cells = CellRect(
          column: end.lowerBound, row: band.lowerBound, columns: end.count, rows: band.count)
        let ground = before.cells(in: cells)
        let drawn = grid.cells(in: cells)
        // The fill's own colour is that of a cell that it covers whole.
        let middle = grid[(columns.lowerBound + columns.upperBound) / 2, rows.lowerBound]
        let color = middle.text == " " ? middle.style.background : middle.style.foreground
        guard cells.intersection(area) == cells, ground.allSatisfy(\.isBlank), let color else {
          continue
        }
        var corner = FrameCorner(cells: cells, drawn: drawn, before: ground, color: color)
        (corner.x, corner.y) = (shape.x / side, shape.y / side)
        (corner.columns, corner.rows) = (shape.width / side, shape.height / side)
        (corner.radiusColumns, corner.radiusRows) = (shape.radiusX / side, shape.radiusY / side)
        corners.append(corner)
      }
    }
  }

  private mutating func round(_ column: Int, _ row: Int, _ shape: PictureShape, before: Cell) {
    let half = PictureConverter.pixelsPerCell / 2
    var quarters = 0
    for (bit, place) in [(0, 0), (1, 0), (0, 1), (1, 1)].enumerated() {
      let x = (column * 2 + place.0) * half
      let y = (row * 2 + place.1) * half
      if shape.isMostly(overRows: y..<y + half, columns: x..<x + half) { quarters |= 1 << bit }
    }
    // What has a text or a picture already would get a third colour.
    guard quarters != 15, before.text == " " else { return }
    let filled = grid[column, row]
    let color = filled.text == " " ? filled.style.background : filled.style.foreground
    guard let color, quarters != 0 else {
      grid[column, row] = before
      return
    }
    grid[column, row] = Cell(
      text: String(Self.quarters[quarters]), width: 1,
      style: Style(foreground: color, background: before.style.background))
  }

  /// Blocks by the quarters that they fill: upper left, upper right, lower left, lower right from the lowest bit.
  private static let quarters = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
}
