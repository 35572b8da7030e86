/// Search as people type it: letters match in any case, unless there is a capital among them.
enum TextSearch {
  /// Whether a text contains what was typed.
  static func contains(_ pattern: String, in text: String) -> Bool {
    if pattern.isEmpty { return true }
    let isExact = pattern.contains { $0.isUppercase }
    let wanted = Array((isExact ? pattern : pattern.lowercased()).utf8)
    let bytes = Array((isExact ? text : text.lowercased()).utf8)
    guard wanted.count <= bytes.count else { return false }
    return (0...bytes.count - wanted.count).contains { start in
      bytes[start] == wanted[0] && bytes[start..<start + wanted.count].elementsEqual(wanted)
    }
  }
}

extension TextSearch {
  /// The line of the next match, round the ends; nil for none.
  /// - Parameters:
  ///   - start: The line to begin at.
  ///   - step: 1 to begin behind that line, -1 to go back from the one before it, 0 to begin with it.
  static func match(_ pattern: String, _ lines: [String], from start: Int, step: Int) -> Int? {
    guard !pattern.isEmpty else { return nil }
    return match(count: lines.count, from: start, step: step) { contains(pattern, in: lines[$0]) }
  }

  /// The next of so many places that fits, round the ends; nil for none.
  /// - Parameters:
  ///   - start: The place to begin at.
  ///   - step: 1 to begin behind that place, -1 to go back from the one before it, 0 to begin with it.
  static func match(
    count: Int, from start: Int, step: Int, where fits: (Int) -> Bool
  ) -> Int? {
    let direction = step < 0 ? -1 : 1
    for offset in 0..<count {
      let place = start + step + direction * offset
      let wrapped = ((place % count) + count) % count
      if fits(wrapped) { return wrapped }
    }
    return nil
  }
}
