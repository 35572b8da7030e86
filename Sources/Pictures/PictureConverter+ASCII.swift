import Cells

extension PictureConverter {
  /// Characters by how much ink they have; a letter would be read as one.
  private static let inks = Array(" .:-=+*#%@")

  /// Draws opaque pixels without blocks: a cell is its mean colour, or without colours as much ink as it is dark.
  ///
  /// - Parameters:
  ///   - pixels: The picture over what lies behind it.
  ///   - original: The picture as it was, which tells where it is clear.
  func asciiCells(
    of pixels: PicturePixels, columns: Int, rows: Int, clearLike original: PicturePixels
  ) -> [Cell?] {
    (0..<columns * rows).map { index in
      let (column, row) = (index % columns, index / columns)
      guard !original.isClear(column: column, row: row) else { return nil }
      let color = pixels.mean(column: column, row: row)
      guard isMonochrome else {
        return Cell(text: " ", width: 1, style: Style(background: color))
      }
      // A frame without colours is read dark on light.
      let light = 299 * Int(color.red) + 587 * Int(color.green) + 114 * Int(color.blue)
      let ink = (255_000 - light) * Self.inks.count / 255_001
      return Cell(text: String(Self.inks[ink]), width: 1, style: .plain)
    }
  }
}

extension PicturePixels {
  /// The pixels of a cell.
  private func block(column: Int, row: Int) -> (x: Range<Int>, y: Range<Int>) {
    let side = PictureConverter.pixelsPerCell
    func range(_ index: Int, _ length: Int) -> Range<Int> {
      let start = min(index * side, length)
      return start..<min(start + side, length)
    }
    return (range(column, size.width), range(row, size.height))
  }

  /// Whether a cell of pixels is clear.
  func isClear(column: Int, row: Int) -> Bool {
    let block = block(column: column, row: row)
    return isClear(x: block.x, y: block.y)
  }

  /// The mean colour of a cell of opaque pixels.
  fileprivate func mean(column: Int, row: Int) -> Color {
    let block = block(column: column, row: row)
    let count = max(1, block.x.count * block.y.count)
    var (red, green, blue) = (count / 2, count / 2, count / 2)
    for y in block.y {
      for x in block.x {
        let start = (y * size.width + x) * 4
        red += Int(rgba[start])
        green += Int(rgba[start + 1])
        blue += Int(rgba[start + 2])
      }
    }
    return Color(
      red: UInt8(red / count), green: UInt8(green / count), blue: UInt8(blue / count))
  }
}
