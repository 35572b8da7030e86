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
      let cells = SVGGeometry.place(
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
      let opacity =
        picture.opacity < 1 ? " opacity=\"\(picture.opacity.inMarkup)\"" : ""
      let (x, y) = (
        margin + SVGGeometry.eighths(picture.x, width),
        margin + SVGGeometry.eighths(picture.y, height)
      )
      let (wide, high) = (
        SVGGeometry.eighths(picture.columns, width), SVGGeometry.eighths(picture.rows, height)
      )
      if let parts = picture.parts {
        let elements = SVGParts(picture, parts).elements(x: x, y: y, width: wide, height: high)
        result += "<g\(opacity)>\(elements)</g></g>\n"
      } else {
        result +=
          "<image\(SVGGeometry.place(of: picture.turn, x: x, y: y, width: wide, height: high))"
        result += " preserveAspectRatio=\"none\"\(opacity) href=\"\(picture.address)\"/></g>\n"
      }
    }
    return result
  }

  private static func pixels(_ cells: Double, _ cell: Int) -> String {
    SVGGeometry.pixels(SVGGeometry.eighths(cells, cell))
  }
}
