import Cells

extension Browser {
  /// Two clicks on the same cell within so many seconds are a double click.
  private static let doubleClickTime = 0.4

  func handle(_ report: MouseReport) {
    // A message covers the bar.
    let coversBar = state.message != nil
    // A release belongs to the press that may have said something.
    if report.action != .release { state.message = nil }
    switch report.action {
    case .wheelUp: scroll(by: -3, at: report.place)
    case .wheelDown: scroll(by: 3, at: report.place)
    case .press: if report.isFirstButton { press(at: report.place, coversBar: coversBar) }
    case .drag: drag(to: report.place)
    case .release: draggedBorder = nil
    }
  }

  private func pane(at place: CellPlace) -> PanePicture? {
    shown.panes.last { $0.rect.contains(column: place.column, row: place.row) }
  }

  private func press(at place: CellPlace, coversBar: Bool) {
    let now = EventLoop.now
    let isDouble =
      lastClick.map { $0.place == place && now - $0.time < Self.doubleClickTime } ?? false
    lastClick = isDouble ? nil : (place, now)
    guard let pane = pane(at: place) else { return }
    let inside = CellPlace(column: place.column - pane.rect.column, row: place.row - pane.rect.row)
    if pane.id == "bar" {
      if coversBar { return }
      let key = BarLine.key(
        at: place.column, state, columns: terminal.columns, rows: terminal.rows)
      if let key { handle(key) }
      return
    }
    if state.question != nil { return }
    if pane.id == "menu" { return clickMenu(row: inside.row - 1) }
    if state.menu != nil || state.overlay != nil {
      state.menu = nil
      state.overlay = nil
      return
    }
    if let border = border(at: place) {
      draggedBorder = border
      // The title of a pane is its upper border, and a click there gives it the keys.
      guard pane.id == PaneKind.ads.rawValue || pane.id == PaneKind.events.rawValue else { return }
    }
    followUp()
    if let stand = state.stands.indices.first(where: { pane.id == BrowserPainter.standID($0) }) {
      return clickAd(at: inside, pane, stand: stand, isDouble: isDouble)
    }
    if pane.id == BrowserPainter.feedID { return clickFeed(at: inside, pane, isDouble: isDouble) }
    guard let kind = PaneKind(rawValue: pane.id) else { return }
    if state.focus != kind {
      state.focus = kind
      needsRender = true
    }
    // A click on the frame only gives the pane the keys.
    let row = inside.row < pane.rect.rows - 1 ? inside.row - 1 : -1
    switch kind {
    case .layouts:
      selectLayout { if row >= 0, $0.top + row < $0.shown.count { $0.select(shown: $0.top + row) } }
      if isDouble { perform(.open) }
    case .ads:
      selectAd { if row >= 0, $0.top + row < $0.shown.count { $0.select(shown: $0.top + row) } }
      if isDouble { perform(.open) }
    case .ad, .inspector, .events: break
    }
  }

  /// Selects the view under the mouse on its device; it is marked on every other one too.
  private func clickAd(at place: CellPlace, _ pane: PanePicture, stand: Int, isDouble: Bool) {
    if state.focus != .ad {
      state.focus = .ad
      needsRender = true
    }
    guard state.stands.indices.contains(stand) else { return }
    let rendered = state.stands[stand].rendered
    let area = PaneFrame.inside(
      columns: pane.rect.columns, rows: pane.rect.rows, isLeftShared: stand > 0)
    let origin = AdStage.origin(of: rendered.grid, in: area, scroll: state.scroll)
    let inside = CellPlace(column: place.column - origin.column, row: place.row - origin.row)
    select(device: stand)
    select(view: view(at: inside, of: rendered))
    if isDouble { tapSelection() }
  }

  private func scroll(by rows: Int, at place: CellPlace) {
    if state.menu != nil {
      state.menu?.list.move(by: rows.signum())
      return
    }
    if state.overlay != nil {
      state.overlayTop = max(0, state.overlayTop + rows)
      return
    }
    guard let pane = pane(at: place) else { return }
    switch PaneKind(rawValue: pane.id) {
    case .layouts: state.layouts.scroll(by: rows)
    case .ads: state.ads.scroll(by: rows)
    case .inspector: state.inspectorTop = max(0, state.inspectorTop + rows)
    case .events: state.eventsBelow = max(0, state.eventsBelow - rows)
    case nil where pane.id == BrowserPainter.feedID: scrollFeed(by: rows)
    case .ad, nil: state.scroll.row = max(0, state.scroll.row + rows)
    }
  }

  // MARK: Borders

  private func border(at place: CellPlace) -> Border? {
    let layout = ScreenLayout(of: state, columns: terminal.columns, rows: terminal.rows)
    if let events = layout.panes[.events], place.row == events.row || place.row == events.row - 1 {
      return .events
    }
    if let ads = layout.panes[.ads], layout.panes[.layouts] != nil,
      place.column < ads.endColumn - 1,
      place.row == ads.row || place.row == ads.row - 1
    {
      return .ads
    }
    guard let ad = layout.panes[.ad], place.row > ad.row, place.row < ad.endRow - 1 else {
      return nil
    }
    if layout.panes[.layouts] != nil, place.column == ad.column || place.column == ad.column - 1 {
      return .lists
    }
    if layout.panes[.inspector] != nil,
      place.column == ad.endColumn || place.column == ad.endColumn - 1
    {
      return .inspector
    }
    return adEdge(in: ad) == place.column ? .ad : nil
  }

  /// The screen's column behind the ad's last one.
  private func adEdge(in pane: CellRect) -> Int? {
    guard state.stands.count == 1, let grid = state.stand?.rendered.grid else { return nil }
    let area = PaneFrame.inside(columns: pane.columns, rows: pane.rows)
    return pane.column + AdStage.origin(of: grid, in: area, scroll: state.scroll).column
      + grid.columns
  }

  private func drag(to place: CellPlace) {
    switch draggedBorder {
    case .ads:
      let rows = screenLayout.panes[.events]?.row ?? terminal.rows
      state.upperListRows = max(3, min(rows - 3, place.row))
    case .events:
      let end = screenLayout.statusRow ?? terminal.rows - 1
      state.eventRows = max(3, min(terminal.rows - 9, end - place.row))
    case .lists: state.listColumns = max(14, min(terminal.columns - 60, place.column + 1))
    case .inspector:
      state.inspectorColumns = max(18, min(terminal.columns - 60, terminal.columns - place.column))
    case .ad:
      let layout = ScreenLayout(of: state, columns: terminal.columns, rows: terminal.rows)
      guard let pane = layout.panes[.ad], let rendered = state.stand?.rendered else {
        return
      }
      // The ad stands in the middle, so that both of its edges move.
      let middle = Double(pane.column) + Double(pane.columns) / 2
      let columns = max(1, ((Double(place.column) - middle) * 2).rounded())
      change { $0.width = columns * rendered.options.cell.width }
    case nil: return
    }
    needsRender = true
  }
}
