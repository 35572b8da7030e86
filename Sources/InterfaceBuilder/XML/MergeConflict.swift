#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Looks for the lines that version control leaves in a file that two people changed.
enum MergeConflict {
  /// Returns the line, counted from 1, of the first conflict marker.
  ///
  /// Only the outer markers count: a row of equal signs may well be somebody's text.
  static func firstLine(in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var line = 1
    var start = 0
    while start < bytes.count {
      if isMarker(bytes[start...]) { return line }
      guard let end = memchr(base + start, 0x0A, bytes.count - start) else { return nil }
      start = UnsafeRawPointer(end) - base + 1
      line += 1
    }
    return nil
  }

  private static let width = 7

  private static func isMarker(_ line: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard let first = line.first else { return false }
    guard first == UInt8(ascii: "<") || first == UInt8(ascii: ">") else { return false }
    let head = line.prefix(width + 1)
    return head.count == width + 1 && head.prefix(width).allSatisfy { $0 == first }
      && head.last == UInt8(ascii: " ")
  }
}
