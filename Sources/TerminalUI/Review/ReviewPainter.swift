import Cells
import Snapshots

/// Makes the screen's picture of a review.
enum ReviewPainter {
  static func paint(_ state: ReviewState, columns: Int, rows: Int) -> ScreenPicture {
    if let small = ScreenPicture(tooSmall: columns, rows: rows) { return small }
    var picture = ScreenPicture()
    let head = CellRect(column: 0, row: 0, columns: columns, rows: 1)
    picture.panes.append(PanePicture(id: "head", rect: head, grid: self.head(state, columns)))
    let area = CellRect(column: 0, row: 1, columns: columns, rows: rows - 2)
    picture.panes += body(state, area)
    let bar = CellRect(column: 0, row: rows - 1, columns: columns, rows: 1)
    if let top = state.help {
      let screen = CellRect(column: 0, row: 0, columns: columns, rows: rows)
      picture.panes.append(OverlayBox.box(help, top: top, screen: screen))
    }
    picture.panes.append(PanePicture(id: "bar", rect: bar, grid: self.bar(state, columns)))
    if let prompt = state.prompt {
      let cursor = 1 + DisplayText.width(of: VisibleText.make(prompt.line.head))
      picture.cursor = CellPlace(column: min(cursor, columns - 1), row: rows - 1)
    }
    return picture
  }

  /// All keys of the review.
  private static var help: OverlayBox.Contents {
    let keys = ReviewCommand.bindings.map { $0.keys.map(\.words).joined(separator: " ") }
    let width = keys.map { DisplayText.width(of: $0) }.max() ?? 0
    return OverlayBox.Contents(
      title: "Keys", id: "help",
      lines: zip(keys, ReviewCommand.bindings).map { words, binding in
        StyledLine(
          lead: DisplayText.padded(words, toColumns: width) + "  ", text: binding.help, indent: 1)
      }, columns: 96)
  }

  /// The nearest row that the help can be scrolled to.
  static func fittedHelp(_ top: Int, columns: Int, rows: Int) -> Int {
    let screen = CellRect(column: 0, row: 0, columns: columns, rows: rows)
    return max(0, min(top, OverlayBox.lastTop(of: help, screen: screen)))
  }

  /// Whether there is room for one frame alone.
  static func showsOneFrame(_ state: ReviewState, columns: Int, rows: Int) -> Bool {
    guard let comparison = state.comparison else { return true }
    return framesInRoom(
      comparison, CellRect(column: 0, row: 1, columns: columns, rows: rows - 2)
    ).count < 2
  }

  /// Rows that the current way of looking has, and how many of them are shown.
  static func extent(_ state: ReviewState, columns: Int, rows: Int) -> (count: Int, shown: Int) {
    let shown = max(1, rows - 4)
    guard let comparison = state.comparison else { return (0, shown) }
    return (state.shownView == .text ? comparison.diff.lines.count : comparison.rows, shown)
  }

  private static func head(_ state: ReviewState, _ columns: Int) -> Grid {
    var grid = Grid(columns: columns, rows: 1)
    grid.fill(grid.bounds, with: " ", style: PaneFrame.selected)
    let name = state.session.current ?? ""
    let place =
      "\(min(state.session.index + 1, state.session.names.count))/\(state.session.names.count)"
    let kind = state.comparison.map { comparison in
      comparison.old == nil
        ? "new"
        : comparison.changedCount == 0
          ? "no cell changed, only what the lines say" : "\(comparison.changedCount) cells changed"
    }
    let text = [place, name, kind].compactMap { $0 }.joined(separator: "  ")
    grid.put(
      PaneFrame.cut(text, columns: columns - 2), column: 1, row: 0, style: PaneFrame.selected)
    return grid
  }

  private static func bar(_ state: ReviewState, _ columns: Int) -> Grid {
    var grid = Grid(columns: columns, rows: 1)
    if let prompt = state.prompt {
      grid.put(
        PaneFrame.cut(prompt.mark + prompt.line.text, columns: columns), column: 0, row: 0)
      return grid
    }
    if let message = state.question?.words ?? state.message {
      grid.put(
        PaneFrame.cut(message, columns: columns - 1), column: 1, row: 0, style: PaneFrame.strong)
      return grid
    }
    var column = 1
    if state.help != nil {
      grid.put("↑ ↓ scroll  Esc close", column: column, row: 0)
      return grid
    }
    for binding in ReviewCommand.bindings {
      guard let label = binding.label, let key = binding.keys.first?.words else { continue }
      let width = DisplayText.width(of: key) + 1 + DisplayText.width(of: label)
      guard column + width < columns else { break }
      column += grid.put(key, column: column, row: 0, style: PaneFrame.strong) + 1
      column += grid.put(label, column: column, row: 0) + 2
    }
    return grid
  }

  private static func body(_ state: ReviewState, _ area: CellRect) -> [PanePicture] {
    guard let comparison = state.comparison else {
      let lines = BoxText.wrap(state.problem ?? "", columns: area.columns - 2)
        .map { StyledLine(text: $0, style: PaneFrame.error) }
      return [pane("problem", "Problem", lines, top: 0, area)]
    }
    switch state.shownView {
    case .text:
      return [
        pane(
          "text", "What changed", lines(of: comparison.diff), top: state.top,
          highlight: state.searchText, area)
      ]
    case .old: return [frame("old", "Old", comparison.oldGrid, comparison, state, area)]
    case .new: return [frame("new", "New", comparison.newGrid, comparison, state, area)]
    case .difference:
      return [frame("difference", "Difference", comparison.difference, comparison, state, area)]
    case .frames: return beside(comparison, state, area)
    }
  }

  /// Old, new and difference beside or below each other; the difference is there in any case, the old frame where all
  /// three have room.
  private static func beside(
    _ comparison: FrameComparison, _ state: ReviewState, _ area: CellRect
  ) -> [PanePicture] {
    let parts = [
      ("old", "Old", comparison.oldGrid), ("new", "New", comparison.newGrid),
      ("difference", "Difference", comparison.difference),
    ]
    let rects = framesInRoom(comparison, area)
    return zip(parts.suffix(rects.count), rects).map { part, rect in
      frame(part.0, part.1, part.2, comparison, state, rect)
    }
  }

  /// As many panes for frames as there is room for, three at most.
  private static func framesInRoom(
    _ comparison: FrameComparison, _ area: CellRect
  ) -> [CellRect] {
    let across = min(3, area.columns / (comparison.columns + 2))
    let below = min(3, area.rows / (comparison.rows + 2))
    let count = max(1, across, below)
    return across >= below
      ? BrowserPainter.standRects(count, in: area)
      : stacked(count, height: comparison.rows + 2, in: area)
  }

  /// Panes below each other, the last with the rows that are left.
  private static func stacked(_ count: Int, height: Int, in area: CellRect) -> [CellRect] {
    (0..<count).map { index in
      CellRect(
        column: area.column, row: area.row + index * height, columns: area.columns,
        rows: index + 1 < count ? height : area.rows - index * height)
    }
  }

  private static func frame(
    _ id: String, _ title: String, _ grid: Grid, _ comparison: FrameComparison,
    _ state: ReviewState, _ rect: CellRect
  ) -> PanePicture {
    var pane = PaneFrame.make(
      columns: rect.columns, rows: rect.rows, title: title, mark: "Ad", hasKeys: false)
    let inside = PaneFrame.inside(columns: rect.columns, rows: rect.rows)
    if grid.rows == 0 {
      pane.put("not recorded yet", column: 2, row: 1, style: PaneFrame.quiet, clip: inside)
    }
    pane.put(
      grid, column: inside.column - state.left, row: inside.row - state.top, clip: inside)
    pane.markHidden(
      of: grid, scroll: CellPlace(column: state.left, row: state.top), in: inside)
    if id == "difference" { markChanges(comparison, state, inside, &pane) }
    return PanePicture(id: id, rect: rect, grid: pane)
  }

  /// Marks changed cells by an attribute too, for terminals without colours.
  private static func markChanges(
    _ comparison: FrameComparison, _ state: ReviewState, _ inside: CellRect, _ pane: inout Grid
  ) {
    for row in state.top..<min(comparison.rows, state.top + inside.rows) {
      for column in state.left..<min(comparison.columns, state.left + inside.columns)
      where comparison.isChanged(column: column, row: row) {
        let place = CellRect(
          column: inside.column + column - state.left, row: inside.row + row - state.top,
          columns: 1, rows: 1)
        pane.restyle(place) { $0.attributes.insert([.bold, .underline]) }
      }
    }
  }

  private static func pane(
    _ id: String, _ title: String, _ lines: [StyledLine], top: Int, highlight: String = "",
    _ rect: CellRect
  ) -> PanePicture {
    let pane = TextPane(
      title: title, hasKeys: false, lines: lines, top: top, highlight: highlight)
    return PanePicture(
      id: id, rect: rect, grid: pane.paint(columns: rect.columns, rows: rect.rows))
  }

  private static func lines(of diff: UnifiedDiff) -> [StyledLine] {
    diff.lines.map { line in
      switch line.kind {
      case .place: StyledLine(text: line.text, style: Style(foreground: Color(rgb: 0x00AAAA)))
      case .context: StyledLine(text: line.text)
      case .removed: StyledLine(text: line.text, style: Style(foreground: Color(rgb: 0xCD0000)))
      case .added: StyledLine(text: line.text, style: Style(foreground: Color(rgb: 0x00A000)))
      }
    }
  }
}
