/// Colours and attributes of a cell, as the numbers of the sequences that chose them.
struct TerminalStyle: Equatable {
  /// Such as `[38, 5, 12]`; empty for the terminal's own.
  var foreground: [Int] = []
  /// Such as `[48, 2, 0, 0, 255]`; empty for the terminal's own.
  var background: [Int] = []
  /// Bits by the number that switches an attribute on.
  var attributes = 0

  /// What erased cells get.
  var ground: TerminalStyle { TerminalStyle(background: background) }

  /// Applies the parameters of an SGR sequence, each with its parts.
  mutating func apply(_ parameters: [[Int]]) {
    var rest = parameters.isEmpty ? [[0]] : parameters
    while let first = rest.first {
      rest.removeFirst()
      let code = first.first ?? 0
      switch code {
      case 0: self = TerminalStyle()
      case 1...9: attributes |= 1 << code
      case 22: attributes &= ~(1 << 1 | 1 << 2)
      case 23...29: attributes &= ~(1 << (code - 20))
      case 30...37, 90...97: foreground = [code]
      case 39: foreground = []
      case 40...47, 100...107: background = [code]
      case 49: background = []
      case 38, 48:
        var color = first
        if color.count == 1 {
          // With semicolons the parts are parameters of their own.
          let length = rest.first?.first == 5 ? 2 : 4
          color += rest.prefix(length).map { $0.first ?? 0 }
          rest.removeFirst(min(length, rest.count))
        }
        if code == 38 { foreground = color } else { background = color }
      default: break
      }
    }
  }
}
