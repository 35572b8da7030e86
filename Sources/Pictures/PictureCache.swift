import Cells

/// Drawn pictures by what they were made of, so that a frame that is drawn again decodes nothing.
public struct PictureCache: Sendable {
  private struct Key: Hashable {
    var contents: Int
    var count: Int
    var drawing: PictureDrawing
    var grounds: [Color]

    init(_ bytes: [UInt8], _ drawing: PictureDrawing, _ grounds: [Color]) {
      // Hashing an array goes byte by byte.
      var hasher = Hasher()
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
      contents = hasher.finalize()
      count = bytes.count
      self.drawing = drawing
      self.grounds = grounds
    }

    /// Pictures differ in their bytes and places, long before the colours behind them do.
    func hash(into hasher: inout Hasher) {
      hasher.combine(contents)
      hasher.combine(drawing.crop)
      hasher.combine(drawing.columns)
      hasher.combine(drawing.rows)
    }
  }

  /// The most cells that are kept, about 20 MB.
  private static let limit = 400_000

  private var drawn: [Key: [Cell?]] = [:]
  private var cells = 0

  /// Creates an empty cache.
  public init() {}

  /// Draws a picture, or takes the cells of the last time.
  ///
  /// - Parameters:
  ///   - bytes: The encoded file.
  ///   - drawing: How it is drawn.
  ///   - grounds: The colours behind the cells, row by row.
  public mutating func cells(
    of bytes: [UInt8], _ drawing: PictureDrawing, over grounds: [Color]
  ) throws(PictureError) -> [Cell?] {
    let key = Key(bytes, drawing, grounds)
    if let known = drawn[key] { return known }
    let result = try drawing.cells(of: bytes, over: grounds)
    if cells + result.count > Self.limit {
      drawn = [:]
      cells = 0
    }
    drawn[key] = result
    cells += result.count
    return result
  }

  /// The cells of a picture that was drawn before; nil for one that was not.
  public func knownCells(
    of bytes: [UInt8], _ drawing: PictureDrawing, over grounds: [Color]
  ) -> [Cell?]? {
    drawn[Key(bytes, drawing, grounds)]
  }
}
