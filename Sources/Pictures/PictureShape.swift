import Cells

/// The rounded rectangle that a layer cuts its picture to, with the border that it draws on top.
///
/// All lengths are pixels of the picture that is drawn; the rectangle may reach beyond it.
public struct PictureShape: Equatable, Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
  /// The horizontal radius of the corners; cells are not square, so a circle has two.
  public var radiusX: Double
  /// The vertical radius of the corners.
  public var radiusY: Double
  /// The width of a border at the left and right.
  public var borderX: Double
  /// The height of a border at the top and bottom.
  public var borderY: Double
  /// The border's colour; nil for none.
  public var borderColor: Color?
  /// The border's opacity, 0…1.
  public var borderOpacity: Double

  /// Creates a shape without border.
  public init(
    x: Double, y: Double, width: Double, height: Double, radiusX: Double = 0, radiusY: Double = 0
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.radiusX = max(0, min(radiusX, width / 2))
    self.radiusY = max(0, min(radiusY, height / 2))
    borderX = 0
    borderY = 0
    borderOpacity = 1
  }

  /// Whether the shape changes a picture at all.
  var isPlain: Bool { (radiusX < 0.5 || radiusY < 0.5) && borderColor == nil }

  /// How much of a pixel lies inside, 0…1.
  func coverage(atX column: Int, y row: Int) -> Double {
    coverage(Double(column) + 0.5, Double(row) + 0.5, insetX: 0, insetY: 0)
  }

  /// Whether at least half of a block of pixels lies inside.
  public func isMostly(overRows rows: Range<Int>, columns: Range<Int>) -> Bool {
    var covered = 0.0
    for row in rows {
      for column in columns { covered += coverage(atX: column, y: row) }
    }
    return covered >= Double(rows.count * columns.count) / 2
  }

  /// How much of a pixel lies inside the border.
  func innerCoverage(atX column: Int, y row: Int) -> Double {
    coverage(Double(column) + 0.5, Double(row) + 0.5, insetX: borderX, insetY: borderY)
  }

  private func coverage(_ px: Double, _ py: Double, insetX: Double, insetY: Double) -> Double {
    let halfWidth = width / 2 - insetX
    let halfHeight = height / 2 - insetY
    guard halfWidth > 0, halfHeight > 0 else { return 0 }
    let dx = abs(px - x - width / 2)
    let dy = abs(py - y - height / 2)
    let straight = min(1, max(0, min(halfWidth - dx, halfHeight - dy) + 0.5))
    let cornerX = max(0, radiusX - insetX)
    let cornerY = max(0, radiusY - insetY)
    let overX = dx - (halfWidth - cornerX)
    let overY = dy - (halfHeight - cornerY)
    guard overX > 0, overY > 0, cornerX > 0, cornerY > 0 else { return straight }
    let distance =
      ((overX / cornerX) * (overX / cornerX) + (overY / cornerY) * (overY / cornerY)).squareRoot()
    return min(straight, min(1, max(0, (1 - distance) * min(cornerX, cornerY) + 0.5)))
  }
}

extension PicturePixels {
  /// Cuts the picture to a shape and draws the shape's border.
  public mutating func cut(to shape: PictureShape) {
    guard !shape.isPlain else { return }
    // Only the margins can be touched: corners and border.
    let marginX = Self.wholeBlocks(max(shape.radiusX, shape.borderX) + shape.x)
    let marginY = Self.wholeBlocks(max(shape.radiusY, shape.borderY) + shape.y)
    let innerX = min(marginX, size.width)..<max(min(marginX, size.width), size.width - marginX)
    let innerY = min(marginY, size.height)..<max(min(marginY, size.height), size.height - marginY)
    let columns = 0..<size.width
    cut(to: shape, rows: 0..<innerY.lowerBound, columns: columns)
    cut(to: shape, rows: innerY.upperBound..<size.height, columns: columns)
    cut(to: shape, rows: innerY, columns: 0..<innerX.lowerBound)
    cut(to: shape, rows: innerY, columns: innerX.upperBound..<size.width)
  }

  /// The side of the blocks that are cut in pixels: a quarter of a cell is the finest that blocks of two colours draw.
  private static let block = PictureConverter.pixelsPerCell / 2

  /// Returns as many pixels as the blocks have that cover a length and a pixel more.
  private static func wholeBlocks(_ length: Double) -> Int {
    (Int(max(0, length).rounded(.up)) / block + 1) * block
  }

  /// Cuts block by block: a slice of a cell that a corner takes would be drawn as a splinter, or as a third colour.
  private mutating func cut(to shape: PictureShape, rows: Range<Int>, columns: Range<Int>) {
    for top in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.block) {
      let rows = top..<min(rows.upperBound, top + Self.block)
      for left in stride(from: columns.lowerBound, to: columns.upperBound, by: Self.block) {
        let columns = left..<min(columns.upperBound, left + Self.block)
        let isInside = shape.isMostly(overRows: rows, columns: columns)
        guard !isInside || shape.borderColor != nil else { continue }
        forEachPixel(rows: rows, columns: columns) { x, y, pixel in
          if let color = shape.borderColor {
            let share = (1 - shape.innerCoverage(atX: x, y: y)) * shape.borderOpacity
            let below = Color(red: pixel.0, green: pixel.1, blue: pixel.2)
            let mixed = color.over(below, alpha: share)
            let alpha = Double(pixel.3) / 255
            let opacity = (alpha + (1 - alpha) * share) * 255
            pixel = (mixed.red, mixed.green, mixed.blue, UInt8(min(255, opacity.rounded())))
          }
          if !isInside { pixel.3 = 0 }
        }
      }
    }
  }
}
