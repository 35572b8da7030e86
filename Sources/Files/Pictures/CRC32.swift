/// The checksum of PNG's chunks, CRC-32 as ISO 3309 and ITU-T V.42 have it.
public enum CRC32 {
  /// Returns the checksum of bytes.
  public static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    tables.withUnsafeBufferPointer { tables in
      var sum: UInt32 = 0xFFFF_FFFF
      var offset = 0
      // Eight bytes a step: what each adds to the sum does not depend on the others.
      while offset + 8 <= bytes.count {
        let word = UInt64(
          littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let low = UInt32(truncatingIfNeeded: word) ^ sum
        let high = UInt32(truncatingIfNeeded: word >> 32)
        let first = tables[0x700 | Int(low & 0xFF)] ^ tables[0x600 | Int(low >> 8 & 0xFF)]
        let second = tables[0x500 | Int(low >> 16 & 0xFF)] ^ tables[0x400 | Int(low >> 24)]
        let third = tables[0x300 | Int(high & 0xFF)] ^ tables[0x200 | Int(high >> 8 & 0xFF)]
        let fourth = tables[0x100 | Int(high >> 16 & 0xFF)] ^ tables[Int(high >> 24)]
        sum = first ^ second ^ third ^ fourth
        offset += 8
      }
      while offset < bytes.count {
        sum = sum >> 8 ^ tables[Int((sum ^ UInt32(bytes[offset])) & 0xFF)]
        offset += 1
      }
      return ~sum
    }
  }

  /// What a byte adds to the sum when 0…7 bytes follow it, 256 numbers each.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      tables[byte] = (0..<8).reduce(UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
    for index in 256..<tables.count {
      let before = tables[index - 256]
      tables[index] = before >> 8 ^ tables[Int(before & 0xFF)]
    }
    return tables
  }()
}
