import Cells

/// Where the panes are on a screen.
///
/// Below 100 columns the inspector folds away, below 70 the lists too, below 16 rows the events: the ad is what stays, and
/// ``SideColumns`` gives way to it. An inspector that is folded away takes the place of the lists where it is asked for or
/// has the keys; any other folded pane takes the ad's place while it has the keys.
struct ScreenLayout: Equatable {
  /// The columns below which a screen, or a part of it, is too small for anything.
  static let leastColumns = 12
  /// The rows below which a screen is too small for anything.
  static let leastRows = 5

  /// Where each pane is; folded ones are missing.
  private(set) var panes: [PaneKind: CellRect] = [:]
  /// The line that tells what is shown; nil where there is no room.
  private(set) var statusRow: Int?
  /// The line of keys, prompt and messages; nil where there is no room.
  private(set) var barRow: Int?

  /// Lays the panes out.
  /// - Parameters:
  ///   - columns: The screen's columns.
  ///   - rows: The screen's rows.
  ///   - focus: The pane that has the keys.
  ///   - hidden: Panes that are not wanted now.
  ///   - raisesInspector: Whether the inspector may have the place of the lists.
  ///   - listColumns: The columns of the lists; nil for a share of the screen.
  ///   - inspectorColumns: The columns of the inspector; nil for a share of the screen.
  ///   - upperListRows: The rows of the upper list; nil for half of the column.
  ///   - eventRows: The rows of the events; nil for a share of the screen.
  ///   - needs: The columns that the ad and the names of layouts need.
  init(
    columns: Int, rows: Int, focus: PaneKind, hidden: Set<PaneKind> = [],
    raisesInspector: Bool = false, listColumns: Int? = nil, inspectorColumns: Int? = nil,
    upperListRows: Int? = nil, eventRows: Int? = nil, needs: ColumnNeeds = ColumnNeeds()
  ) {
    guard columns >= Self.leastColumns, rows >= Self.leastRows else {
      panes[.ad] = CellRect(column: 0, row: 0, columns: columns, rows: rows)
      return
    }
    barRow = rows - 1
    statusRow = rows >= 8 ? rows - 2 : nil
    var area = CellRect(column: 0, row: 0, columns: columns, rows: statusRow ?? rows - 1)

    if rows >= 16, !hidden.contains(.events) {
      let height = eventRows.map { max(3, min($0, rows - 9)) } ?? min(12, max(4, rows / 5))
      panes[.events] = Self.cut(&area, bottom: height)
    }
    let lists = [PaneKind.layouts, .ads].filter { !hidden.contains($0) && area.rows >= 6 }
    var wishes = SideColumns.Wishes(
      columns: columns, hasLists: !lists.isEmpty, listsHaveKeys: lists.contains(focus),
      hasInspector: !hidden.contains(.inspector), asksForInspector: raisesInspector,
      inspectorHasKeys: focus == .inspector, chosenLists: listColumns,
      chosenInspector: inspectorColumns, needs: needs)
    // Ads have names of their own, and short ones.
    if !lists.contains(.layouts) { wishes.needs.names = 0 }
    let sides = SideColumns(wishes)
    if sides.inspector > 0 { panes[.inspector] = Self.cut(&area, right: sides.inspector) }
    if sides.lists > 0 {
      let column = Self.cut(&area, left: sides.lists)
      let half = upperListRows.map { max(3, min($0, column.rows - 3)) } ?? column.rows / 2
      let upper = lists.count == 2 ? half : column.rows
      panes[lists[0]] = CellRect(column: 0, row: 0, columns: column.columns, rows: upper)
      if lists.count == 2 {
        panes[.ads] = CellRect(
          column: 0, row: upper, columns: column.columns, rows: column.rows - upper)
      }
    }
    panes[panes[focus] == nil ? focus : .ad] = area
  }

  private static func cut(_ area: inout CellRect, bottom rows: Int) -> CellRect {
    area.rows -= rows
    return CellRect(column: area.column, row: area.endRow, columns: area.columns, rows: rows)
  }

  private static func cut(_ area: inout CellRect, right columns: Int) -> CellRect {
    area.columns -= columns
    return CellRect(column: area.endColumn, row: area.row, columns: columns, rows: area.rows)
  }

  private static func cut(_ area: inout CellRect, left columns: Int) -> CellRect {
    let rect = CellRect(column: area.column, row: area.row, columns: columns, rows: area.rows)
    area.column += columns
    area.columns -= columns
    return rect
  }
}
