extension FrameCorner {
  /// Returns the part of the rounded rectangle in the corner's cells as an element of SVG, which HTML takes too.
  ///
  /// - Parameters:
  ///   - x: Where column 0 is, in eighths of a pixel.
  ///   - y: Where row 0 is, in eighths of a pixel.
  func element(x: Int, y: Int) -> String {
    let (width, height) = (SVGGeometry.width, SVGGeometry.height)
    func across(_ columns: Double) -> Int { SVGGeometry.eighths(columns, width) }
    func down(_ rows: Double) -> Int { SVGGeometry.eighths(rows, height) }
    let whole = (
      left: x + across(self.x), top: y + down(self.y), right: x + across(self.x + columns),
      bottom: y + down(self.y + rows)
    )
    let left = max(whole.left, x + cells.column * width)
    let top = max(whole.top, y + cells.row * height)
    let right = min(whole.right, x + cells.endColumn * width)
    let bottom = min(whole.bottom, y + cells.endRow * height)
    let (radiusX, radiusY) = (across(radiusColumns), down(radiusRows))
    guard left < right, top < bottom else { return "" }
    // Where the fill goes on, two pixels more leave no seam.
    let seam = 16
    let end = right < whole.right ? right + seam : right
    let start = left > whole.left ? left - seam : left
    let roof = top > whole.top ? top - seam : top
    let floor = bottom < whole.bottom ? bottom + seam : bottom

    func pixels(_ eighths: Int) -> String { SVGGeometry.pixels(eighths) }
    let arc = "A\(pixels(radiusX)) \(pixels(radiusY)) 0 0 1 "
    func point(_ x: Int, _ y: Int) -> String { "\(pixels(x)) \(pixels(y))" }
    let isRound = (
      left: left == whole.left, top: top == whole.top, right: right == whole.right,
      bottom: bottom == whole.bottom
    )
    var path = "M"
    path +=
      isRound.left && isRound.top
      ? point(left, top + radiusY) + arc + point(left + radiusX, top) : point(start, roof)
    path +=
      isRound.right && isRound.top
      ? "H\(pixels(right - radiusX))" + arc + point(right, top + radiusY) : "H\(pixels(end))"
    path +=
      isRound.right && isRound.bottom
      ? "V\(pixels(bottom - radiusY))" + arc + point(right - radiusX, bottom)
      : "V\(pixels(floor))"
    path +=
      isRound.left && isRound.bottom
      ? "H\(pixels(left + radiusX))" + arc + point(left, bottom - radiusY) : "H\(pixels(start))"
    return "<path fill=\"\(MarkupText.hex(color))\" d=\"\(path)Z\"/>"
  }
}
