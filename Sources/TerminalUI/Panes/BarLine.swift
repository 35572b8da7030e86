import Cells

/// The lowest line: the keys of the pane that has them, a message, a question, or a prompt.
enum BarLine {
  /// A key that the line names.
  struct Item: Equatable {
    /// The key that a click stands for.
    let key: Key
    /// The key, or several, as they are named.
    let words: String
    let label: String

    init(_ key: Key, _ label: String) { self.init(key, key.words, label) }

    init(_ key: Key, _ words: String, _ label: String) {
      self.key = key
      self.words = words
      self.label = label
    }
  }

  static func paint(
    _ state: BrowserState, columns: Int, rows: Int
  ) -> (grid: Grid, cursor: Int?) {
    var grid = Grid(columns: columns, rows: 1)
    if let question = state.question {
      grid.put(
        PaneFrame.cut(question.words, columns: columns - 1, keepsEnd: true), column: 1, row: 0,
        style: PaneFrame.strong)
      return (grid, nil)
    }
    if let prompt = state.prompt { return paint(prompt, columns: columns) }
    if let message = state.message {
      grid.put(
        PaneFrame.cut(message, columns: columns - 1), column: 1, row: 0, style: PaneFrame.strong)
      return (grid, nil)
    }
    for (item, column) in placed(items(state, columns, rows), columns: columns) {
      let width = grid.put(item.words, column: column, row: 0, style: PaneFrame.strong)
      grid.put(item.label, column: column + width + 1, row: 0)
    }
    return (grid, nil)
  }

  /// The key that a column of the line stands for; nil for none.
  static func key(at column: Int, _ state: BrowserState, columns: Int, rows: Int) -> Key? {
    guard state.question == nil, state.prompt == nil, state.message == nil else { return nil }
    return placed(items(state, columns, rows), columns: columns).last { $0.column <= column }
      .flatMap { column < $0.column + width(of: $0.item) ? $0.item.key : nil }
  }

  /// A message that is too long for the line, on as many lines as it needs at the screen's lower edge, up to a third of
  /// the screen; nil for none.
  static func message(_ state: BrowserState, columns: Int, rows: Int) -> PanePicture? {
    guard let message = state.message, state.prompt == nil, state.question == nil,
      DisplayText.width(of: VisibleText.make(message)) > columns - 1, rows >= 6,
      columns >= ScreenLayout.leastColumns
    else { return nil }
    var lines = BoxText.wrap(message, columns: columns - 2)
    if lines.count > rows / 3 {
      lines.removeSubrange((rows / 3)...)
      lines[lines.count - 1] += "…"
    }
    var grid = Grid(columns: columns, rows: lines.count)
    for (row, line) in lines.enumerated() {
      grid.put(line, column: 1, row: row, style: PaneFrame.strong)
    }
    return PanePicture(
      id: "message",
      rect: CellRect(column: 0, row: rows - lines.count, columns: columns, rows: lines.count),
      grid: grid)
  }

  // MARK: Parts

  private static func width(of item: Item) -> Int {
    DisplayText.width(of: item.words) + 1 + DisplayText.width(of: item.label)
  }

  /// As many items as there is room for, with the columns that they begin in.
  private static func placed(_ items: [Item], columns: Int) -> [(item: Item, column: Int)] {
    var column = 1
    var placed: [(item: Item, column: Int)] = []
    for item in items {
      guard column + width(of: item) < columns else { break }
      placed.append((item, column))
      column += width(of: item) + 2
    }
    return placed
  }

  private static func items(_ state: BrowserState, _ columns: Int, _ rows: Int) -> [Item] {
    if let menu = state.menu {
      let enter = menu.purpose == .assets ? "take out or put back" : "choose"
      return [
        Item(.enter, enter), Item(.character("/"), "/ or letters", "filter"),
        Item(.down, "↑ ↓", "move"), Item(.escape, "close"),
      ]
    }
    if state.overlay != nil {
      return [
        Item(.down, "↑ ↓", "scroll"), Item(.pageDown, "Space", "page"),
        Item(.character("/"), "search"), Item(.character("n"), "n N", "next, previous match"),
        Item(.escape, "close"),
      ]
    }
    var bindings = KeyTable.bar(for: state.focus)
    if !state.hasVideo { bindings.removeAll { $0.command == .play } }
    var items = bindings.map { Item($0.keys[0], $0.label ?? "") }
    if ScreenLayout.isInspectorRaised(state, columns: columns, rows: rows) {
      items.removeAll { $0.key == .character("i") }
      items.insert(Item(.character("i"), "close inspector"), at: 0)
    }
    guard state.feed != nil, state.focus == .ad else { return items }
    // The feed's own keys first, and the way back.
    return feedItems + items.filter { $0.key != .character("f") }
  }

  /// What the bar says first in a feed.
  private static let feedItems = [
    Item(.down, "↑ ↓", "scroll"), Item(.character("J"), "K J", "view"),
    Item(.character("f"), "ad alone"),
  ]

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
