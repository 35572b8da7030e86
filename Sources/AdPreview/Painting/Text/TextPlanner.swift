import Cells
import InterfaceBuilder

/// Finds a place in cells for every text of a scene.
///
/// Lines stay where the device has them as long as that works: in the row that their centre lies in, at the column
/// of their alignment. Cells are coarser than points, so that a text may need more columns than its view has, or
/// two texts may meet in a row. Such a text is shifted, broken anew or spread into free cells, and cut only when
/// all of that fails.
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
        placed[item.position] = PlacedText(item: item, lines: lines, isTruncated: false)
      } else {
        pending.append(index)
      }
    }
    for index in pending {
      var text = place(index, margin: 1)
      if isStrange(text, for: index), placeByShifting(index, placed: &placed) { continue }
      if text.isTruncated { text = place(index, margin: 0) }
      claim(text.lines, by: index)
      placed[items[index].position] = text
    }
    return placed
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
      switch item.alignment {
      case .right: scale.column(item.rect.maxX) - width
      case .center: scale.column(item.rect.midX - Double(width) / 2 * scale.cell.width)
      case .left, .justified, .natural: scale.column(item.rect.x)
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
}

// MARK: - Where else it can go

extension TextPlanner {
  private func place(_ index: Int, margin: Int) -> PlacedText {
    let item = items[index]
    let strangers = strangers(of: index)
    let room = TextRoom(
      for: item, in: scene, shapes: shapes, claims: claims, strangers: strangers,
      marker: markerCells(clearOf: item), margin: margin)
    var best: (lines: [PlacedText.Line], shown: Int)?
    for region in regions(for: item, room: room, isBeside: isBeside(index, strangers)) {
      let lines = item.shown.wrapped(to: region.columns)
      if lines.count <= region.rows, lines.allSatisfy({ $0.text.width <= region.columns }) {
        return PlacedText(
          item: item, lines: position(lines, in: region, item: item), isTruncated: false)
      }
      let cut = item.shown.wrapped(
        to: region.columns, maximumLines: region.rows, overflow: item.overflow)
      let shown = cut.reduce(0) { $0 + $1.text.width }
      if best.map({ shown > $0.shown }) ?? true {
        best = (position(cut, in: region, item: item), shown)
      }
    }
    // Two texts that touch are better than one that is cut.
    if let lines = naturalLines(of: item),
      lines.allSatisfy({ claims.owners(in: $0.cells).isDisjoint(with: strangers) }),
      markerCells(clearOf: item).map({ marker in
        lines.allSatisfy { marker.intersection($0.cells).isEmpty }
      }) ?? true
    {
      return PlacedText(item: item, lines: lines, isTruncated: false)
    }
    if let best { return PlacedText(item: item, lines: best.lines, isTruncated: true) }
    // There is no free cell at all: the text stays where the device has it, over what is there.
    let cut = item.shown.wrapped(
      to: item.frame.columns, maximumLines: item.frame.rows, overflow: item.overflow)
    return PlacedText(
      item: item, lines: position(cut, in: item.frame, item: item), isTruncated: true)
  }

  /// Whether the texts that a text meets in its row stand beside it on the device, not above or below.
  private func isBeside(_ index: Int, _ strangers: Set<Int>) -> Bool {
    let item = items[index]
    let row = CellRect(
      column: item.frame.column - 1, row: naturalRow(of: item), columns: item.frame.columns + 2,
      rows: 1)
    return claims.owners(in: row).intersection(strangers).allSatisfy { other in
      let rect = items[other].rect
      return min(rect.maxX, item.rect.maxX) - max(rect.x, item.rect.x) < 2
    }
  }

  /// Returns the regions to try, the least strange first.
  private func regions(for item: TextItem, room: TextRoom, isBeside: Bool) -> [CellRect] {
    let frame = item.frame
    let middle = naturalRow(of: item)
    let around = [1, -1, 2, -2].map { middle + $0 }
    var regions: [CellRect] = []
    func add(rows: Range<Int>, spreading: Bool) {
      let own = CellRect(
        column: frame.column, row: rows.lowerBound, columns: frame.columns, rows: rows.count)
      if !spreading {
        if room.isFree(own) { regions.append(own) }
      } else if let columns = columns(around: item, rows: rows, room: room) {
        regions.append(
          CellRect(
            column: columns.lowerBound, row: rows.lowerBound, columns: columns.count,
            rows: rows.count))
      }
    }

    let isNarrow = item.lines.contains { $0.width > frame.columns }
    if item.isSingleLine {
      if isNarrow {
        add(rows: middle..<middle + 1, spreading: true)
        add(rows: frame.row..<frame.endRow, spreading: false)
        for row in around where row >= frame.row && row < frame.endRow {
          add(rows: row..<row + 1, spreading: true)
        }
        add(rows: frame.row..<frame.endRow, spreading: true)
      } else {
        if isBeside { add(rows: middle..<middle + 1, spreading: true) }
        for row in around.prefix(2) { add(rows: row..<row + 1, spreading: false) }
        add(rows: middle..<middle + 1, spreading: true)
      }
      add(rows: frame.row..<frame.endRow + 1, spreading: true)
      add(rows: frame.row - 1..<frame.endRow, spreading: true)
      for row in around.prefix(2) { add(rows: row..<row + 1, spreading: true) }
      return regions
    }
    let ranges = [
      frame.row..<frame.endRow, frame.row..<frame.endRow + 1, frame.row - 1..<frame.endRow,
      frame.row - 1..<frame.endRow + 1, frame.row..<frame.endRow + 2,
    ]
    for rows in ranges.prefix(3) { add(rows: rows, spreading: false) }
    for rows in ranges { add(rows: rows, spreading: true) }
    return regions
  }

  private func columns(around item: TextItem, rows: Range<Int>, room: TextRoom) -> Range<Int>? {
    let frame = item.frame
    let middle = frame.column + frame.columns / 2
    let anchors =
      switch item.alignment {
      case .right: [frame.endColumn - 1, middle, frame.column]
      case .center: [middle, frame.column, frame.endColumn - 1]
      case .left, .justified, .natural: [frame.column, middle, frame.endColumn - 1]
      }
    return anchors.lazy.compactMap { room.columns(around: $0, rows: rows) }.first
  }

  func naturalRow(of item: TextItem) -> Int {
    let row = scene.scale.rowContaining(item.centers.first ?? item.rect.midY)
    return max(item.frame.row, min(row, item.frame.endRow - 1))
  }

  /// Places lines in a region, in the middle of rows that are left over.
  private func position(
    _ lines: [PlacedText.Line], in region: CellRect, item: TextItem
  ) -> [PlacedText.Line] {
    let top =
      item.isSingleLine && lines.count == 1
      ? max(region.row, min(naturalRow(of: item), region.endRow - 1))
      : region.row + max(0, (region.rows - lines.count) / 2)
    let columns = region.column..<region.endColumn
    return lines.enumerated().map { offset, line in
      var line = line
      line.column = column(of: line.text.width, in: columns, item: item)
      line.row = top + offset
      return line
    }
  }
}
