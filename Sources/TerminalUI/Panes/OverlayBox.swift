import Cells

/// Boxes on top of the panes: help, AdChoices, menus.
enum OverlayBox {
  /// A box in the middle of the screen, as large as its contents and the screen allow.
  static func rect(columns: Int, rows: Int, in screen: CellRect) -> CellRect {
    let width = min(columns, screen.columns)
    let height = min(rows, screen.rows)
    return CellRect(
      column: (screen.columns - width) / 2, row: (screen.rows - height) / 2, columns: width,
      rows: height)
  }

  /// What a box of text says.
  struct Contents {
    let title: String
    let id: String
    /// The lines, before they are wrapped.
    let lines: [StyledLine]
    /// How wide the box is where there is room.
    let columns: Int
  }

  /// What the box on top says; nil where there is none.
  static func contents(_ state: BrowserState) -> Contents? {
    switch state.overlay {
    case .help: return help
    case .adChoices:
      guard let rendered = state.stand?.rendered else { return nil }
      return Contents(
        title: "AdChoices", id: "adchoices",
        lines: Array(AdChoicesText.lines(rendered).dropFirst()),
        columns: 56)
    case .messages:
      return Contents(
        title: "Messages", id: "messages",
        lines: state.messages.isEmpty
          ? [StyledLine(text: "nothing was said so far", style: PaneFrame.quiet)]
          : state.messages.map { StyledLine(text: $0) },
        columns: 92)
    case nil: return nil
    }
  }

  /// The help: all keys, in as many columns as there is room for.
  private static var help: Contents {
    let keyWidth =
      KeyTable.bindings.map { DisplayText.width(of: $0.words) }.max() ?? 0
    var lines: [StyledLine] = []
    for section in KeyHelp.sections {
      if !lines.isEmpty { lines.append(StyledLine(text: "")) }
      lines.append(StyledLine(text: section.title, style: PaneFrame.strong))
      for entry in section.entries {
        let keys = DisplayText.padded(entry.keys, toColumns: keyWidth)
        lines.append(StyledLine(lead: keys + "  ", text: entry.help, indent: 1))
      }
    }
    lines += [
      StyledLine(text: ""), StyledLine(text: "On the line after :", style: PaneFrame.strong),
    ]
    lines += PromptCommand.allCases.map {
      let head = DisplayText.padded(":" + $0.usage, toColumns: keyWidth + 8)
      return StyledLine(lead: head + "  ", text: $0.help, indent: 1)
    }
    lines += [
      StyledLine(text: ""), StyledLine(text: "What keys do, by name", style: PaneFrame.strong),
    ]
    let names = KeyHelp.names.map { $0.name + " " + $0.keys }.joined(separator: ",  ")
    lines.append(StyledLine(text: names, indent: 1))
    lines += [StyledLine(text: ""), StyledLine(text: "Remembered", style: PaneFrame.strong)]
    lines.append(StyledLine(text: MemoryWords.whatIsKept, indent: 1))
    return Contents(title: "Keys", id: "help", lines: lines, columns: 92)
  }

  /// A box of text, scrolled.
  static func box(
    _ contents: Contents, top: Int, highlight: String = "", screen: CellRect
  ) -> PanePicture {
    let lines = wrapped(contents, screen: screen)
    let rect = rect(of: contents, lines, screen: screen)
    let pane = TextPane(
      title: contents.title, hasKeys: true, lines: lines,
      top: min(top, lastTop(of: contents, screen: screen)), highlight: highlight)
    return PanePicture(
      id: contents.id, rect: rect, grid: pane.paint(columns: rect.columns, rows: rect.rows))
  }

  /// How far a box of text can be scrolled.
  static func lastTop(of contents: Contents, screen: CellRect) -> Int {
    let lines = wrapped(contents, screen: screen)
    return max(0, lines.count - max(0, rect(of: contents, lines, screen: screen).rows - 2))
  }

  /// The lines of a box as they are shown on a screen.
  static func wrapped(_ contents: Contents, screen: CellRect) -> [StyledLine] {
    StyledLine.wrapped(contents.lines, columns: min(contents.columns, screen.columns) - 3)
  }

  private static func rect(
    of contents: Contents, _ lines: [StyledLine], screen: CellRect
  ) -> CellRect {
    rect(columns: contents.columns, rows: lines.count + 2, in: screen)
  }

  /// A menu.
  static func menu(_ menu: Menu, screen: CellRect) -> PanePicture {
    let widest = menu.list.items.map { DisplayText.width(of: $0.title) }.max() ?? 0
    var rect = rect(
      columns: max(widest + 6, DisplayText.width(of: menu.title) + 24),
      rows: menu.list.items.count + 2, in: screen)
    // A filter makes the box lower; its upper edge stays where it is.
    rect.rows = min(rect.rows, max(1, menu.list.shown.count) + 2)
    var list = menu.list
    list.scroll(rows: max(1, rect.rows - 2))
    let pane = ListPane(
      title: menu.title, hasKeys: true, filter: list.filter, selection: list.selection,
      top: list.top, count: list.shown.count, emptyText: SearchWords.noneFits, rows: rect.rows
    ) { position in
      let choice = list.items[list.shown[position]]
      return ListPane.Line(text: choice.title, isMarked: choice.isMarked)
    }
    return PanePicture(
      id: "menu", rect: rect, grid: pane.paint(columns: rect.columns, rows: rect.rows))
  }
}
