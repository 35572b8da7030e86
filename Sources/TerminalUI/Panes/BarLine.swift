import Cells

/// The lowest line: the keys of the pane that has them, a message, or a prompt.
enum BarLine {
  static func paint(_ state: BrowserState, columns: Int) -> (grid: Grid, cursor: Int?) {
    var grid = Grid(columns: columns, rows: 1)
    if let prompt = state.prompt { return paint(prompt, columns: columns) }
    if let message = state.message {
      grid.put(
        PaneFrame.cut(message, columns: columns - 1), column: 1, row: 0, style: PaneFrame.strong)
      return (grid, nil)
    }
    var column = 1
    for (key, label) in keys(state) {
      let width = DisplayText.width(of: key) + 1 + DisplayText.width(of: label)
      guard column + width < columns else { break }
      column += grid.put(key, column: column, row: 0, style: PaneFrame.strong) + 1
      column += grid.put(label, column: column, row: 0) + 2
    }
    return (grid, nil)
  }

  private static func keys(_ state: BrowserState) -> [(key: String, label: String)] {
    if let menu = state.menu {
      let enter = menu.purpose == .assets ? "take out or put back" : "choose"
      return [("Enter", enter), ("/", "filter"), ("Esc", "close")]
    }
    if state.overlay != nil { return [("↑ ↓", "scroll"), ("Esc", "close")] }
    var keys = KeyTable.bar(for: state.focus)
    if !state.hasVideo { keys.removeAll { $0.key == Key.character(" ").words } }
    guard state.feed != nil, state.focus == .ad else { return keys }
    // The feed's own keys first, and the way back.
    return FeedWords.keys + keys.filter { $0.key != "f" }
  }

  private static func paint(_ prompt: Prompt, columns: Int) -> (grid: Grid, cursor: Int?) {
    var grid = Grid(columns: columns, rows: 1)
    let text = VisibleText.make(prompt.line.text)
    let head = DisplayText.width(of: VisibleText.make(prompt.line.head)) + 1
    // The cursor stays in sight, however long the line.
    let shift = max(0, head - (columns - 2))
    grid.put(
      text, column: 1 - shift, row: 0,
      clip: CellRect(column: 1, row: 0, columns: max(0, columns - 1), rows: 1))
    grid.put(prompt.mark, column: 0, row: 0, style: PaneFrame.strong)
    if !prompt.completions.isEmpty {
      let offered = prompt.completions.joined(separator: "  ")
      let start = DisplayText.width(of: text) + 4
      if start < columns - 8 {
        grid.put(
          PaneFrame.cut(offered, columns: columns - start - 1), column: start, row: 0,
          style: PaneFrame.quiet)
      }
    }
    return (grid, head - shift)
  }
}
