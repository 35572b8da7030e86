import Files
import Glibc

/// The formats of pictures that are decoded.
public typealias PictureFormat = ImageFormat

extension ImageFormat {
  /// Whether a file of the format goes on to its end.
  ///
  /// Decoders draw what there is of a file that was cut off and report nothing (measured for PNG,
  /// JPEG and WebP), so its end is looked for. What follows the end does not matter.
  public func isWhole(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      switch self {
      case .png: Self.hasPNGEnd(bytes)
      case .jpeg: Self.hasJPEGEnd(bytes)
      case .gif: Self.hasGIFEnd(bytes)
      case .webp: Self.hasWebPEnd(bytes)
      }
    }
  }

  /// Whether a file's checksums are those of its data; only PNG has any.
  ///
  /// libpng leaves out what is not critical where its checksum is wrong, which would make transparent pixels opaque. Chunks
  /// that decide no pixel do not matter.
  public func isSound(_ bytes: [UInt8]) -> Bool {
    guard self == .png else { return true }
    return bytes.withUnsafeBytes { bytes in
      let chunks = PNGChunks(bytes)
      for chunk in chunks {
        if chunk.decidesPixels, !chunks.isSound(chunk) { return false }
        // What follows the end is no part of the picture.
        if chunk.type == PNGChunks.end { return true }
      }
      return true
    }
  }

  /// Chunks follow one another up to `IEND`.
  private static func hasPNGEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    PNGChunks(UnsafeRawBufferPointer(bytes)).contains { $0.type == PNGChunks.end }
  }

  /// The end marker follows the last scan; a preview inside a segment has one of its own, which does not count.
  private static func hasJPEGEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 2
    var hasScan = false
    while offset + 1 < bytes.count {
      guard bytes[offset] == 0xFF else {
        // Data of a scan, or rubbish between segments.
        guard let start = bytes.baseAddress,
          let next = memchr(start + offset, 0xFF, bytes.count - offset)
        else { return false }
        offset = UnsafeRawPointer(next) - UnsafeRawPointer(start)
        continue
      }
      switch bytes[offset + 1] {
      case 0xD9:
        if hasScan { return true }
        offset += 2
      case 0x00, 0x01, 0xD0...0xD8: offset += 2
      case 0xFF: offset += 1
      case let marker:
        guard offset + 3 < bytes.count else { return false }
        if marker == 0xDA { hasScan = true }
        offset += 2 + max(2, Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
      }
    }
    return false
  }

  /// Blocks follow one another up to the trailer.
  private static func hasGIFEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 13 else { return false }
    func colors(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
    var offset = 13 + colors(bytes[10])
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x3B: return true
      case 0x21: offset += 2
      case 0x2C:
        guard offset + 9 < bytes.count else { return false }
        offset += 11 + colors(bytes[offset + 9])
      default: return false
      }
      while offset < bytes.count, bytes[offset] != 0 { offset += 1 + Int(bytes[offset]) }
      offset += 1
    }
    return false
  }

  /// The container states its length.
  private static func hasWebPEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let length = (4..<8).reversed().reduce(0) { $0 << 8 | Int(bytes[$1]) }
    return length >= 4 && bytes.count >= length + 8
  }
}
