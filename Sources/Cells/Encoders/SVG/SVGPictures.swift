/// Draws the pictures behind a frame.
struct SVGPictures {
  /// Returns the elements of pictures, each cut to its cells.
  ///
  /// - Parameter margin: Eighths of a pixel around the frame.
  static func elements(_ pictures: [FramePicture], margin: Int) -> String {
    var result = ""
    for (index, picture) in pictures.enumerated() {
      let width = SVGGeometry.width
      let height = SVGGeometry.height
      let cells = place(
        x: margin + picture.cells.column * width, y: margin + picture.cells.row * height,
        width: picture.cells.columns * width, height: picture.cells.rows * height)
      var radii = ""
      if picture.radiusColumns > 0, picture.radiusRows > 0 {
        radii = " rx=\"\(pixels(picture.radiusColumns, width))\""
        radii += " ry=\"\(pixels(picture.radiusRows, height))\""
      }
      if let ground = picture.ground {
        result += "<rect\(cells) fill=\"\(MarkupText.hex(ground))\"/>\n"
      }
      result += "<clipPath id=\"picture\(index)\"><rect\(cells)\(radii)/></clipPath>\n"
      result += "<g clip-path=\"url(#picture\(index))\">"
      if let backing = picture.backing {
        result += "<rect\(cells) fill=\"\(MarkupText.hex(backing))\"/>"
      }
      let opacity = picture.opacity < 1 ? " opacity=\"\(rounded(picture.opacity))\"" : ""
      let (x, y) = (margin + eighths(picture.x, width), margin + eighths(picture.y, height))
      let (wide, high) = (eighths(picture.columns, width), eighths(picture.rows, height))
      if let parts = picture.parts {
        let elements = SVGParts(picture, parts).elements(x: x, y: y, width: wide, height: high)
        result += "<g\(opacity)>\(elements)</g></g>\n"
      } else {
        result += "<image\(place(of: picture.turn, x: x, y: y, width: wide, height: high))"
        result += " preserveAspectRatio=\"none\"\(opacity) href=\"\(picture.address)\"/></g>\n"
      }
    }
    return result
  }

  /// The attributes of a rectangle, which is given in eighths of a pixel.
  static func place(x: Int, y: Int, width: Int, height: Int) -> String {
    " x=\"\(SVGGeometry.pixels(x))\" y=\"\(SVGGeometry.pixels(y))\""
      + " width=\"\(SVGGeometry.pixels(width))\" height=\"\(SVGGeometry.pixels(height))\""
  }

  /// The attributes that place a picture whose rows may have to be turned; a turned one lies around the origin, from where
  /// it is moved.
  static func place(
    of turn: PictureTurn, x: Int, y: Int, width: Int, height: Int
  ) -> String {
    guard turn != .none else { return place(x: x, y: y, width: width, height: height) }
    let (storedWidth, storedHeight) = turn.swapsSides ? (height, width) : (width, height)
    // Whole halves: the unit is an eighth of a pixel, and half of one is not worth a digit.
    let middle = "\(SVGGeometry.pixels(x + width / 2)) \(SVGGeometry.pixels(y + height / 2))"
    return place(
      x: -(storedWidth / 2), y: -(storedHeight / 2), width: storedWidth, height: storedHeight)
      + " transform=\"matrix(\(turn.numbers(separator: " ")) \(middle))\""
  }

  /// Returns a length of cells in eighths of a pixel.
  static func eighths(_ cells: Double, _ cell: Int) -> Int {
    let length = (cells * Double(cell)).rounded()
    return length.isFinite ? Int(min(1e9, max(-1e9, length))) : 0
  }

  private static func pixels(_ cells: Double, _ cell: Int) -> String {
    SVGGeometry.pixels(eighths(cells, cell))
  }

  private static func rounded(_ share: Double) -> Double { (share * 1000).rounded() / 1000 }
}
