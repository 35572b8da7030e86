import Cells
import InterfaceBuilder

/// The rows that the ground of a text covers, to half a row.
///
/// A row of cells is coarse: a button of 30 pt is two and a half of 12 pt, and its title stands in one of them, so that
/// a ground of whole rows has the title at its edge. Half rows are drawn with `▄` and `▀`.
struct TextGround: Equatable, Sendable {
  /// Half rows from the top of the grid: 2n is the upper half of row n, 2n + 1 the lower one.
  let halves: Range<Int>

  /// The rows that are covered whole.
  var rows: Range<Int> {
    let first = (halves.lowerBound + 1) / 2
    return first..<max(first, halves.upperBound / 2)
  }

  /// The row whose lower half is covered.
  var upperEdge: Int? { halves.lowerBound.isMultiple(of: 2) ? nil : halves.lowerBound / 2 }

  /// The row whose upper half is covered.
  var lowerEdge: Int? { halves.upperBound.isMultiple(of: 2) ? nil : halves.upperBound / 2 }

  /// Chooses the half rows around a text.
  ///
  /// An edge may be half a row off, as all that is painted may be. Of the grounds that this leaves, the one with the
  /// text nearest to its middle is taken, then the one without half rows, then the one nearest to the device's.
  ///
  /// - Parameters:
  ///   - top: The upper edge on the device, in rows.
  ///   - bottom: The lower edge on the device, in rows.
  ///   - text: The rows of the text.
  ///   - plain: The rows of the nearest ground of whole rows.
  ///   - tops: Where the upper edge may lie, in half rows.
  ///   - bottoms: Where the lower edge may lie, in half rows.
  /// - Returns: nil where no such ground holds the text.
  init?(
    top: Double, bottom: Double, around text: Range<Int>, plain: Range<Int>,
    tops: ClosedRange<Int>, bottoms: ClosedRange<Int>
  ) {
    func distance(_ half: Int, _ edge: Double) -> Double { abs(Double(half) / 2 - edge) }
    var best: (halves: Range<Int>, order: (Int, Int, Double, Int))?
    for start in tops where distance(start, top) < 0.501 && start <= 2 * text.lowerBound {
      for end in bottoms where distance(end, bottom) < 0.501 && end >= 2 * text.upperBound {
        let isPlain = start == 2 * plain.lowerBound && end == 2 * plain.upperBound
        let order = (
          abs((2 * text.lowerBound - start) - (end - 2 * text.upperBound)), isPlain ? 0 : 1,
          ((distance(start, top) + distance(end, bottom)) * 1000).rounded(),
          start % 2 + end % 2
        )
        if best.map({ order < $0.order }) ?? true { best = (start..<end, order) }
      }
    }
    guard let best else { return nil }
    halves = best.halves
  }

  /// A ground of whole rows.
  init(rows: Range<Int>) { halves = 2 * rows.lowerBound..<2 * rows.upperBound }
}

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
      return (area.column..<area.endColumn).allSatisfy { grid[$0, row].text == " " }
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
