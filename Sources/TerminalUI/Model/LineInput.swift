/// A line that is being typed.
struct LineInput: Equatable, Sendable {
  /// The characters so far.
  private(set) var characters: [Character] = []
  /// Where the next one goes, 0…count.
  private(set) var cursor = 0

  /// Creates a line with a text, the cursor behind it.
  init(_ text: String = "") { set(text) }

  /// The text so far.
  var text: String { String(characters) }

  /// What stands before the cursor.
  var head: String { String(characters[..<cursor]) }

  /// Puts another text in place, the cursor behind it.
  mutating func set(_ text: String) {
    characters = Array(text)
    cursor = characters.count
  }

  /// Types a text at the cursor; line ends and other controls become spaces.
  mutating func insert(_ text: String) {
    let typed = text.map { character in
      character.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } ? " " : character
    }
    characters.insert(contentsOf: typed, at: cursor)
    cursor += typed.count
  }

  /// Does what a key does in a line; false where it does nothing there.
  mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .left, .control("b"): cursor = max(0, cursor - 1)
    case .right, .control("f"): cursor = min(characters.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = characters.count
    case .backspace:
      guard cursor > 0 else { return true }
      cursor -= 1
      characters.remove(at: cursor)
    case .delete, .control("d"):
      if cursor < characters.count { characters.remove(at: cursor) }
    case .control("u"):
      characters.removeFirst(cursor)
      cursor = 0
    case .control("k"): characters.removeLast(characters.count - cursor)
    case .control("w"):
      var start = cursor
      while start > 0, characters[start - 1] == " " { start -= 1 }
      while start > 0, characters[start - 1] != " " { start -= 1 }
      characters.removeSubrange(start..<cursor)
      cursor = start
    default: return false
    }
    return true
  }
}
