import Cells

extension TextPlanner {
  /// Finds a place for a text that cannot stand as the device has it.
  ///
  /// - Parameters:
  ///   - index: The text.
  ///   - margin: Columns that stay blank between the text and a shape beside it.
  func place(_ index: Int, margin: Int) -> PlacedText {
    let item = items[index]
    let strangers = strangers(of: index)
    let room = TextRoom(
      for: item, in: scene, shapes: shapes, claims: claims, strangers: strangers,
      marker: markerCells(clearOf: item), margin: margin)
    let regions = regions(for: item, room: room, isBeside: isBeside(index, strangers))
    for region in regions {
      if let lines = whole(item, in: region) {
        return PlacedText(item: item, lines: position(lines, in: region, item: item))
      }
    }
    let row = naturalRow(of: item)
    var best: (cut: PlacedText, worth: Int)?
    for region in regions {
      let cut = cut(item, in: region)
      let shown = cut.lines.reduce(0) { $0 + $1.text.width }
      // Half a text in its own row says more than the whole somewhere else.
      let worth = (region.row..<region.endRow).contains(row) ? 2 * shown : shown
      if best.map({ worth > $0.worth }) ?? true { best = (cut, worth) }
    }
    // Two texts in the same cells could neither be read: without a free cell the text is left out.
    return best?.cut
      ?? PlacedText(
        item: item, lines: [], cut: .columns(needed: item.shown.width, available: 0))
  }

  /// Breaks a text so that a region holds the whole of it, in no more columns beyond its own than it takes; nil if
  /// that cannot be.
  private func whole(_ item: TextItem, in region: CellRect) -> [PlacedText.Line]? {
    let limit = item.lineLimit(in: region.rows)
    func lines(in columns: Int) -> [PlacedText.Line]? {
      let lines = item.shown.wrapped(to: columns)
      return lines.count <= limit && lines.allSatisfy { $0.text.width <= columns } ? lines : nil
    }
    guard region.columns >= item.widestWord, var best = lines(in: region.columns) else {
      return nil
    }
    var least = min(region.columns, max(item.frame.columns, item.widestWord))
    var most = region.columns
    while least < most, limit > 1 {
      let middle = (least + most) / 2
      if let lines = lines(in: middle) {
        (best, most) = (lines, middle)
      } else {
        least = middle + 1
      }
    }
    return best
  }

  /// Cuts a text so that it fits into a region.
  private func cut(_ item: TextItem, in region: CellRect) -> PlacedText {
    let limit = item.lineLimit(in: region.rows)
    let lines = item.shown.wrapped(
      to: region.columns, maximumLines: limit, overflow: item.overflow)
    let cut =
      limit == 1
      ? TextCut.columns(needed: item.shown.width, available: region.columns)
      : .rows(needed: item.shown.wrapped(to: region.columns).count, available: limit)
    return PlacedText(item: item, lines: position(lines, in: region, item: item), cut: cut)
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

// MARK: - Regions

extension TextPlanner {
  /// Returns the regions to try, the least strange first.
  private func regions(for item: TextItem, room: TextRoom, isBeside: Bool) -> [CellRect] {
    let frame = item.frame
    var regions: [CellRect] = []
    func add(_ rows: Range<Int>, spreading: Bool) {
      let columns =
        spreading
        ? columns(of: item, rows: rows, room: room) : frame.column..<frame.endColumn
      guard let columns else { return }
      let region = CellRect(
        column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
      if spreading || room.isFree(region) { regions.append(region) }
    }

    let own = frame.row..<frame.endRow
    guard item.isSingleLine else {
      let higher = [own.lowerBound..<own.upperBound + 1, own.lowerBound - 1..<own.upperBound]
      add(own, spreading: false)
      add(own, spreading: true)
      for rows in higher { add(rows, spreading: false) }
      for rows in higher { add(rows, spreading: true) }
      add(own.lowerBound - 1..<own.upperBound + 1, spreading: true)
      add(own.lowerBound..<own.upperBound + 2, spreading: true)
      // Where a text above or below reaches into its cells, the rest of its rows is better than nothing.
      for taken in 1..<max(2, min(own.count, 4)) where own.count > taken {
        add(own.lowerBound + taken..<own.upperBound, spreading: true)
        add(own.lowerBound..<own.upperBound - taken, spreading: true)
      }
      return regions
    }

    let middle = naturalRow(of: item)
    let around = [1, -1, 2, -2].map { middle + $0 }
    let mayWrap = item.lineLimit(in: 2) > 1
    if isBeside { add(middle..<middle + 1, spreading: true) }
    if mayWrap, frame.rows > 1 {
      add(own, spreading: false)
      add(own, spreading: true)
    }
    for row in around where own.contains(row) { add(row..<row + 1, spreading: true) }
    if !isBeside {
      // Texts that stand below each other and meet in a row go on doing so.
      for row in around.prefix(2) { add(row..<row + 1, spreading: false) }
      for row in around.prefix(2) { add(row..<row + 1, spreading: true) }
      add(middle..<middle + 1, spreading: true)
    }
    if mayWrap {
      add(own.lowerBound..<own.upperBound + 1, spreading: true)
      add(own.lowerBound - 1..<own.upperBound, spreading: true)
    }
    for row in around.prefix(2) { add(row..<row + 1, spreading: true) }
    return regions
  }

  /// Returns the free columns that a text may spread into in some rows; nil if there are none.
  ///
  /// The text keeps to the side that it is flush with. Only in the row that the device has it in may it begin
  /// behind a text that reaches into its cells.
  private func columns(of item: TextItem, rows: Range<Int>, room: TextRoom) -> Range<Int>? {
    let frame = item.frame
    let isNatural = rows.contains(naturalRow(of: item))
    let anchors: [Int]
    switch item.edge {
    case .left:
      let first = firstColumn(of: item)
      anchors = Array(first..<max(first + 1, frame.endColumn))
    case .right: anchors = (frame.column..<frame.endColumn).reversed()
    case .center:
      let middle = frame.column + frame.columns / 2
      anchors = [middle] + (frame.column..<frame.endColumn)
    }
    for anchor in isNatural ? anchors[...] : anchors.prefix(1) {
      guard let free = room.columns(around: anchor, rows: rows) else { continue }
      switch item.edge {
      case .left: return anchor..<free.upperBound
      case .right: return free.lowerBound..<anchor + 1
      case .center: return free
      }
    }
    return nil
  }

  /// The column that a left-aligned text begins in.
  func firstColumn(of item: TextItem) -> Int {
    let last = max(item.frame.column, item.frame.endColumn - 1)
    return max(item.frame.column, min(scene.scale.column(item.rect.x), last))
  }
}
