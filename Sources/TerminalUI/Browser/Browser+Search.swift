import AdPreview
import Cells

extension Browser {
  /// Opens the line on which is typed what is looked for; nothing of it is taken for a command.
  func search() {
    placeBeforeSearch = SearchPlace(state)
    guard !isListSearched else {
      state.prompt = Prompt(.search, text: focusedFilter, previous: focusedFilter)
      return
    }
    let previous = state.overlay == nil ? state.searchText : state.overlaySearch
    state.prompt = Prompt(.search, previous: previous)
  }

  /// Whether a search filters a list rather than goes to a text.
  private var isListSearched: Bool {
    state.menu != nil || state.overlay == nil && (state.focus == .layouts || state.focus == .ads)
  }

  /// Goes on with the search of before, for Enter on an empty line.
  func goOnSearching(_ prompt: Prompt) {
    guard !isListSearched, !prompt.previous.isEmpty else { return }
    if state.overlay == nil {
      state.searchText = prompt.previous
    } else {
      state.overlaySearch = prompt.previous
    }
    goToMatch(step: 1)
  }

  /// Takes back what was typed, and what was gone to meanwhile.
  func cancelSearch(_ prompt: Prompt) {
    applyFilter(prompt.previous)
    guard state.menu == nil, let place = placeBeforeSearch else { return }
    awaitedSlot = nil
    let before = state
    place.restore(&state)
    if state.feed != nil { fitFeed() }
    guard state.selectedView != before.selectedView else { return }
    state.reasons = nil
    needsDetail = true
  }

  /// Filters or searches what is on top by what was typed so far.
  func applyFilter(_ text: String) {
    if state.menu != nil {
      state.menu?.list.setFilter(text)
    } else if state.overlay != nil {
      state.overlaySearch = text
      findInOverlay(step: 0)
    } else {
      setFilter(text)
    }
  }

  /// Filters the list that has the keys, or searches what other panes show.
  func setFilter(_ text: String) {
    switch state.focus {
    case .layouts:
      let before = state.layouts.selectedIndex
      state.layouts.setFilter(text)
      if state.layouts.selectedIndex != before { needsLayout = true }
    case .ads:
      let before = state.ads.selectedIndex
      state.ads.setFilter(text)
      if state.ads.selectedIndex != before { needsRequest = true }
    case .ad, .inspector, .events:
      state.searchText = text
      _ = findMatch(step: 0)
    }
  }

  /// Goes to the next match, 1, or the one before, -1, and says so where there is none.
  func goToMatch(step: Int) {
    let text = state.overlay == nil ? state.searchText : state.overlaySearch
    let isFound = state.overlay == nil ? findMatch(step: step) : findInOverlay(step: step)
    if !isFound { say(text.isEmpty ? "/ searches" : SearchWords.notThere(text)) }
  }

  /// Goes to the next list item, the next line with the searched text, or the next view that has it; false for none.
  @discardableResult
  func findMatch(step: Int) -> Bool {
    switch state.focus {
    case .layouts:
      if step != 0 { selectLayout { $0.step(by: step) } }
      return true
    case .ads:
      if step != 0 { selectAd { $0.step(by: step) } }
      return true
    case .ad: return findView(step: step)
    case .inspector:
      let columns = (screenLayout.panes[.inspector]?.columns ?? 30) - 2
      let lines = panes.wrapped(InspectorText.lines(state), columns: columns).map(\.text)
      let next = TextSearch.match(state.searchText, lines, from: state.inspectorTop, step: step)
      if let next { state.inspectorTop = next }
      return next != nil
    case .events:
      let lines = state.events.map(\.line)
      let current = state.events.count - 1 - state.eventsBelow
      let next = TextSearch.match(state.searchText, lines, from: current, step: step)
      if let next { state.eventsBelow = state.events.count - 1 - next }
      return next != nil
    }
  }

  /// Selects the next view whose class, outlet or text contains what was typed; in a feed, goes to the next item that does.
  private func findView(step: Int) -> Bool {
    followUp()
    // What no item of a feed says may still be a class or an outlet of the ad in sight.
    if state.feed != nil, findInFeed(step: step) { return true }
    guard let rendered = state.stand?.rendered else { return false }
    let ids = selectableViews
    let lines = ids.map { id -> String in
      guard let view = rendered.views.first(where: { $0.id == id }) else { return "AdChoices" }
      return ([view.className, view.id, view.text ?? ""] + view.outlets).joined(separator: "\n")
    }
    let current = ids.firstIndex { $0 == state.selectedView } ?? (step < 0 ? 0 : -step)
    guard let next = TextSearch.match(state.searchText, lines, from: current, step: step) else {
      return false
    }
    select(view: ids[next])
    return true
  }

  @discardableResult
  private func findInOverlay(step: Int) -> Bool {
    guard let contents = OverlayBox.contents(state) else { return false }
    let screen = CellRect(column: 0, row: 0, columns: terminal.columns, rows: terminal.rows)
    let lines = OverlayBox.wrapped(contents, screen: screen).map(\.text)
    // At the end of a text, matches below the first line are on the screen already.
    let isAtEnd = state.overlayTop >= OverlayBox.lastTop(of: contents, screen: screen)
    let from = state.overlayMatch ?? (isAtEnd && step == 0 ? 0 : state.overlayTop)
    let next = TextSearch.match(state.overlaySearch, lines, from: from, step: step)
    state.overlayMatch = next
    if let next { state.overlayTop = next }
    fitScrolling()
    return next != nil
  }
}
