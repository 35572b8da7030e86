/// Strings for the few names that a document repeats thousands of times.
///
/// Expat hands names over as C strings. A hash over the bytes finds the string made for the first
/// occurrence, so that later ones cost no allocation and compare by identity.
struct XMLNameTable {
  private struct Entry {
    var hash: UInt64
    var name: String
  }

  private var slots: [Entry?]
  private var count = 0

  init() { slots = Array(repeating: nil, count: 1024) }

  /// Returns the string with the bytes of a C string.
  mutating func string(_ bytes: UnsafePointer<CChar>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var length = 0
    while bytes[length] != 0 {
      hash = (hash ^ UInt64(UInt8(bitPattern: bytes[length]))) &* 0x0000_0100_0000_01b3
      length += 1
    }
    let buffer = UnsafeBufferPointer(start: bytes, count: length)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while let entry = slots[slot] {
      if entry.hash == hash, Self.isEqual(entry.name, buffer) { return entry.name }
      slot = (slot + 1) & (slots.count - 1)
    }
    let name = buffer.withMemoryRebound(to: UInt8.self) { String(decoding: $0, as: UTF8.self) }
    // A document with this many different names isn't Interface Builder's: spare the table.
    guard count < slots.count / 2 else { return name }
    slots[slot] = Entry(hash: hash, name: name)
    count += 1
    return name
  }

  private static func isEqual(_ name: String, _ bytes: UnsafeBufferPointer<CChar>) -> Bool {
    var name = name
    return name.withUTF8 { known in
      guard known.count == bytes.count else { return false }
      for index in 0..<known.count where known[index] != UInt8(bitPattern: bytes[index]) {
        return false
      }
      return true
    }
  }
}
