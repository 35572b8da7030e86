/// The encodings that string tables come in.
enum TextEncoding {
  /// Returns the text without its byte order mark, as UTF-8; nil where the bytes are no text.
  static func decode(_ bytes: [UInt8]) -> [UInt8]? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return validated(Array(bytes.dropFirst(3))) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), bigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), bigEndian: true) }
    // A table begins with an ASCII character, so a zero byte is half of a UTF-16 one.
    if bytes.count >= 2, bytes[1] == 0 { return utf16(bytes[...], bigEndian: false) }
    if bytes.count >= 2, bytes[0] == 0 { return utf16(bytes[...], bigEndian: true) }
    return validated(bytes)
  }

  private static func validated(_ bytes: [UInt8]) -> [UInt8]? {
    String(validating: bytes, as: UTF8.self) == nil ? nil : bytes
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      units.append(bigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
  }
}
