import Cells
import InterfaceBuilder

/// Draws an item of the app as its list would: quietly, in the system's colours for texts.
struct FeedCell {
  let appearance: Appearance
  let isRightToLeft: Bool
  let isASCII: Bool
  /// What is highlighted; empty for nothing.
  var highlight = ""

  /// What lies behind the app's items.
  var ground: Cells.Color { isDark ? Color(rgb: 0x000000) : Color(rgb: 0xFFFFFF) }

  private var isDark: Bool { appearance == .dark }
  private var title: Style {
    Style(foreground: Color(rgb: isDark ? 0xD8D8DC : 0x48484A), background: ground)
  }
  private var text: Style {
    Style(foreground: Color(rgb: isDark ? 0x8E8E93 : 0x7C7C80), background: ground)
  }
  private var line: Style {
    Style(foreground: Color(rgb: isDark ? 0x38383A : 0xD0D0D4), background: ground)
  }
  private var thumbnail: Cells.Color { Color(rgb: isDark ? 0x1C1C1E : 0xF0F0F3) }

  /// Draws the item with a number, counted from 0.
  func paint(_ index: Int, columns: Int, rows: Int) -> Grid {
    var grid = Grid(columns: columns, rows: rows)
    grid.fill(grid.bounds, background: ground)
    let story = FeedStory.story(at: index)
    // A line of its own parts the items where there is room for one.
    let textRows = rows > 3 ? rows - 1 : rows
    if rows > 3 {
      let row = CellRect(column: 2, row: rows - 1, columns: columns - 2, rows: 1)
      grid.fill(place(row, columns), with: isASCII ? "-" : "─", style: line)
    }
    let hasThumbnail = columns >= 40 && textRows >= 3
    if hasThumbnail {
      let picture = CellRect(column: 2, row: 1, columns: 8, rows: textRows - 1)
      grid.fill(place(picture, columns), background: thumbnail)
    }
    let start = hasThumbnail ? 12 : 2
    let room = CellRect(
      column: start, row: textRows > 3 ? 1 : 0, columns: columns - start - 2, rows: textRows)
    put(story, number: index + 1, in: place(room, columns), &grid)
    return grid
  }

  /// Texts from the top: the title, the summary in the rows that are left, and where it belongs.
  private func put(_ story: FeedStory, number: Int, in room: CellRect, _ grid: inout Grid) {
    let last = min(room.endRow, grid.rows > 3 ? grid.rows - 1 : grid.rows)
    var row = room.row
    func put(_ words: String, _ style: Style, lines: Int, in grid: inout Grid) {
      let count = min(lines, last - row)
      guard count > 0, room.columns > 0 else { return }
      var style = style
      if !highlight.isEmpty, TextSearch.contains(highlight, in: words) {
        style.attributes.insert([.bold, .underline])
      }
      let layout = TextLayout(
        DisplayText(words, style: style), columns: room.columns, maximumLines: count)
      let area = CellRect(column: room.column, row: row, columns: room.columns, rows: count)
      grid.put(layout, in: area, alignment: isRightToLeft ? .right : .left)
      row += layout.lines.count
    }
    put(story.title, title, lines: 1, in: &grid)
    let rest = last - row
    put(story.summary, text, lines: rest > 1 ? min(3, rest - 1) : rest, in: &grid)
    let dot = isASCII ? "-" : "·"
    put("\(number) \(dot) \(story.section) \(dot) \(story.minutes) min", line, lines: 1, in: &grid)
  }

  /// A rectangle at the side where lines begin.
  private func place(_ rect: CellRect, _ columns: Int) -> CellRect {
    guard isRightToLeft else { return rect }
    var mirrored = rect
    mirrored.column = columns - rect.endColumn
    return mirrored
  }
}
