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
    guard !pattern.isEmpty, !lines.isEmpty else { return nil }
    let direction = step < 0 ? -1 : 1
    return (0..<lines.count).lazy
      .map { offset in
        let line = start + step + direction * offset
        return ((line % lines.count) + lines.count) % lines.count
      }
      .first { contains(pattern, in: lines[$0]) }
  }
}
