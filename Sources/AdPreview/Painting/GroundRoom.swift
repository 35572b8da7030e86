import Cells
import InterfaceBuilder

/// Where the edges of a text's ground may lie.
///
/// An edge that touches another one on the device stays with it, and a ground does not grow into what stands above or
/// below.
struct GroundRoom: Equatable {
  /// What an edge may do.
  private struct Freedom: Equatable {
    var maySpread = true
    var mayShrink = true

    mutating func hold() { (maySpread, mayShrink) = (false, false) }
  }

  private let rows: Range<Int>
  private var upper = Freedom()
  private var lower = Freedom()

  /// Where the upper edge may lie, in half rows.
  var tops: ClosedRange<Int> {
    let edge = 2 * rows.lowerBound
    return edge - (upper.maySpread ? 1 : 0)...edge + (upper.mayShrink ? 1 : 0)
  }

  /// Where the lower edge may lie, in half rows.
  var bottoms: ClosedRange<Int> {
    let edge = 2 * rows.upperBound
    return edge - (lower.mayShrink ? 1 : 0)...edge + (lower.maySpread ? 1 : 0)
  }

  /// Looks at what is around a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - columns: The columns of its ground.
  ///   - rows: The rows whose edges are nearest to the view's.
  init(
    of view: SceneView, columns: Range<Int>, rows: Range<Int>, scene: Scene,
    texts: [Int: PlacedText]
  ) {
    self.rows = rows
    let above = CellRect(
      column: columns.lowerBound, row: rows.lowerBound - 1, columns: columns.count, rows: 1)
    let below = CellRect(
      column: columns.lowerBound, row: rows.upperBound, columns: columns.count, rows: 1)
    keep(inside: view.clip)
    if Self.touch(view.rect.y, 0) { upper.hold() }
    if Self.touch(view.rect.maxY, scene.root.rect.maxY) { lower.hold() }
    for other in scene.views where other.index != view.index && scene.isObstacle(other) {
      let rect = other.rect
      if scene.isView(view, inside: other) {
        if Self.touch(rect.y, view.rect.y) { upper.hold() }
        if Self.touch(rect.maxY, view.rect.maxY) { lower.hold() }
        keep(inside: scene.inside(other))
      } else if !scene.isView(other, inside: view), rect.x < view.rect.maxX,
        rect.maxX > view.rect.x
      {
        if Self.touch(rect.maxY, view.rect.y) { upper.hold() }
        if Self.touch(rect.y, view.rect.maxY) { lower.hold() }
        let cells = scene.scale.visibleRect(rect)
        if rect.maxY <= view.rect.y + 1 { keepClear(of: cells, above: above, below: nil) }
        if rect.y >= view.rect.maxY - 1 { keepClear(of: cells, above: nil, below: below) }
      }
    }
    let position = scene.positions[view.index]
    for (owner, text) in texts where owner != position {
      for line in text.lines { keepClear(of: line.cells, above: above, below: below) }
    }
  }

  private static func touch(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1 }

  private mutating func keep(inside cells: CellRect) {
    if rows.lowerBound <= cells.row { upper.maySpread = false }
    if rows.upperBound >= cells.endRow { lower.maySpread = false }
  }

  private mutating func keepClear(of cells: CellRect, above: CellRect?, below: CellRect?) {
    if let above, !cells.intersection(above).isEmpty { upper.maySpread = false }
    if let below, !cells.intersection(below).isEmpty { lower.maySpread = false }
  }
}
