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

  /// The help: all keys, in as many columns as there is room for.
  static func help(_ state: BrowserState, screen: CellRect) -> PanePicture {
    let keyWidth =
      KeyTable.bindings.map { DisplayText.width(of: $0.words) }.max() ?? 0
    var lines: [StyledLine] = []
    for section in KeyHelp.sections {
      if !lines.isEmpty { lines.append(StyledLine(text: "")) }
      lines.append(StyledLine(text: section.title, style: PaneFrame.strong))
      for entry in section.entries {
        let gap = String(repeating: " ", count: keyWidth - DisplayText.width(of: entry.keys))
        lines.append(StyledLine(text: entry.keys + gap + "  " + entry.help, indent: 1))
      }
    }
    lines += [
      StyledLine(text: ""), StyledLine(text: "On the line after :", style: PaneFrame.strong),
    ]
    lines += PromptCommand.allCases.map {
      let head = ":" + $0.usage
      let gap = String(repeating: " ", count: max(0, keyWidth + 8 - DisplayText.width(of: head)))
      return StyledLine(text: head + gap + "  " + $0.help, indent: 1)
    }
    return box("Keys", "help", lines, top: state.overlayTop, columns: 92, screen: screen)
  }

  /// Lines in a box.
  static func box(
    _ title: String, _ id: String, _ lines: [StyledLine], top: Int, columns: Int, screen: CellRect
  ) -> PanePicture {
    let width = min(columns, screen.columns)
    let wrapped = StyledLine.wrapped(lines, columns: width - 3)
    let rect = rect(columns: width, rows: wrapped.count + 2, in: screen)
    let top = min(top, max(0, wrapped.count - (rect.rows - 2)))
    let pane = TextPane(title: title, hasKeys: true, lines: wrapped, top: top)
    return PanePicture(id: id, rect: rect, grid: pane.paint(columns: rect.columns, rows: rect.rows))
  }

  /// A menu.
  static func menu(_ menu: Menu, screen: CellRect) -> PanePicture {
    let widest = menu.list.items.map { DisplayText.width(of: $0.title) }.max() ?? 0
    let rect = rect(
      columns: max(widest + 6, DisplayText.width(of: menu.title) + 16),
      rows: menu.list.items.count + 2, in: screen)
    var list = menu.list
    list.scroll(rows: max(1, rect.rows - 2))
    let pane = ListPane(
      title: menu.title, hasKeys: true, filter: list.filter, selection: list.selection,
      top: list.top, count: list.shown.count, emptyText: "nothing fits")
    let grid = pane.paint(columns: rect.columns, rows: rect.rows) { position in
      let choice = list.items[list.shown[position]]
      return ListPane.Line(text: choice.title, isMarked: choice.isMarked)
    }
    return PanePicture(id: "menu", rect: rect, grid: grid)
  }
}
