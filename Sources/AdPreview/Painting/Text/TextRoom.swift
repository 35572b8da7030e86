import Cells
import InterfaceBuilder

/// The cells that a text may spread into when its own do not suffice.
struct TextRoom: Sendable {
  /// The view whose ground the text lies on, as cells.
  let bounds: CellRect
  private let frame: CellRect
  private let obstacles: [CellRect]
  private let claims: CellClaims
  private let strangers: Set<Int>

  private let marker: CellRect?
  private let margin: Int
  /// Whether the text leaves the outermost columns of its ground blank: what the device cuts anyway may lose a letter more.
  private let keepsOffEdges: Bool

  /// Gathers what limits a text.
  ///
  /// - Parameters:
  ///   - item: The text.
  ///   - scene: The views.
  ///   - shapes: The positions of the views that are seen whether or not they have a text.
  ///   - claims: The cells of texts that are placed already.
  ///   - strangers: The texts that are clear of this one on the device, so that they must be in cells too.
  ///   - marker: The cells of AdChoices, if the text is clear of it on the device.
  ///   - margin: Columns that stay blank between the text and a shape beside it.
  init(
    for item: TextItem, in scene: Scene, shapes: [Int], claims: CellClaims, strangers: Set<Int>,
    marker: CellRect?, margin: Int = 1
  ) {
    let own = scene.views[item.position]
    var bounds = own.clip
    var obstacles: [CellRect] = []
    for ancestor in scene.ancestors(of: own) {
      if scene.isObstacle(ancestor) || scene[ancestor].clipsContents {
        bounds = bounds.intersection(scene.inside(ancestor))
      }
    }
    for position in shapes where position != item.position {
      let other = scene.views[position]
      let cells = other.cells.intersection(other.clip)
      guard !cells.isEmpty, !scene.isView(other, inside: own), !scene.isView(own, inside: other)
      else { continue }
      if position < item.position, cells.intersection(item.frame) == item.frame {
        // The text lies on this shape and should not leave it.
        bounds = bounds.intersection(cells)
      } else {
        obstacles.append(cells)
      }
    }
    if let marker { obstacles.append(marker) }
    self.bounds = bounds
    self.obstacles = obstacles
    self.claims = claims
    self.strangers = strangers
    frame = item.frame
    self.marker = marker
    self.margin = margin
    keepsOffEdges = item.isTruncatedOnDevice
  }

  /// Whether the text may take a cell.
  ///
  /// Its own cells are its own, whatever shape lies on them. One blank column stays between two texts.
  func isFree(column: Int, row: Int) -> Bool {
    guard bounds.contains(column: column, row: row) else { return false }
    if frame.contains(column: column, row: row) {
      if let marker, marker.contains(column: column, row: row) { return false }
    } else if obstacles.contains(where: { obstacle in
      row >= obstacle.row && row < obstacle.endRow && column >= obstacle.column - margin
        && column < obstacle.endColumn + margin
    }) {
      return false
    } else if keepsOffEdges, column == bounds.column || column == bounds.endColumn - 1 {
      return false
    }
    return (column - 1...column + 1).allSatisfy { !isClaimed(column: $0, row: row) }
  }

  /// Returns the free columns around a column that hold in all of some rows; nil where the column is taken.
  func columns(around anchor: Int, rows: Range<Int>) -> Range<Int>? {
    func isFree(_ column: Int) -> Bool {
      rows.allSatisfy { self.isFree(column: column, row: $0) }
    }
    guard isFree(anchor) else { return nil }
    var start = anchor
    var end = anchor + 1
    while isFree(start - 1) { start -= 1 }
    while isFree(end) { end += 1 }
    return start..<end
  }

  /// Whether every cell of a rectangle is free.
  func isFree(_ rect: CellRect) -> Bool {
    for row in rect.row..<rect.endRow {
      for column in rect.column..<rect.endColumn where !isFree(column: column, row: row) {
        return false
      }
    }
    return true
  }

  private func isClaimed(column: Int, row: Int) -> Bool {
    claims.owner(column: column, row: row).map(strangers.contains) ?? false
  }
}
