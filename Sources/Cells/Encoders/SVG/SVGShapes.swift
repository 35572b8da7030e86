/// Block elements and lines as shapes, which join without seams whatever the font.
enum SVGShapes {
  /// Returns the rectangles of a character inside a cell, and the opacity in quarters; nil when the
  /// character has to be drawn with a font.
  static func rects(of scalar: Unicode.Scalar) -> (rects: [SVGRect], opacity: Int)? {
    switch scalar.value {
    case 0x2500...0x257F:
      if let box = BoxDrawing(scalar) { return (lines(of: box), 4) }
      return dashes(of: scalar.value).map { ($0, 4) }
    case 0x2580...0x259F:
      return blocks(of: scalar.value)
    default:
      return nil
    }
  }

  private static let width = SVGGeometry.width
  private static let height = SVGGeometry.height
  /// Half the thickness of a light line; a heavy one and a double one are three times as thick.
  private static let half = 4
  /// The middle of a cell, half a pixel off where that puts lines on whole pixels.
  private static let middleX = width / 2
  private static let middleY = height / 2 + 4

  private static func lines(of box: BoxDrawing) -> [SVGRect] {
    // An arm reaches through the middle as far as the lines that it meets are thick.
    let reachX = max(reach(box.up), reach(box.down))
    let reachY = max(reach(box.left), reach(box.right))
    var result: [SVGRect] = []
    for (weight, isFirst) in [(box.left, true), (box.right, false)] {
      for (offset, thickness) in strokes(weight) {
        let (start, end) = span(
          width, around: middleX, isFirst: isFirst,
          reach: turnsAt(offset, weight, box.up, box.down) ?? reachX)
        result.append(
          SVGRect(x: start, y: middleY + offset, width: end - start, height: thickness))
      }
    }
    for (weight, isFirst) in [(box.up, true), (box.down, false)] {
      for (offset, thickness) in strokes(weight) {
        let (start, end) = span(
          height, around: middleY, isFirst: isFirst,
          reach: turnsAt(offset, weight, box.left, box.right) ?? reachY)
        result.append(
          SVGRect(x: middleX + offset, y: start, width: thickness, height: end - start))
      }
    }
    return result
  }

  /// Where an arm begins and ends along its axis; the reach counts from the middle.
  private static func span(
    _ length: Int, around middle: Int, isFirst: Bool, reach: Int
  ) -> (start: Int, end: Int) {
    isFirst ? (0, middle + reach) : (middle - reach, length)
  }

  private static func reach(_ weight: BoxDrawing.Weight) -> Int {
    switch weight {
    case .none: return 0
    case .light: return half
    case .heavy, .double: return 3 * half
    }
  }

  /// A stroke of a double line turns into the stroke of the double arm on its own side; nil when
  /// there is none and it runs through the middle.
  private static func turnsAt(
    _ offset: Int, _ weight: BoxDrawing.Weight, _ before: BoxDrawing.Weight,
    _ after: BoxDrawing.Weight
  ) -> Int? {
    guard weight == .double else { return nil }
    return (offset < 0 ? before : after) == .double ? -half : nil
  }

  /// The strokes of a line: where each begins, from the middle, and how thick it is.
  private static func strokes(_ weight: BoxDrawing.Weight) -> [(offset: Int, thickness: Int)] {
    switch weight {
    case .none: return []
    case .light: return [(-half, 2 * half)]
    case .heavy: return [(-3 * half, 6 * half)]
    case .double: return [(-3 * half, 2 * half), (half, 2 * half)]
    }
  }

  private static func dashes(of value: UInt32) -> [SVGRect]? {
    let count: Int
    switch value {
    case 0x2504...0x2507: count = 3
    case 0x2508...0x250B: count = 4
    case 0x254C...0x254F: count = 2
    default: return nil
    }
    let isHeavy = value % 2 == 1
    let isVertical = value & 2 != 0
    let thickness = isHeavy ? 6 * half : 2 * half
    let length = isVertical ? height : width
    return (0..<count).map { index in
      let start = length * index / count + length / count / 4
      let extent = length / count / 2
      return isVertical
        ? SVGRect(x: middleX - thickness / 2, y: start, width: thickness, height: extent)
        : SVGRect(x: start, y: middleY - thickness / 2, width: extent, height: thickness)
    }
  }

  private static func blocks(of value: UInt32) -> (rects: [SVGRect], opacity: Int)? {
    func rect(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> SVGRect {
      SVGRect(
        x: width * left / 8, y: height * top / 8, width: width * (right - left) / 8,
        height: height * (bottom - top) / 8)
    }
    let index = Int(value)
    switch index {
    case 0x2580: return ([rect(0, 0, 8, 4)], 4)
    case 0x2581...0x2588: return ([rect(0, 0x2588 - index, 8, 8)], 4)
    case 0x2589...0x258F: return ([rect(0, 0, 0x2590 - index, 8)], 4)
    case 0x2590: return ([rect(4, 0, 8, 8)], 4)
    case 0x2591...0x2593: return ([rect(0, 0, 8, 8)], index - 0x2590)
    case 0x2594: return ([rect(0, 0, 8, 1)], 4)
    case 0x2595: return ([rect(7, 0, 8, 8)], 4)
    default: break
    }
    guard (0x2596...0x259F).contains(index) else { return nil }
    // Quadrants as bits: upper left, upper right, lower left, lower right.
    let quadrants = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14][index - 0x2596]
    let places = [(0, 0), (4, 0), (0, 4), (4, 4)]
    let rects = places.enumerated().compactMap { bit, place in
      quadrants >> bit & 1 == 1
        ? rect(place.0, place.1, place.0 + 4, place.1 + 4) : nil
    }
    return (rects, 4)
  }

  /// Returns the path of a rounded corner or a diagonal at a place, to be stroked as thick as a light
  /// line; nil for other characters.
  static func stroke(of scalar: Unicode.Scalar, x: Int, y: Int) -> String? {
    func point(_ across: Int, _ down: Int) -> String {
      "\(SVGGeometry.pixels(x + across)) \(SVGGeometry.pixels(y + down))"
    }
    let radius = middleX
    func corner(toRight: Bool, toBottom: Bool) -> String {
      let start = point(middleX, toBottom ? height : 0)
      let bend = point(middleX, toBottom ? middleY + radius : middleY - radius)
      return "M\(start)L\(bend)Q\(point(middleX, middleY)) \(point(toRight ? width : 0, middleY))"
    }
    let rising = "M\(point(0, height))L\(point(width, 0))"
    let falling = "M\(point(0, 0))L\(point(width, height))"
    switch scalar.value {
    case 0x256D: return corner(toRight: true, toBottom: true)
    case 0x256E: return corner(toRight: false, toBottom: true)
    case 0x256F: return corner(toRight: false, toBottom: false)
    case 0x2570: return corner(toRight: true, toBottom: false)
    case 0x2571: return rising
    case 0x2572: return falling
    case 0x2573: return rising + falling
    default: return nil
    }
  }

  /// The thickness of a light line.
  static let lineThickness = 2 * half
}
