extension SVGGeometry {
  /// The attributes of a rectangle, which is given in eighths of a pixel.
  static func place(x: Int, y: Int, width: Int, height: Int) -> String {
    " x=\"\(pixels(x))\" y=\"\(pixels(y))\""
      + " width=\"\(pixels(width))\" height=\"\(pixels(height))\""
  }

  /// The attributes that place a picture whose rows may have to be turned; a turned one lies around the origin, from where
  /// it is moved.
  static func place(
    of turn: PictureTurn, x: Int, y: Int, width: Int, height: Int
  ) -> String {
    guard turn != .none else { return place(x: x, y: y, width: width, height: height) }
    let (storedWidth, storedHeight) = turn.swapsSides ? (height, width) : (width, height)
    // Whole halves: the unit is an eighth of a pixel, and half of one is not worth a digit.
    let middle = "\(pixels(x + width / 2)) \(pixels(y + height / 2))"
    return place(
      x: -(storedWidth / 2), y: -(storedHeight / 2), width: storedWidth, height: storedHeight)
      + " transform=\"matrix(\(turn.numbers(separator: " ")) \(middle))\""
  }

  /// Returns a length of cells in eighths of a pixel.
  static func eighths(_ cells: Double, _ cell: Int) -> Int {
    let length = (cells * Double(cell)).rounded()
    return length.isFinite ? Int(min(1e9, max(-1e9, length))) : 0
  }
}
