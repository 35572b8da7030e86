import NativeAds

extension Browser {
  /// Takes all keys that have come, then lets the screen follow once.
  func readKeys() {
    while let input = keys.next() {
      switch input {
      case .key(let key): handle(key)
      case .mouse(let report): handle(report)
      case .paste(let text):
        if state.prompt != nil {
          state.prompt?.line.insert(text)
          promptChanged()
        }
      }
    }
    needsPaint = true
    // A terminal that is gone is readable for ever.
    if isTerminalGone {
      exitStatus = 129
      loop.stop()
    }
  }

  /// Does what a key does where it was typed.
  func handle(_ key: Key) {
    state.message = nil
    if key == .control("c") { return perform(.quit) }
    if key == .control("z") { return perform(.suspend) }
    if key == .control("l") { return perform(.redraw) }
    if state.prompt != nil { return handleInPrompt(key) }
    if state.menu != nil { return handleInMenu(key) }
    if state.overlay != nil, handleInOverlay(key) { return }
    // Escape closes what is open and never ends the program.
    if key == .escape { return closeInnermost(quits: false) }
    guard let command = KeyTable.command(for: key, in: state.focus) else { return }
    perform(command)
  }

  /// Scrolls or closes the box on top; false for keys that mean something else.
  private func handleInOverlay(_ key: Key) -> Bool {
    switch KeyTable.command(for: key, in: .inspector) {
    case .up: state.overlayTop = max(0, state.overlayTop - 1)
    case .down: state.overlayTop += 1
    case .pageUp: state.overlayTop = max(0, state.overlayTop - max(1, terminal.rows - 4))
    case .pageDown: state.overlayTop += max(1, terminal.rows - 4)
    case .first: state.overlayTop = 0
    case .last: state.overlayTop = .max
    case .quit: return false
    default: state.overlay = nil
    }
    // Where the last key went too far, the next one counts from the end.
    fitScrolling()
    return true
  }

  /// Closes the box, filter or search that is open; without any, quits.
  func closeInnermost(quits: Bool) {
    if state.overlay != nil {
      state.overlay = nil
    } else if let scan, !quits {
      scan.cancel()
    } else if !focusedFilter.isEmpty {
      setFilter("")
    } else if !state.searchText.isEmpty {
      state.searchText = ""
    } else if quits {
      loop.stop()
    } else if state.selectedView != nil {
      select(view: nil)
    } else {
      say("q quits")
    }
  }

  /// The filter of the list that has the keys; empty elsewhere.
  var focusedFilter: String {
    switch state.focus {
    case .layouts: state.layouts.filter
    case .ads: state.ads.filter
    default: ""
    }
  }

  /// Filters the list that has the keys, or searches the text of other panes.
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
    default:
      state.searchText = text
      findMatch(step: 0)
    }
  }
}
