/// How a photo is turned before it is shown, named as `UIImage.Orientation` names it and numbered as Exif does.
///
/// A camera stores rows as its sensor has them and notes how it was held. UIKit reports the size of the upright picture.
public enum ImageOrientation: UInt8, CaseIterable, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Whether the width of the stored rows is the height of what is shown.
  public var swapsSides: Bool { rawValue >= ImageOrientation.leftMirrored.rawValue }

  /// Whether stored columns count from the right, once the sides are swapped.
  public var mirrorsColumns: Bool {
    [.upMirrored, .down, .rightMirrored, .left].contains(self)
  }

  /// Whether stored rows count from the bottom, once the sides are swapped.
  public var mirrorsRows: Bool {
    [.down, .downMirrored, .right, .rightMirrored].contains(self)
  }

  /// Reads the orientation of a JPEG or PNG file; up for files of other formats and those that state none.
  ///
  /// Image I/O, with which UIKit reads pictures, applies a PNG's: Safari, which asks it, was seen to turn PNGs whose notes
  /// come before their pixels (github.com/w3c/csswg-drafts/issues/4929). A WebP's notes are not looked at: Safari was seen
  /// to show such files as they are stored (zpl.fi/exif-orientation-in-different-formats).
  public init(of bytes: [UInt8]) {
    guard let place = Self.notes(in: bytes).flatMap({ Self.place(in: bytes, notes: $0) }) else {
      self = .up
      return
    }
    self = Self(rawValue: bytes[place]) ?? .up
  }

  /// Returns a file that states that its rows are upright, for those who turn it themselves.
  public static func settingUp(_ bytes: [UInt8]) -> [UInt8] {
    guard let notes = notes(in: bytes), let place = place(in: bytes, notes: notes) else {
      return bytes
    }
    var bytes = bytes
    bytes[place] = up.rawValue
    if bytes.starts(with: PNGChunks.signature) { PNGChunks.seal(&bytes, data: notes) }
    return bytes
  }

  /// Returns where the byte with the orientation's number is; nil where there is none.
  private static func place(in bytes: [UInt8], notes: Range<Int>) -> Int? {
    TIFFDirectory(bytes, start: notes.lowerBound, end: notes.upperBound)?.placeOfOrientation
  }

  /// Returns where a camera's notes are in a file, which are themselves a TIFF file; nil where there are none.
  private static func notes(in bytes: [UInt8]) -> Range<Int>? {
    if bytes.starts(with: [0xFF, 0xD8]) { return notes(inJPEG: bytes) }
    if bytes.starts(with: PNGChunks.signature) { return notes(inPNG: bytes) }
    return nil
  }

  private static func notes(inPNG bytes: [UInt8]) -> Range<Int>? {
    bytes.withUnsafeBytes { bytes in
      let chunks = PNGChunks(bytes)
      for chunk in chunks where chunk.type == PNGChunks.exif || chunk.type == PNGChunks.pixels {
        return chunk.type == PNGChunks.exif && chunks.isSound(chunk) ? chunk.data : nil
      }
      return nil
    }
  }

  private static func notes(inJPEG bytes: [UInt8]) -> Range<Int>? {
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      // Data follow, in which there are no more segments that tell anything.
      if marker == 0xDA || marker == 0xD9 { return nil }
      let end = offset + 2 + max(2, Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
      let start = offset + 4
      if marker == 0xE1, end <= bytes.count, bytes[start..<end].starts(with: "Exif\0\0".utf8) {
        return start + 6..<max(start + 6, end)
      }
      offset = end
    }
    return nil
  }
}

/// The first directory of a TIFF file, as Exif writes one.
private struct TIFFDirectory {
  private let bytes: ArraySlice<UInt8>
  private let start: Int
  private let isLittle: Bool
  private static let orientation = 0x0112
  private static let short = 3

  init?(_ file: [UInt8], start: Int, end: Int) {
    bytes = file[start..<max(start, end)]
    self.start = start
    if bytes.starts(with: "II".utf8) {
      isLittle = true
    } else if bytes.starts(with: "MM".utf8) {
      isLittle = false
    } else {
      return nil
    }
  }

  /// Where the byte is that tells the orientation; nil where no valid entry does.
  var placeOfOrientation: Int? {
    guard let offset = number(at: start + 4, count: 4),
      let entries = number(at: start + offset, count: 2)
    else { return nil }
    for index in 0..<entries {
      let entry = start + offset + 2 + index * 12
      guard let tag = number(at: entry, count: 2) else { return nil }
      guard tag == Self.orientation, number(at: entry + 2, count: 2) == Self.short,
        let value = number(at: entry + 8, count: 2), (1...8).contains(value)
      else { continue }
      return isLittle ? entry + 8 : entry + 9
    }
    return nil
  }

  private func number(at place: Int, count: Int) -> Int? {
    guard place >= bytes.startIndex, place + count <= bytes.endIndex else { return nil }
    let digits = bytes[place..<place + count]
    return isLittle
      ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
  }
}
