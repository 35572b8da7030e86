import Cells
import InterfaceBuilder

/// Finds a place in cells for every text of a scene.
///
/// Lines stay where the device has them as long as that works: in the row that their centre lies in, at the column
/// of their alignment. Cells are coarser than points, so that a text may need more columns than its view has, or
/// two texts may meet in a row. Such a text spreads into free cells on the side that it is not flush with, is broken
/// anew unless its view shows one line only, or its neighbours move along, and it is cut only when all of that fails.
struct TextPlanner {
  let scene: Scene
  let items: [TextItem]
  let shapes: [Int]
  private let marker: AdChoicesMarker?
  var claims: CellClaims

  /// Prepares the texts of a scene.
  init(scene: Scene, marker: AdChoicesMarker?) {
    self.scene = scene
    self.marker = marker
    items = scene.textItems()
    shapes = scene.views.indices.filter { scene.isObstacle(scene.views[$0]) }
    claims = CellClaims(bounds: scene.bounds)
  }

  /// Returns the placed texts by the position of their view in the scene.
  static func plan(_ scene: Scene, marker: AdChoicesMarker?) -> [Int: PlacedText] {
    var planner = TextPlanner(scene: scene, marker: marker)
    return planner.plan()
  }

  private mutating func plan() -> [Int: PlacedText] {
    var placed: [Int: PlacedText] = [:]
    var pending: [Int] = []
    for index in items.indices.sorted(by: isBefore) {
      let item = items[index]
      if let lines = naturalLines(of: item), isClear(lines, of: index) {
        claim(lines, by: index)
        placed[item.position] = PlacedText(item: item, lines: lines)
      } else {
        pending.append(index)
      }
    }
    for (turn, index) in pending.enumerated() {
      // A paragraph spreads over rows and columns; a text of one line whose turn comes later would be left out.
      let later =
        items[index].isSingleLine
        ? [] : pending[(turn + 1)...].filter { items[$0].isSingleLine }
      for other in later { reserve(other) }
      var text = place(index, margin: 1)
      if isStrange(text, for: index), placeByShifting(index, placed: &placed) { continue }
      if text.isTruncated {
        // A text that touches a shape is better than one that is cut.
        let closer = place(index, margin: 0)
        if !closer.isTruncated { text = closer }
      }
      for other in later { claims.release(other) }
      claim(text.lines, by: index)
      placed[items[index].position] = text
    }
    return placed
  }

  /// Keeps the cells that a text of one line has on the device, where they are free.
  private mutating func reserve(_ index: Int) {
    let item = items[index]
    let row = naturalRow(of: item)
    let clip = scene.views[item.position].clip
    for column in item.frame.column..<item.frame.endColumn {
      let cell = CellRect(column: column, row: row, columns: 1, rows: 1)
      guard claims.owner(column: column, row: row) == nil else { continue }
      claims.claim(cell.intersection(clip), by: index)
    }
  }

  /// Whether a text is cut, broken or in another row although its neighbours might make room for it.
  private func isStrange(_ text: PlacedText, for index: Int) -> Bool {
    let item = items[index]
    if text.isTruncated || text.lines.count > item.lines.count { return true }
    return item.isSingleLine && text.lines.first?.row != naturalRow(of: item)
      && isBeside(index, strangers(of: index))
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    let (a, b) = (items[left], items[right])
    let rows = (a.centers.first ?? 0, b.centers.first ?? 0)
    return rows.0 != rows.1 ? rows.0 < rows.1 : (a.rect.x, left) < (b.rect.x, right)
  }

  private mutating func claim(_ lines: [PlacedText.Line], by index: Int) {
    let clip = scene.views[items[index].position].clip
    for line in lines { claims.claim(line.cells.intersection(clip), by: index) }
  }

  // MARK: Where the device has it

  /// Returns the lines at the place that the device gives them; nil if they do not fit the view's cells.
  private func naturalLines(of item: TextItem) -> [PlacedText.Line]? {
    guard let rows = naturalRows(of: item) else { return nil }
    guard item.lines.allSatisfy({ $0.width <= item.frame.columns }) else { return nil }
    let columns = item.frame.column..<item.frame.endColumn
    return zip(item.lines, rows).map { line, row in
      PlacedText.Line(
        text: line, column: column(of: line.width, in: columns, item: item), row: row)
    }
  }

  /// Returns the row that the text's centre lies in, and around it the other lines' rows at even distances.
  private func naturalRows(of item: TextItem) -> [Int]? {
    let frame = item.frame
    let count = item.centers.count
    guard count <= frame.rows, let first = item.centers.first, let last = item.centers.last else {
      return nil
    }
    guard count > 1 else { return [naturalRow(of: item)] }
    let height = scene.scale.cell.height
    let pitch = (last - first) / Double(count - 1) / height
    let room = (frame.rows - 1) / (count - 1)
    let distance = max(1, min(Int(pitch.rounded()), room))
    let middle = (first + last) / 2 / height
    let top = (middle - Double((count - 1) * distance) / 2).rounded(.down)
    let lastTop = frame.endRow - 1 - (count - 1) * distance
    let start = max(frame.row, min(Int(top), lastTop))
    return (0..<count).map { start + $0 * distance }
  }

  /// Returns the column at which a line begins, as its alignment says and within the given columns.
  func column(of width: Int, in columns: Range<Int>, item: TextItem) -> Int {
    let scale = scene.scale
    let ideal =
      switch item.edge {
      case .right: scale.column(item.rect.maxX) - width
      case .center: scale.column(item.rect.midX - Double(width) / 2 * scale.cell.width)
      case .left: scale.column(item.rect.x)
      }
    return max(columns.lowerBound, min(ideal, columns.upperBound - width))
  }

  /// Whether lines meet neither AdChoices nor a text that they are clear of on the device, and leave a blank
  /// beside such a text.
  private func isClear(_ lines: [PlacedText.Line], of index: Int) -> Bool {
    let strangers = strangers(of: index)
    let marker = markerCells(clearOf: items[index])
    return lines.allSatisfy { line in
      var cells = line.cells
      if let marker, !marker.intersection(cells).isEmpty { return false }
      cells.column -= 1
      cells.columns += 2
      return claims.owners(in: cells).isDisjoint(with: strangers)
    }
  }

  /// The texts that do not overlap a text on the device.
  func strangers(of index: Int) -> Set<Int> {
    let rect = items[index].rect
    return Set(
      items.indices.filter { other in
        guard other != index else { return false }
        guard let common = rect.intersection(items[other].rect) else { return true }
        return common.height < 0.3 * min(rect.height, items[other].rect.height)
          || common.width < 2
      })
  }

  func markerCells(clearOf item: TextItem) -> CellRect? {
    guard let marker, marker.rect.intersection(item.rect) == nil else { return nil }
    return marker.cells
  }

  /// Returns the row that a text of one line stands in on the device.
  func naturalRow(of item: TextItem) -> Int {
    let row = scene.scale.rowContaining(item.centers.first ?? item.rect.midY)
    return max(item.frame.row, min(row, item.frame.endRow - 1))
  }

  /// Whether the texts that a text meets in its row stand beside it on the device, not above or below.
  func isBeside(_ index: Int, _ strangers: Set<Int>) -> Bool {
    let item = items[index]
    let row = CellRect(
      column: item.frame.column - 1, row: naturalRow(of: item), columns: item.frame.columns + 2,
      rows: 1)
    return claims.owners(in: row).intersection(strangers).allSatisfy { other in
      let rect = items[other].rect
      return min(rect.maxX, item.rect.maxX) - max(rect.x, item.rect.x) < 2
    }
  }
}
