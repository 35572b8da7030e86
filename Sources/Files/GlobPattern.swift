/// A pattern of a `.gitignore` line, matched against paths with `/` between their parts.
///
/// Understood are `*` and `?` (anything but `/`), `[a-z]` and `[!a-z]`, a backslash before a character that is meant
/// itself, and `**` for any number of folders. Matching compares bytes, as git does.
public struct GlobPattern: Equatable, Sendable {
  private enum Token: Equatable {
    case byte(UInt8)
    case one
    case run
    /// Any number of whole folders, with the slash after them.
    case folders
    /// Everything that is left.
    case rest
    case set([ClosedRange<UInt8>], isNegated: Bool)
  }

  private let tokens: [Token]

  /// Reads a pattern.
  public init(_ pattern: String) {
    let bytes = Array(pattern.utf8)
    var tokens: [Token] = []
    var index = 0
    while index < bytes.count {
      let isAtStartOfPart = index == 0 || bytes[index - 1] == UInt8(ascii: "/")
      if isAtStartOfPart, bytes[index...].starts(with: "**/".utf8) {
        tokens.append(.folders)
        index += 3
      } else if isAtStartOfPart, bytes[index...].elementsEqual("**".utf8) {
        tokens.append(.rest)
        index += 2
      } else {
        tokens.append(Self.token(bytes, &index))
        if tokens.suffix(2) == [.run, .run] { tokens.removeLast() }
      }
    }
    self.tokens = tokens
  }

  /// Returns whether the pattern matches a whole path.
  /// - Complexity: O(length of the pattern · length of the path).
  public func matches(_ path: String) -> Bool {
    let path = Array(path.utf8)
    // Which places of the path the tokens so far can reach.
    var reached = [Bool](repeating: false, count: path.count + 1)
    reached[0] = true
    for token in tokens {
      var next = [Bool](repeating: false, count: path.count + 1)
      for place in reached.indices where reached[place] || (place > 0 && next[place]) {
        advance(token, at: place, in: path, isNew: reached[place], &next)
      }
      reached = next
    }
    return reached[path.count]
  }

  private func advance(
    _ token: Token, at place: Int, in path: [UInt8], isNew: Bool, _ next: inout [Bool]
  ) {
    let byte = place < path.count ? path[place] : nil
    switch token {
    case .byte(let wanted):
      if isNew, byte == wanted { next[place + 1] = true }
    case .one:
      if isNew, let byte, byte != UInt8(ascii: "/") { next[place + 1] = true }
    case .set(let ranges, let isNegated):
      guard isNew, let byte, byte != UInt8(ascii: "/") else { return }
      if ranges.contains(where: { $0.contains(byte) }) != isNegated { next[place + 1] = true }
    case .run:
      if isNew { next[place] = true }
      if let byte, byte != UInt8(ascii: "/"), next[place] { next[place + 1] = true }
    case .folders:
      guard isNew else { return }
      next[place] = true
      for end in place..<path.count where path[end] == UInt8(ascii: "/") { next[end + 1] = true }
    case .rest:
      if isNew, place < path.count { next[path.count] = true }
    }
  }

  private static func token(_ bytes: [UInt8], _ index: inout Int) -> Token {
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "*"): return .run
    case UInt8(ascii: "?"): return .one
    case UInt8(ascii: "\\") where index < bytes.count:
      index += 1
      return .byte(bytes[index - 1])
    case UInt8(ascii: "["): return set(bytes, &index) ?? .byte(byte)
    default: return .byte(byte)
    }
  }

  private static func set(_ bytes: [UInt8], _ index: inout Int) -> Token? {
    var place = index
    let isNegated = place < bytes.count && "!^".utf8.contains(bytes[place])
    if isNegated { place += 1 }
    var ranges: [ClosedRange<UInt8>] = []
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "]"), !ranges.isEmpty {
        index = place + 1
        return .set(ranges, isNegated: isNegated)
      }
      let first = bytes[place]
      let hasRange =
        place + 2 < bytes.count && bytes[place + 1] == UInt8(ascii: "-")
        && bytes[place + 2] != UInt8(ascii: "]")
      let last = hasRange ? bytes[place + 2] : first
      if first <= last { ranges.append(first...last) }
      place += hasRange ? 3 : 1
    }
    return nil
  }
}
