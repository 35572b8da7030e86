import Cells

/// The look of panes: their frames, titles and selections.
///
/// The terminal's own colours and attributes alone, so that the browser looks right in every theme and without colours.
enum PaneFrame {
  static let selected = Style(attributes: .reverse)
  static let quiet = Style(attributes: .dim)
  static let strong = Style(attributes: .bold)
  static let accent = Style(foreground: Color(rgb: 0x0066CC), attributes: .bold)
  static let error = Style(foreground: Color(rgb: 0xCD0000), attributes: .bold)
  static let warning = Style(foreground: Color(rgb: 0xB8860B), attributes: .bold)

  /// An empty pane with its frame.
  /// - Parameters:
  ///   - title: What stands at the left of the upper line.
  ///   - mark: What stands at its right.
  ///   - hasKeys: Whether the pane has the keys.
  static func make(
    columns: Int, rows: Int, title: String, mark: String = "", hasKeys: Bool
  ) -> Grid {
    var grid = Grid(columns: columns, rows: rows)
    guard columns > 1, rows > 1 else { return grid }
    grid.box(grid.bounds, hasKeys ? .heavy : .single, style: hasKeys ? strong : quiet)
    let markWidth = mark.isEmpty ? 0 : DisplayText.width(of: mark) + 2
    let room = columns - 4 - markWidth
    if room > 2 {
      let text = " " + cut(title, columns: room - 2) + " "
      grid.put(text, column: 1, row: 0, style: hasKeys ? strong : .plain)
    }
    if markWidth > 0, columns > markWidth + 2 {
      grid.put(" \(mark) ", column: columns - 1 - markWidth, row: 0, style: strong)
    }
    return grid
  }

  /// The inside of a pane's frame, in the pane's own cells.
  static func inside(columns: Int, rows: Int) -> CellRect {
    columns > 1 && rows > 1
      ? CellRect(column: 1, row: 1, columns: columns - 2, rows: rows - 2)
      : CellRect(column: 0, row: 0, columns: columns, rows: rows)
  }

  /// A text on one line of so many columns, with `…` where it goes on.
  /// - Parameter keepsEnd: Whether the middle is cut rather than the end, as it should be of paths.
  static func cut(_ text: String, columns: Int, keepsEnd: Bool = false) -> String {
    let visible = VisibleText.make(text)
    guard DisplayText.width(of: visible) > columns else { return visible }
    guard columns > 0 else { return "" }
    guard keepsEnd else { return start(of: visible, columns: columns - 1) + "…" }
    let tail = start(of: visible.reversed(), columns: columns - 1 - (columns - 1) / 3)
    let head = start(of: visible, columns: columns - 1 - DisplayText.width(of: tail))
    return head + "…" + String(tail.reversed())
  }

  /// As much of the start as so many columns hold.
  private static func start(of characters: some Sequence<Character>, columns: Int) -> String {
    var result = ""
    var width = 0
    for character in characters {
      let next = DisplayText.width(of: String(character))
      if width + next > columns { break }
      result.append(character)
      width += next
    }
    return result
  }
}
