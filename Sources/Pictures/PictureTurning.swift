import Files

extension PicturePart {
  /// Returns the part of the stored rows that is this part once they are turned.
  func stored(by turn: ImageOrientation) -> PicturePart {
    var part = self
    if turn.swapsSides {
      part.crop = PictureCrop(x: crop.y, y: crop.x, width: crop.height, height: crop.width)
      part.size = PictureSize(width: size.height, height: size.width)
    }
    if turn.mirrorsColumns { part.crop.x = max(0, 1 - part.crop.x - part.crop.width) }
    if turn.mirrorsRows { part.crop.y = max(0, 1 - part.crop.y - part.crop.height) }
    return part
  }
}

extension PicturePixels {
  /// Returns stored rows as they are shown.
  func turned(by turn: ImageOrientation) -> PicturePixels {
    let own = size
    let shown = turn.swapsSides ? PictureSize(width: own.height, height: own.width) : own
    var result: [UInt8] = []
    result.reserveCapacity(rgba.count)
    for y in 0..<shown.height {
      for x in 0..<shown.width {
        let (column, row) = turn.swapsSides ? (y, x) : (x, y)
        let start =
          (turn.mirrorsRows ? own.height - 1 - row : row) * own.width
          + (turn.mirrorsColumns ? own.width - 1 - column : column)
        result.append(contentsOf: rgba[start * 4..<start * 4 + 4])
      }
    }
    return PicturePixels(size: shown, rgba: result)
  }
}
