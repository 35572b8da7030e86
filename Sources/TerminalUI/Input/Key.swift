/// A key, as the table of keys names it.
enum Key: Hashable, Sendable {
  case character(Character)
  /// A letter with Control, in lower case.
  case control(Character)
  case up, down, left, right, home, end, pageUp, pageDown
  case shiftLeft, shiftRight
  case enter, escape, tab, backTab, backspace, delete
  case function(Int)

  /// The key as help texts write it, such as `^L` or `PgDn`.
  var words: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let letter): "^" + letter.uppercased()
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .shiftLeft: "⇧←"
    case .shiftRight: "⇧→"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "⇧Tab"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .function(let number): "F\(number)"
    }
  }

  /// The key in ASCII, such as `Shift-Tab` or `Up`.
  var plainWords: String {
    switch self {
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .shiftLeft: "Shift-Left"
    case .shiftRight: "Shift-Right"
    case .backTab: "Shift-Tab"
    default: words
    }
  }
}
