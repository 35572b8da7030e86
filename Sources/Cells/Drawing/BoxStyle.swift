/// The characters of an outline.
public struct BoxStyle: Equatable, Sendable {
  /// Corners from the top left, clockwise.
  public var corners: [Character]
  /// The horizontal line.
  public var horizontal: Character
  /// The vertical line.
  public var vertical: Character

  /// Thin lines, square corners.
  public static let single = BoxStyle("┌┐┘└", horizontal: "─", vertical: "│")
  /// Thin lines, round corners.
  public static let rounded = BoxStyle("╭╮╯╰", horizontal: "─", vertical: "│")
  /// Thick lines.
  public static let heavy = BoxStyle("┏┓┛┗", horizontal: "━", vertical: "┃")
  /// Two thin lines.
  public static let double = BoxStyle("╔╗╝╚", horizontal: "═", vertical: "║")
  /// Dashed lines.
  public static let dashed = BoxStyle("┌┐┘└", horizontal: "╌", vertical: "╎")
  /// Lines that every terminal has.
  public static let ascii = BoxStyle("++++", horizontal: "-", vertical: "|")

  /// Creates a style; corners beyond the fourth are ignored, missing ones are `+`.
  public init(_ corners: String, horizontal: Character, vertical: Character) {
    let given = Array(corners.prefix(4))
    self.corners = given + Array(repeating: "+", count: 4 - given.count)
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension Grid {
  /// Draws the outline of a rectangle and leaves its inside alone.
  ///
  /// A rectangle of one row or column becomes a line. Nothing is drawn outside the clip.
  public mutating func box(
    _ rect: CellRect, _ box: BoxStyle = .single, style: Style = .plain, clip: CellRect? = nil
  ) {
    guard !rect.isEmpty else { return }
    let area = bounds.intersection(clip ?? bounds)
    let right = rect.endColumn - 1
    let bottom = rect.endRow - 1
    if rect.rows == 1 || rect.columns == 1 {
      fill(rect, with: rect.rows == 1 ? box.horizontal : box.vertical, style: style, clip: area)
      return
    }
    let width = rect.columns - 2
    let height = rect.rows - 2
    for row in [rect.row, bottom] {
      let line = CellRect(column: rect.column + 1, row: row, columns: width, rows: 1)
      fill(line, with: box.horizontal, style: style, clip: area)
    }
    for column in [rect.column, right] {
      let line = CellRect(column: column, row: rect.row + 1, columns: 1, rows: height)
      fill(line, with: box.vertical, style: style, clip: area)
    }
    let places = [
      (rect.column, rect.row), (right, rect.row), (right, bottom), (rect.column, bottom),
    ]
    for (corner, place) in zip(box.corners, places) {
      let cell = CellRect(column: place.0, row: place.1, columns: 1, rows: 1)
      fill(cell, with: corner, style: style, clip: area)
    }
  }
}
