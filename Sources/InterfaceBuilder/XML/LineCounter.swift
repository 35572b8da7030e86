#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Turns growing byte offsets into lines and columns in one pass over the bytes.
struct LineCounter {
  private var line = 1
  private var lineStart = 0
  private var scanned = 0

  /// Returns the place of a byte; offsets must not decrease from call to call.
  mutating func location(of offset: Int, in bytes: UnsafeRawBufferPointer) -> SourceLocation {
    let end = min(offset, bytes.count)
    if let base = bytes.baseAddress {
      while scanned < end, let found = memchr(base + scanned, 0x0A, end - scanned) {
        scanned = UnsafeRawPointer(found) - base + 1
        lineStart = scanned
        line += 1
      }
    }
    scanned = max(scanned, end)
    return SourceLocation(line: line, column: max(0, end - lineStart) + 1)
  }
}
