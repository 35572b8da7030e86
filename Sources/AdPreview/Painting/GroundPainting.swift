import Cells
import InterfaceBuilder

extension AdPainter {
  /// Decides which rows the ground of a view's text covers.
  func textGround(of view: SceneView, text: PlacedText?) -> TextGround {
    let cells = scene.scale.visibleRect(view.rect)
    let plain = TextGround(rows: cells.row..<cells.endRow)
    // Without colours a ground is not seen, and halves of it would be bars of ink.
    guard !isASCII, !options.isMonochrome, scene.outline(of: view) == .none,
      let lines = text?.lines, let first = lines.first, let last = lines.last
    else { return plain }
    let start = lines.reduce(cells.column) { min($0, $1.column) }
    let end = lines.reduce(cells.endColumn) { max($0, $1.cells.endColumn) }
    let room = GroundRoom(
      of: view, columns: start..<end, rows: cells.row..<cells.endRow, scene: scene, texts: texts)
    let height = scene.scale.cell.height
    let ground = TextGround(
      top: view.rect.y / height, bottom: view.rect.maxY / height,
      around: first.row..<last.row + 1, plain: cells.row..<cells.endRow, tops: room.tops,
      bottoms: room.bottoms)
    guard let ground, isBlank(ground, columns: start..<end, clip: view.clip) else { return plain }
    return ground
  }

  /// Whether nothing is drawn yet where a ground covers half a cell, so that there is no third colour in it.
  private func isBlank(_ ground: TextGround, columns: Range<Int>, clip: CellRect) -> Bool {
    [ground.upperEdge, ground.lowerEdge].allSatisfy { row in
      guard let row else { return true }
      let strip = CellRect(column: columns.lowerBound, row: row, columns: columns.count, rows: 1)
      let area = strip.intersection(clip).intersection(grid.bounds)
      return (area.column..<area.endColumn).allSatisfy { grid[$0, row].isBlank }
    }
  }

  /// Fills some columns of a text's ground.
  mutating func fill(_ ground: TextGround, columns: Range<Int>, _ color: RGBA, clip: CellRect) {
    let rows = ground.rows
    fill(
      CellRect(
        column: columns.lowerBound, row: rows.lowerBound, columns: columns.count,
        rows: rows.count), color, clip: clip)
    guard color.alpha > 0.005 else { return }
    for (row, half) in [(ground.upperEdge, "▄"), (ground.lowerEdge, "▀")] {
      guard let row else { continue }
      let strip = CellRect(column: columns.lowerBound, row: row, columns: columns.count, rows: 1)
      let area = strip.intersection(clip).intersection(grid.bounds)
      for column in area.column..<area.endColumn {
        let cell = CellRect(column: column, row: row, columns: 1, rows: 1)
        grid.put(half, column: column, row: row, style: ink(color, at: cell, clip: clip))
      }
    }
  }
}
