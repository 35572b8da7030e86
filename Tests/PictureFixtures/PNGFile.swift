/// PNG files made from colours, without compression.
public enum PNGFile {
  /// Returns a file of pixels given as `0xRRGGBBAA`, row by row.
  ///
  /// - Parameters:
  ///   - stated: The size that the header states in place of the true one.
  ///   - chunks: Chunks between the header and the pixels.
  ///   - pixel: The colour at a column and row.
  public static func bytes(
    width: Int, height: Int, stated: (width: Int, height: Int)? = nil,
    chunks: [UInt8] = [], pixel: (Int, Int) -> UInt32
  ) -> [UInt8] {
    var raw: [UInt8] = []
    for y in 0..<height {
      raw.append(0)
      for x in 0..<width { raw += big(pixel(x, y)) }
    }
    let size = stated ?? (width, height)
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", big(UInt32(size.width)) + big(UInt32(size.height)) + [8, 6, 0, 0, 0])
      + chunks + chunk("IDAT", stored(raw)) + chunk("IEND", [])
  }

  /// A picture of four quadrants: red, green, blue and yellow, from the top left to the bottom right.
  public static func quadrants(
    width: Int, height: Int, chunks: [UInt8] = []
  ) -> [UInt8] {
    bytes(width: width, height: height, chunks: chunks) { x, y in
      let colors: [UInt32] = [0xFF00_00FF, 0x00FF_00FF, 0x0000_FFFF, 0xFFFF_00FF]
      return colors[(y * 2 >= height ? 2 : 0) + (x * 2 >= width ? 1 : 0)]
    }
  }

  /// zlib's format with stored blocks.
  private static func stored(_ raw: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let count = min(65_535, raw.count - start)
      result.append(start + count == raw.count ? 1 : 0)
      result += little(UInt16(count)) + little(~UInt16(count))
      result += raw[start..<start + count]
      start += count
    } while start < raw.count
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in raw {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return result + big(high << 16 | low)
  }

  /// Two colours in a palette, the second transparent, in stripes a pixel wide.
  public static func palette(width: Int, height: Int) -> [UInt8] {
    let header = big(UInt32(width)) + big(UInt32(height)) + [8, 3, 0, 0, 0]
    let row: [UInt8] = [0] + (0..<width).map { UInt8($0 % 2) }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", header) + chunk("PLTE", [255, 0, 0, 0, 255, 0]) + chunk("tRNS", [255, 0])
      + chunk("tEXt", Array("Title\0stripes".utf8))
      + chunk("IDAT", stored((0..<height).flatMap { _ in row })) + chunk("IEND", [])
  }

  /// A camera's notes with an orientation of Exif, 1…8.
  public static func notes(orientation: UInt8) -> [UInt8] {
    chunk("eXIf", ExifNotes.bytes(orientation: orientation))
  }

  /// Returns a chunk of four letters and data, with its length and checksum.
  public static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    var check: UInt32 = 0xFFFF_FFFF
    for byte in body {
      check ^= UInt32(byte)
      for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1 }
    }
    return big(UInt32(data.count)) + body + big(~check)
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func little(_ value: UInt16) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }
}
