import AdPreview
import Cells

/// Makes the screen's picture of the browser's state.
enum BrowserPainter {
  /// The pane of a device among those side by side.
  static func standID(_ index: Int) -> String { "ad\(index)" }

  /// The pane of a feed.
  static let feedID = "feed"

  /// Makes a picture that no other went before.
  static func paint(_ state: BrowserState, columns: Int, rows: Int) -> ScreenPicture {
    var cache = PaneCache()
    return paint(state, columns: columns, rows: rows, &cache)
  }

  /// Makes a picture of which the cache keeps what may be the same in the next one.
  static func paint(
    _ state: BrowserState, columns: Int, rows: Int, _ cache: inout PaneCache
  ) -> ScreenPicture {
    if let small = ScreenPicture(tooSmall: columns, rows: rows) { return small }
    let layout = ScreenLayout(of: state, columns: columns, rows: rows)
    let screen = CellRect(column: 0, row: 0, columns: columns, rows: rows)
    var picture = ScreenPicture()
    for kind in PaneKind.allCases {
      guard let rect = layout.panes[kind], !rect.isEmpty else { continue }
      if kind == .ad {
        picture.panes += adPanes(state, in: rect, &cache)
      } else {
        picture.panes.append(
          PanePicture(
            id: kind.rawValue, rect: rect,
            grid: paint(kind, state, columns: rect.columns, rows: rect.rows, &cache)))
      }
    }
    if let row = layout.statusRow {
      picture.panes.append(
        PanePicture(
          id: "status", rect: CellRect(column: 0, row: row, columns: columns, rows: 1),
          grid: StatusLine.paint(state, columns: columns)))
    }
    addOverlays(state, screen, &picture)
    if let row = layout.barRow {
      let bar = BarLine.paint(state, columns: columns, rows: rows)
      picture.panes.append(
        PanePicture(
          id: "bar", rect: CellRect(column: 0, row: row, columns: columns, rows: 1), grid: bar.grid)
      )
      picture.cursor = bar.cursor.map { CellPlace(column: $0, row: row) }
      if let message = BarLine.message(state, columns: columns, rows: rows) {
        picture.panes.append(message)
      }
    }
    return picture
  }

  private static func addOverlays(
    _ state: BrowserState, _ screen: CellRect, _ picture: inout ScreenPicture
  ) {
    if let contents = OverlayBox.contents(state) {
      picture.panes.append(
        OverlayBox.box(
          contents, top: state.overlayTop, highlight: state.overlaySearch, screen: screen))
    }
    if let menu = state.menu { picture.panes.append(OverlayBox.menu(menu, screen: screen)) }
  }

  /// Where the devices of the browser stand side by side.
  static func standRects(_ state: BrowserState, in rect: CellRect) -> [CellRect] {
    let columns = state.standColumns
    guard columns.count == state.stands.count, columns.reduce(0, +) == rect.columns else {
      return standRects(max(1, state.stands.count), in: rect)
    }
    var column = rect.column
    return columns.map { width in
      defer { column += width }
      return CellRect(column: column, row: rect.row, columns: width, rows: rect.rows)
    }
  }

  /// Where so many panes of the same width stand side by side.
  static func standRects(_ count: Int, in rect: CellRect) -> [CellRect] {
    guard count > 1 else { return [rect] }
    return (0..<count).map { index in
      let start = rect.columns * index / count
      let end = rect.columns * (index + 1) / count
      return CellRect(
        column: rect.column + start, row: rect.row, columns: end - start, rows: rect.rows)
    }
  }

  /// The panes of the ad on its devices, or of the feed.
  static func adPanes(
    _ state: BrowserState, in rect: CellRect, _ cache: inout PaneCache
  ) -> [PanePicture] {
    if let feed = state.feed { return [self.feed(feed, state, in: rect)] }
    let parts = standRects(state, in: rect)
    func hasKeys(_ index: Int) -> Bool { state.focus == .ad && index == state.standIndex }
    return parts.enumerated().map { index, part in
      let stage = AdStage(
        stand: state.stands.indices.contains(index) ? state.stands[index] : nil,
        version: state.standsVersion, scroll: state.scroll, hasKeys: hasKeys(index),
        showsOutlines: state.showsOutlines, selectedView: state.selectedView,
        emptyText: emptyText(state), emptyTitle: state.layouts.selected?.fileName ?? noLayout,
        banner: index == 0 ? state.banner : nil,
        edges: PaneFrame.Edges(
          isLeftShared: index > 0,
          rightNeighbour: index < parts.count - 1 ? hasKeys(index + 1) : nil))
      let id = standID(index)
      return PanePicture(
        id: id, rect: part,
        grid: cache.grid(id, of: stage, columns: part.columns, rows: part.rows))
    }
  }

  private static func feed(
    _ feed: FeedState, _ state: BrowserState, in rect: CellRect
  ) -> PanePicture {
    let options = state.options
    let pane = FeedPane(
      feed: feed, hasKeys: state.focus == .ad,
      marks: AdMarks(showsOutlines: state.showsOutlines, selectedView: state.selectedView),
      cell: FeedCell(
        appearance: options.appearance, isRightToLeft: options.isRightToLeft,
        isASCII: state.isASCII, highlight: state.searchText),
      title: (FeedWords.place(state) + [FeedWords.position(feed, rows: rect.rows - 2)]
        + FrameHeading.circumstances(options)).joined(separator: "  "),
      banner: state.banner ?? state.layouts.selected?.problem)
    return PanePicture(
      id: feedID, rect: rect, grid: pane.paint(columns: rect.columns, rows: rect.rows))
  }

  private static func emptyText(_ state: BrowserState) -> String {
    if let progress = state.progress { return progress }
    if let problem = state.layouts.selected?.problem { return problem }
    if case .failed(let reason) = state.adStatus { return reason }
    return state.layouts.items.isEmpty ? "none found; R looks again" : "loading …"
  }

  /// Stands for the name of the layout where there is none.
  private static let noLayout = "no layout"

  private static func paint(
    _ kind: PaneKind, _ state: BrowserState, columns: Int, rows: Int, _ cache: inout PaneCache
  ) -> Grid {
    let id = kind.rawValue
    let hasKeys = state.focus == kind && state.menu == nil && state.overlay == nil
    switch kind {
    case .layouts:
      let pane = layouts(state, hasKeys: hasKeys, rows: rows)
      return cache.grid(id, of: pane, columns: columns, rows: rows)
    case .ads:
      let pane = ads(state, hasKeys: hasKeys, rows: rows)
      return cache.grid(id, of: pane, columns: columns, rows: rows)
    case .ad: return Grid(columns: columns, rows: rows)
    case .inspector:
      let lines = cache.wrapped(InspectorText.lines(state), columns: columns - 2)
      let pane = TextPane(
        title: kind.title, hasKeys: hasKeys, lines: lines,
        top: min(state.inspectorTop, max(0, lines.count - (rows - 2))), highlight: state.searchText)
      return cache.grid(id, of: pane, columns: columns, rows: rows)
    case .events:
      let pane = TextPane(
        title: kind.title, mark: state.eventsBelow > 0 ? "\(state.eventsBelow) below" : "",
        hasKeys: hasKeys, lines: events(state, rows: rows - 2), top: 0, highlight: state.searchText)
      return cache.grid(id, of: pane, columns: columns, rows: rows)
    }
  }

  private static func events(_ state: BrowserState, rows: Int) -> [StyledLine] {
    let end = max(0, state.events.count - state.eventsBelow)
    return state.events[max(0, end - max(0, rows))..<end].map { StyledLine(text: $0.line) }
  }

  private static func layouts(_ state: BrowserState, hasKeys: Bool, rows: Int) -> ListPane {
    let list = state.layouts
    return ListPane(
      title: PaneKind.layouts.title, hasKeys: hasKeys, filter: list.filter,
      selection: list.selection, top: list.top, count: list.shown.count,
      emptyText: list.items.isEmpty ? state.progress ?? "none found" : SearchWords.noneFits,
      rows: rows
    ) { position in
      let entry = list.items[list.shown[position]]
      let common = state.commonFolder?.count ?? 0
      var line = ListPane.Line(text: String(entry.title.dropFirst(common)))
      line.keepsEnd = true
      line.spareEnd = ".xib"
      let neighbours = [position - 1, position + 1].filter(list.shown.indices.contains)
      line.sharedCount =
        (neighbours.map { SharedStart.count(entry, list.items[list.shown[$0]]) }.max()
          ?? 0) - common
      if entry.problem != nil {
        line.remark = "✗"
        line.remarkStyle = PaneFrame.error
      } else if let counts = entry.counts, counts.errors > 0 {
        line.remark = "\(counts.errors)✗"
        line.remarkStyle = PaneFrame.error
      } else if let counts = entry.counts, counts.warnings > 0 {
        line.remark = "\(counts.warnings)!"
        line.remarkStyle = PaneFrame.warning
      }
      return line
    }
  }

  private static func ads(_ state: BrowserState, hasKeys: Bool, rows: Int) -> ListPane {
    let list = state.ads
    return ListPane(
      title: PaneKind.ads.title, hasKeys: hasKeys, filter: list.filter, selection: list.selection,
      top: list.top, count: list.shown.count, emptyText: SearchWords.noneFits, rows: rows
    ) { position in
      let entry = list.items[list.shown[position]]
      let video = entry.videoDuration.map { seconds in
        seconds <= 0
          ? "video"
          : "\(Int(seconds) / 60):\(Int(seconds) % 60 < 10 ? "0" : "")\(Int(seconds) % 60)"
      }
      return ListPane.Line(text: entry.title, remark: video ?? "", remarkStyle: PaneFrame.quiet)
    }
  }
}
