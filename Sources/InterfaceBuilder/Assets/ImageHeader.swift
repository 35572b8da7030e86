import Files

/// Reads how large an image is from the head of its file.
enum ImageHeader {
  /// How much of a file is looked at; JPEG files may begin with a large preview.
  private static let prefix = 256 * 1024

  /// Returns the size in pixels of a PNG, JPEG or GIF file; nil for everything else.
  static func pixels(of path: String) -> Size? {
    guard let bytes = try? FileContents.head(path, count: prefix) else { return nil }
    return pixels(in: bytes)
  }

  /// Returns the size in pixels of the file that begins with the given bytes, upright as UIKit reports it.
  static func pixels(in bytes: [UInt8]) -> Size? {
    let size: Size?
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 {
      size = Size(width: big(bytes, 16, count: 4), height: big(bytes, 20, count: 4))
    } else if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      size = Size(width: little(bytes, 6), height: little(bytes, 8))
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      size = jpeg(bytes)
    } else {
      size = nil
    }
    guard let size, size.width > 0, size.height > 0 else { return nil }
    return ImageOrientation(of: bytes).swapsSides
      ? Size(width: size.height, height: size.width) : size
  }

  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    var position = 2
    while position + 9 < bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      switch marker {
      case 0xFF:
        position += 1
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        return Size(
          width: big(bytes, position + 7, count: 2), height: big(bytes, position + 5, count: 2))
      default:
        position += 2 + Int(big(bytes, position + 2, count: 2))
      }
    }
    return nil
  }

  private static func big(_ bytes: [UInt8], _ start: Int, count: Int) -> Double {
    Double(bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) })
  }

  private static func little(_ bytes: [UInt8], _ start: Int) -> Double {
    Double(Int(bytes[start]) | Int(bytes[start + 1]) << 8)
  }
}
