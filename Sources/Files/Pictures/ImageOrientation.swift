/// How a photo is turned before it is shown, named as `UIImage.Orientation` names it and numbered as Exif does.
///
/// A camera stores rows as its sensor has them and notes how it was held. UIKit reports the size of the upright picture.
public enum ImageOrientation: UInt8, CaseIterable, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Whether the width of the stored rows is the height of what is shown.
  public var swapsSides: Bool { rawValue >= ImageOrientation.leftMirrored.rawValue }

  /// Reads the orientation of a JPEG file; up for files of other formats and those that state none.
  public init(of bytes: [UInt8]) {
    guard let place = Self.place(in: bytes) else {
      self = .up
      return
    }
    self = Self(rawValue: bytes[place]) ?? .up
  }

  /// Returns a JPEG file that states that its rows are upright, for those who turn it themselves.
  public static func settingUp(_ bytes: [UInt8]) -> [UInt8] {
    guard let place = place(in: bytes) else { return bytes }
    var bytes = bytes
    bytes[place] = up.rawValue
    return bytes
  }

  /// Returns where the byte with the orientation's number is; nil where there is none.
  private static func place(in bytes: [UInt8]) -> Int? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
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
        return TIFFDirectory(bytes, start: start + 6, end: end)?.placeOfOrientation
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
