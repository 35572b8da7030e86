/// The size in pixels that a picture's header states, upright as UIKit reports it.
///
/// UIKit knows an image's size once it is loaded, so layouts and ads may leave it to the picture. Nothing is decoded here.
public struct ImageHeader: Equatable, Sendable {
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int

  /// Whether there is no pixel.
  public var isEmpty: Bool { width < 1 || height < 1 }
  /// How many pixels there are.
  public var pixelCount: Int { width * height }

  /// The most pixels of a picture that are drawn, 32 million.
  ///
  /// Decoding is not bounded by scaling: a one-bit PNG of 60,000² pixels takes half a minute and 10 GB (measured).
  public static let pixelLimit = 32 << 20

  /// Bytes that hold the header of nearly every picture: JPEG puts profiles and previews before it.
  public static let length = 1 << 18

  /// Reads how a PNG, JPEG, GIF or WebP file begins; nil for anything else.
  public init?(_ bytes: [UInt8]) {
    guard let found = Self.png(bytes) ?? Self.gif(bytes) ?? Self.webP(bytes) ?? Self.jpeg(bytes)
    else { return nil }
    self = ImageOrientation(of: bytes).swapsSides ? Self(found.height, found.width) : found
  }

  private init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }

  private static func png(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    return ImageHeader(big(bytes, 16, 4), big(bytes, 20, 4))
  }

  private static func gif(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.count >= 10, bytes.starts(with: "GIF8".utf8) else { return nil }
    return ImageHeader(little(bytes, 6, 2), little(bytes, 8, 2))
  }

  private static func webP(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.count >= 30, bytes.starts(with: "RIFF".utf8),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ":
      return ImageHeader(little(bytes, 26, 2) & 0x3FFF, little(bytes, 28, 2) & 0x3FFF)
    case "VP8L":
      let bits = little(bytes, 21, 4)
      return ImageHeader((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    case "VP8X":
      return ImageHeader(little(bytes, 24, 3) + 1, little(bytes, 27, 3) + 1)
    default:
      return nil
    }
  }

  private static func jpeg(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var offset = 2
    while offset + 9 < bytes.count, bytes[offset] == 0xFF {
      switch bytes[offset + 1] {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:  // start of frame
        return ImageHeader(big(bytes, offset + 7, 2), big(bytes, offset + 5, 2))
      case 0xFF:
        offset += 1
      default:
        offset += 2 + big(bytes, offset + 2, 2)
      }
    }
    return nil
  }

  private static func big(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
