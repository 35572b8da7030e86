import CTerminal

/// What comes from the terminal.
enum TerminalInput: Equatable, Sendable {
  case key(Key)
  case mouse(MouseReport)
  /// Text that was pasted, which must not be taken for keys.
  case paste(String)
}

/// Reads keys, reports of the mouse and pasted text.
struct KeyReader {
  /// A report is never longer than this; what is, is no report.
  private static let longestReport = 24
  private static let longestPaste = 65_536

  /// A report that has not come to its end.
  private var report: String?
  private var pasted: String?
  private var decoder = CharacterDecoder()
  /// What followed an Escape so far; nil where none is open.
  private var escape: Escape?

  private enum Escape {
    /// Nothing: the key Escape, or the beginning of Alt with another key.
    case begun
    /// The beginning of a sequence that stands for a key; whether it ends with its next byte.
    case sequence(isShort: Bool)
  }

  /// Takes the next input that is there; nil where there is none.
  mutating func next() -> TerminalInput? {
    var value: UInt32 = 0
    while true {
      let kind = terminal_read(&value)
      if kind == TERMINAL_NOTHING { return finish() }
      if let input = take(
        kind == TERMINAL_KEY ? .key(value) : .byte(UInt8(truncatingIfNeeded: value)))
      {
        return input
      }
    }
  }

  /// What curses gives in one step.
  enum Piece: Equatable {
    /// One of the bytes of a character.
    case byte(UInt8)
    /// A key that is no character, by its number.
    case key(UInt32)
  }

  /// Adds a piece; the result is an input once it is whole.
  mutating func take(_ piece: Piece) -> TerminalInput? {
    switch piece {
    case .byte(let byte):
      if let escape { return take(byte, after: escape) }
      if byte == 0x1B, report == nil, pasted == nil {
        escape = .begun
        return nil
      }
      return decoder.take(byte).flatMap { take($0) }
    case .key(let number):
      decoder = CharacterDecoder()
      let isWithAlt = escape != nil && !Self.beginnings.contains(number)
      escape = nil
      // Alt with a key is another key than both, and none of ours.
      return isWithAlt ? nil : take(number)
    }
  }

  /// What is left when nothing more comes within curses' delay: an Escape that nothing followed is a key.
  mutating func finish() -> TerminalInput? {
    guard let open = escape else { return nil }
    escape = nil
    decoder = CharacterDecoder()
    if case .begun = open { return .key(.escape) }
    return nil
  }

  /// Passes over Alt with a character, and sequences of keys that curses does not know.
  private mutating func take(_ byte: UInt8, after open: Escape) -> TerminalInput? {
    switch (open, byte) {
    case (.begun, 0x1B): return .key(.escape)
    case (.begun, UInt8(ascii: "[")): escape = .sequence(isShort: false)
    case (.begun, UInt8(ascii: "O")): escape = .sequence(isShort: true)
    case (.begun, _): if decoder.take(byte) != nil || byte < 0x80 { escape = nil }
    case (.sequence(isShort: true), _), (.sequence, 0x40...0x7E), (.sequence, ..<0x20): escape = nil
    case (.sequence, _): break
    }
    return nil
  }

  /// Numbers of keys that something follows, which must not be lost.
  private static let beginnings = [
    UInt32(TERMINAL_KEY_MOUSE), UInt32(TERMINAL_KEY_PASTE_BEGIN), UInt32(TERMINAL_KEY_PASTE_END),
  ]

  private mutating func take(_ scalar: Unicode.Scalar) -> TerminalInput? {
    if let report { return continueReport(report, scalar) }
    guard let pasted else { return .key(Self.key(of: scalar)) }
    if pasted.utf8.count < Self.longestPaste { self.pasted?.unicodeScalars.append(scalar) }
    return nil
  }

  private mutating func take(_ number: UInt32) -> TerminalInput? {
    report = nil
    if let pasted {
      guard number == TERMINAL_KEY_PASTE_END else { return nil }
      self.pasted = nil
      return .paste(pasted)
    }
    switch number {
    case UInt32(TERMINAL_KEY_MOUSE): report = ""
    case UInt32(TERMINAL_KEY_PASTE_BEGIN): pasted = ""
    default: return Self.key(number).map { .key($0) }
    }
    return nil
  }

  private mutating func continueReport(
    _ text: String, _ scalar: Unicode.Scalar
  ) -> TerminalInput? {
    guard text.count < Self.longestReport, "0123456789;Mm".unicodeScalars.contains(scalar) else {
      // What cannot belong to a report was typed.
      report = nil
      return take(scalar)
    }
    let whole = text + String(Character(scalar))
    let isEnd = scalar == "M" || scalar == "m"
    report = isEnd ? nil : whole
    return isEnd ? MouseReport(whole).map { .mouse($0) } : nil
  }

  private static func key(of scalar: Unicode.Scalar) -> Key {
    switch scalar.value {
    case 0x09: return .tab
    case 0x0A, 0x0D: return .enter
    case 0x1B: return .escape
    case 0x7F, 0x08: return .backspace
    case 0x01...0x1A: return .control(Character(Unicode.Scalar(UInt8(scalar.value) + 0x60)))
    default: return .character(Character(scalar))
    }
  }

  private static func key(_ number: UInt32) -> Key? {
    switch number {
    case UInt32(TERMINAL_KEY_UP): .up
    case UInt32(TERMINAL_KEY_DOWN): .down
    case UInt32(TERMINAL_KEY_LEFT): .left
    case UInt32(TERMINAL_KEY_RIGHT): .right
    case UInt32(TERMINAL_KEY_HOME): .home
    case UInt32(TERMINAL_KEY_END): .end
    case UInt32(TERMINAL_KEY_PAGE_UP): .pageUp
    case UInt32(TERMINAL_KEY_PAGE_DOWN): .pageDown
    case UInt32(TERMINAL_KEY_BACKSPACE): .backspace
    case UInt32(TERMINAL_KEY_DELETE): .delete
    case UInt32(TERMINAL_KEY_BACK_TAB): .backTab
    case UInt32(TERMINAL_KEY_ENTER): .enter
    case UInt32(TERMINAL_KEY_SHIFT_LEFT): .shiftLeft
    case UInt32(TERMINAL_KEY_SHIFT_RIGHT): .shiftRight
    case UInt32(TERMINAL_KEY_F1)..<UInt32(TERMINAL_KEY_F1) + 12:
      .function(Int(number - UInt32(TERMINAL_KEY_F1)) + 1)
    default: nil
    }
  }
}
