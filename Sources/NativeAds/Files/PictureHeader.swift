/// The formats of an ad's pictures, told by how a file begins: names are often wrong.
enum PictureHeader {
  case png, jpeg, gif, webP

  /// Tells the format; nil for anything else.
  init?(_ head: [UInt8]) {
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if head.starts(with: "GIF87a".utf8) || head.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if head.starts(with: "RIFF".utf8), head.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webP
    } else {
      return nil
    }
  }

  /// The format's name as people write it.
  var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .gif: "GIF"
    case .webP: "WebP"
    }
  }

  /// Whether a whole file holds the marker or the length that ends its format.
  ///
  /// What follows the end does not matter. GIFs have no marker that stands for itself.
  func reachesEnd(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .png: return Self.hasEndChunk(bytes)
    case .jpeg:
      return zip(bytes.dropFirst(2), bytes.dropFirst(3)).contains { $0 == 0xFF && $1 == 0xD9 }
    case .gif: return true
    case .webP:
      let length = bytes.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      return bytes.count >= length + 8
    }
  }

  /// A PNG's chunks follow one another up to `IEND`.
  private static func hasEndChunk(_ bytes: [UInt8]) -> Bool {
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      if bytes[offset + 4..<offset + 8].elementsEqual("IEND".utf8) { return true }
      offset += 12 + length
    }
    return false
  }
}
