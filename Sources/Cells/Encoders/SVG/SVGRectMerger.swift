/// Collects filled rectangles by colour and joins those that touch.
struct SVGRectMerger {
  /// What a rectangle is filled with.
  struct Fill: Hashable {
    var color: Color
    /// Quarters of full opacity, 1…4.
    var opacity: Int = 4
  }

  private var order: [Fill] = []
  private var rects: [Fill: [SVGRect]] = [:]

  /// Adds a rectangle; those of one row should come from left to right.
  mutating func add(_ rect: SVGRect, _ fill: Fill) {
    guard rect.width > 0, rect.height > 0 else { return }
    guard var list = rects[fill] else {
      order.append(fill)
      rects[fill] = [rect]
      return
    }
    // Taken out while it changes, so that the list is not copied.
    rects[fill] = []
    if let last = list.last, last.y == rect.y, last.height == rect.height,
      last.x + last.width == rect.x
    {
      list[list.count - 1].width += rect.width
    } else {
      list.append(rect)
    }
    rects[fill] = list
  }

  /// Returns one path for each fill, in the order in which the fills came.
  func paths() -> String {
    var result = ""
    for fill in order {
      guard let list = rects[fill] else { continue }
      let opacity =
        fill.opacity < 4 ? " fill-opacity=\"\(["0", ".25", ".5", ".75"][fill.opacity])\"" : ""
      result += "<path fill=\"\(MarkupText.hex(fill.color))\"\(opacity) d=\""
      for rect in Self.stacked(list) {
        let width = SVGGeometry.pixels(rect.width)
        result += "M\(SVGGeometry.pixels(rect.x)) \(SVGGeometry.pixels(rect.y))h\(width)"
        result += "v\(SVGGeometry.pixels(rect.height))h-\(width)z"
      }
      result += "\"/>\n"
    }
    return result
  }

  /// Joins rectangles that stand on top of each other.
  private static func stacked(_ rects: [SVGRect]) -> [SVGRect] {
    struct Edge: Hashable {
      var x: Int
      var width: Int
      var y: Int
    }
    var result: [SVGRect] = []
    var openEnds: [Edge: Int] = [:]
    for rect in rects {
      let top = Edge(x: rect.x, width: rect.width, y: rect.y)
      let bottom = Edge(x: rect.x, width: rect.width, y: rect.y + rect.height)
      if let index = openEnds.removeValue(forKey: top) {
        result[index].height += rect.height
        openEnds[bottom] = index
      } else {
        openEnds[bottom] = result.count
        result.append(rect)
      }
    }
    return result
  }
}
