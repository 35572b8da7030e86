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
    // On a line, in a menu or a box ^C means that alone, as in a shell.
    if key == .control("c"), !isAnythingOpen { return perform(.quit) }
    if key == .control("z") { return perform(.suspend) }
    if key == .control("l") { return perform(.redraw) }
    if let question = state.question { return answer(question, key) }
    if state.prompt != nil { return handleInPrompt(key) }
    if state.menu != nil { return handleInMenu(key) }
    if state.overlay != nil { return handleInOverlay(key) }
    guard let command = KeyTable.command(for: key, in: state.focus) else { return }
    perform(command)
  }

  private var isAnythingOpen: Bool {
    state.question != nil || state.prompt != nil || state.menu != nil || state.overlay != nil
  }

  /// Puts a box on top of the panes.
  func show(_ overlay: BrowserState.Overlay) {
    state.overlay = overlay
    state.overlayTop = overlay == .messages ? .max : 0
    state.overlaySearch = ""
    state.overlayMatch = nil
    fitScrolling()
  }

  /// Scrolls, searches or closes the box on top; keys that mean nothing there do nothing.
  private func handleInOverlay(_ key: Key) {
    if [.escape, .control("c"), .enter].contains(key) {
      state.overlay = nil
      return
    }
    switch KeyTable.command(for: key, in: .inspector) {
    case .up: state.overlayTop = max(0, state.overlayTop - 1)
    case .down: state.overlayTop += 1
    case .pageUp: state.overlayTop = max(0, state.overlayTop - max(1, terminal.rows - 4))
    case .pageDown, .play: state.overlayTop += max(1, terminal.rows - 4)
    case .first: state.overlayTop = 0
    case .last: state.overlayTop = .max
    case .search: search()
    case .nextMatch: goToMatch(step: 1)
    case .previousMatch: goToMatch(step: -1)
    case .quit: perform(.quit)
    case .close, .cancel, .help: state.overlay = nil
    case .command:
      state.overlay = nil
      perform(.command)
    default: return
    }
    // Where the last key went too far, the next one counts from the end.
    fitScrolling()
  }

  /// Stops the search for layouts, or takes back the filter, search, pane or selection; never ends the program.
  func cancel() {
    if let scan {
      scan.cancel()
    } else if !focusedFilter.isEmpty {
      setFilter("")
    } else if !state.searchText.isEmpty {
      state.searchText = ""
    } else if ScreenLayout.isInspectorRaised(
      state, columns: terminal.columns, rows: terminal.rows)
    {
      hide(.inspector)
    } else if state.selectedView != nil {
      select(view: nil)
    } else {
      say(EndWords.quits)
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
}
