import Files

extension ImageFormat {
  /// Whether a whole file holds the marker or the length that ends its format.
  ///
  /// What follows the end does not matter. GIFs have no marker that stands for itself.
  func reachesEnd(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .png:
      return bytes.withUnsafeBytes { PNGChunks($0).contains { $0.type == PNGChunks.end } }
    case .jpeg:
      return zip(bytes.dropFirst(2), bytes.dropFirst(3)).contains { $0 == 0xFF && $1 == 0xD9 }
    case .gif: return true
    case .webp:
      let length = bytes.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      return bytes.count >= length + 8
    }
  }
}
