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
  ///   - edges: Whether it shares an edge with a pane at its side.
  static func make(
    columns: Int, rows: Int, title: String, mark: String = "", hasKeys: Bool,
    edges: Edges = Edges()
  ) -> Grid {
    var grid = Grid(columns: columns, rows: rows)
    guard columns > 1, rows > 1 else { return grid }
    let style = hasKeys ? strong : quiet
    var box = grid.bounds
    if edges.isLeftShared {
      // The left edge is the right one of the pane before.
      box.column -= 1
      box.columns += 1
    }
    grid.box(box, hasKeys ? .heavy : .single, style: style)
    if let isRightHeavy = edges.rightNeighbour {
      let isHeavy = hasKeys || isRightHeavy
      grid.fill(
        CellRect(column: columns - 1, row: 0, columns: 1, rows: rows), with: isHeavy ? "┃" : "│",
        style: isHeavy ? strong : quiet)
      let corners = Self.sharedCorners(hasKeys, isRightHeavy)
      grid.put(corners.top, column: columns - 1, row: 0, style: isHeavy ? strong : quiet)
      grid.put(corners.bottom, column: columns - 1, row: rows - 1, style: isHeavy ? strong : quiet)
    }
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

  /// What stands where a pane has no room: that it is too small, as far as that fits.
  static func tooSmall(columns: Int, rows: Int) -> Grid {
    var grid = Grid(columns: columns, rows: rows)
    grid.put(cut("too small", columns: columns), column: 0, row: 0)
    return grid
  }

  /// Edges that a pane has in common with others at its sides.
  struct Edges: Equatable {
    var isLeftShared = false
    /// Whether the pane at the right, whose left edge this pane's right one is, has the keys; nil without one.
    var rightNeighbour: Bool?
  }

  /// Where two panes meet above and below, of which one or none has the keys.
  private static func sharedCorners(
    _ isLeftHeavy: Bool, _ isRightHeavy: Bool
  ) -> (top: String, bottom: String) {
    switch (isLeftHeavy, isRightHeavy) {
    case (false, false): ("┬", "┴")
    case (true, false): ("┱", "┹")
    case (false, true): ("┲", "┺")
    case (true, true): ("┳", "┻")
    }
  }

  /// The inside of a pane's frame, in the pane's own cells.
  /// - Parameter isLeftShared: Whether the left edge belongs to the pane before.
  static func inside(columns: Int, rows: Int, isLeftShared: Bool = false) -> CellRect {
    guard columns > 1, rows > 1 else {
      return CellRect(column: 0, row: 0, columns: columns, rows: rows)
    }
    let left = isLeftShared ? 0 : 1
    return CellRect(column: left, row: 1, columns: columns - 1 - left, rows: rows - 2)
  }

  /// A text on one line of so many columns, with `…` where it goes on.
  /// - Parameters:
  ///   - keepsEnd: Whether the middle is cut rather than the end, as it should be of paths.
  ///   - sharedCount: How many of the first characters tell nothing; where that is long, they are cut rather than what
  ///     follows them. A text is cut in one place, whatever its length.
  static func cut(
    _ text: String, columns: Int, keepsEnd: Bool = false, sharedCount: Int = 0
  ) -> String {
    let visible = VisibleText.make(text)
    guard DisplayText.width(of: visible) > columns else { return visible }
    guard columns > 0 else { return "" }
    guard keepsEnd else { return start(of: visible, columns: columns - 1) + "…" }
    if sharedCount > 4, sharedCount < visible.count, columns > 8 {
      return cutShared(Array(visible), sharedCount, columns: columns)
    }
    let tail = start(of: visible.reversed(), columns: columns - 1 - (columns - 1) / 3)
    let head = start(of: visible, columns: columns - 1 - DisplayText.width(of: tail))
    return head + "…" + String(tail.reversed())
  }

  /// A text that is too long, cut once, so that what follows its first characters is seen.
  private static func cutShared(
    _ characters: [Character], _ sharedCount: Int, columns: Int
  ) -> String {
    // A capital belongs to the word that it begins.
    let isInWord = characters[sharedCount - 1].isUppercase && characters[sharedCount].isLowercase
    let rest = characters[(isInWord ? sharedCount - 1 : sharedCount)...]
    // As much of what is shared stays as the rest leaves room for.
    let spare = columns - 1 - DisplayText.width(of: String(rest))
    if spare >= 0 { return start(of: characters, columns: spare) + "…" + String(rest) }
    let head = start(of: characters, columns: columns - 1)
    if head.count >= sharedCount + leastOfRest { return head + "…" }
    return "…" + start(of: rest, columns: columns - 1)
  }

  /// The fewest characters of what tells two texts apart that are enough to see.
  private static let leastOfRest = 4

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
