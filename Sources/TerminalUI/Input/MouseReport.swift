/// What the mouse did, in cells of the screen.
struct MouseReport: Equatable, Sendable {
  /// What happened.
  enum Action: Equatable, Sendable {
    case press, release, drag, wheelUp, wheelDown
  }

  /// What happened.
  var action: Action
  /// Whether it was the first button; always for the wheel.
  var isFirstButton: Bool
  /// Where.
  var place: CellPlace

  /// Reads a report in SGR form, `button;column;row` and `M` or `m` (xterm's ctlseqs, mode 1006).
  ///
  /// Nil for anything else, and for movements and buttons that mean nothing here.
  init?(_ text: String) {
    guard let last = text.last, last == "M" || last == "m" else { return nil }
    let numbers = text.dropLast().split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) }
    guard numbers.count == 3, let code = numbers[0], let column = numbers[1],
      let row = numbers[2], column > 0, row > 0, column < 100_000, row < 100_000
    else { return nil }
    place = CellPlace(column: column - 1, row: row - 1)
    isFirstButton = code & 3 == 0
    switch code & ~(4 | 8 | 16) {
    case 64: action = .wheelUp
    case 65:
      action = .wheelDown
      isFirstButton = true
    case 0...2: action = last == "M" ? .press : .release
    case 32...34: action = .drag
    default: return nil
    }
  }
}
