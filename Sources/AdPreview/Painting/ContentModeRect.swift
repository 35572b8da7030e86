import InterfaceBuilder

extension ContentMode {
  /// Returns where a picture is drawn in a view's bounds, both in points; it may be larger than the bounds.
  ///
  /// - Parameters:
  ///   - content: The picture's size in points, or any size of its ratio where the mode scales.
  ///   - bounds: The rectangle to fill.
  func rect(of content: Size, in bounds: Rect) -> Rect {
    guard content.width > 0, content.height > 0, bounds.width > 0, bounds.height > 0 else {
      return bounds
    }
    switch self {
    case .scaleToFill, .redraw:
      return bounds
    case .scaleAspectFit, .scaleAspectFill:
      let horizontal = bounds.width / content.width
      let vertical = bounds.height / content.height
      let factor = self == .scaleAspectFit ? min(horizontal, vertical) : max(horizontal, vertical)
      let size = Size(width: content.width * factor, height: content.height * factor)
      return place(size, in: bounds, horizontally: 0.5, vertically: 0.5)
    case .center: return place(content, in: bounds, horizontally: 0.5, vertically: 0.5)
    case .top: return place(content, in: bounds, horizontally: 0.5, vertically: 0)
    case .bottom: return place(content, in: bounds, horizontally: 0.5, vertically: 1)
    case .left: return place(content, in: bounds, horizontally: 0, vertically: 0.5)
    case .right: return place(content, in: bounds, horizontally: 1, vertically: 0.5)
    case .topLeft: return place(content, in: bounds, horizontally: 0, vertically: 0)
    case .topRight: return place(content, in: bounds, horizontally: 1, vertically: 0)
    case .bottomLeft: return place(content, in: bounds, horizontally: 0, vertically: 1)
    case .bottomRight: return place(content, in: bounds, horizontally: 1, vertically: 1)
    }
  }

  /// Whether the mode keeps a picture at its own size.
  var keepsSize: Bool {
    switch self {
    case .scaleToFill, .redraw, .scaleAspectFit, .scaleAspectFill: false
    default: true
    }
  }

  private func place(
    _ size: Size, in bounds: Rect, horizontally: Double, vertically: Double
  ) -> Rect {
    Rect(
      x: bounds.x + (bounds.width - size.width) * horizontally,
      y: bounds.y + (bounds.height - size.height) * vertically, width: size.width,
      height: size.height)
  }
}

extension Rect {
  /// The part of the rectangle that lies outside another one, 0…1.
  func shareOutside(_ other: Rect) -> Double {
    guard !isEmpty else { return 0 }
    guard let inside = intersection(other) else { return 1 }
    return max(0, 1 - inside.width * inside.height / (width * height))
  }
}
