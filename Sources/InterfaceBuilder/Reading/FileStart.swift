/// What the first bytes of a file tell about the rest.
enum FileStart: Equatable {
  /// No bytes, or white space alone.
  case nothing
  /// A byte order mark of UTF-16.
  case utf16
  /// An HTML page.
  case html
  /// Something between angle brackets.
  case markup
  /// Anything else.
  case other

  init(_ bytes: UnsafeRawBufferPointer) {
    var start = 0
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16
      return
    }
    while start < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start]) { start += 1 }
    guard start < bytes.count else {
      self = .nothing
      return
    }
    guard bytes[start] == UInt8(ascii: "<") else {
      self = .other
      return
    }
    let head = String(decoding: bytes[start..<min(start + 14, bytes.count)], as: UTF8.self)
      .lowercased()
    self = head.hasPrefix("<!doctype html") || head.hasPrefix("<html") ? .html : .markup
  }
}
