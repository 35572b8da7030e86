/// Animated GIF files of one-coloured frames.
public enum GIFFile {
  /// Returns a file whose frames follow each other every tenth of a second.
  ///
  /// - Parameter colors: One colour a frame, `0xRRGGBB`; at most four.
  public static func bytes(width: Int, height: Int, colors: [UInt32]) -> [UInt8] {
    var file = Array("GIF89a".utf8) + little(width) + little(height) + [0x81, 0, 0]
    for index in 0..<4 {
      let color = index < colors.count ? colors[index] : 0
      file += [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
    for index in colors.indices {
      file += [0x21, 0xF9, 4, 0x04] + little(10) + [0, 0]
      file += [0x2C] + little(0) + little(0) + little(width) + little(height) + [0, 2]
      let data = compressed(Array(repeating: index, count: width * height))
      for start in stride(from: 0, to: data.count, by: 255) {
        let block = data[start..<min(start + 255, data.count)]
        file += [UInt8(block.count)] + block
      }
      file.append(0)
    }
    return file + [0x3B]
  }

  /// LZW that clears its table before codes would grow, so that all have three bits.
  private static func compressed(_ pixels: [Int]) -> [UInt8] {
    var codes: [Int] = []
    for (index, pixel) in pixels.enumerated() {
      if index % 2 == 0 { codes.append(4) }
      codes.append(pixel)
    }
    codes.append(5)
    var bytes: [UInt8] = []
    var bits = 0
    var held = 0
    for code in codes {
      bits |= code << held
      held += 3
      while held >= 8 {
        bytes.append(UInt8(bits & 0xFF))
        bits >>= 8
        held -= 8
      }
    }
    if held > 0 { bytes.append(UInt8(bits & 0xFF)) }
    return bytes
  }

  private static func little(_ value: Int) -> [UInt8] {
    [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)]
  }
}
