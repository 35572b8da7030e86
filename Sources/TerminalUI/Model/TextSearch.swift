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
