/// How a resizable image fills its rectangle: its parts are cut out, and each fills a place of its own.
public struct PictureParts: Equatable, Sendable {
  /// A part along one side of the image.
  public struct Span: Equatable, Sendable {
    /// Where the part begins in the image, in pixels.
    public var source: Double
    /// Pixels of the part, above 0.
    public var sourceLength: Double
    /// Where its place begins, in pixels of the image.
    public var target: Double
    /// The length of its place in pixels of the image, above 0.
    public var targetLength: Double
    /// Whether the part is repeated at its own size, not stretched.
    public var isTiled: Bool

    /// Creates a part.
    public init(
      source: Double, sourceLength: Double, target: Double, targetLength: Double,
      isTiled: Bool = false
    ) {
      self.source = source
      self.sourceLength = sourceLength
      self.target = target
      self.targetLength = targetLength
      self.isTiled = isTiled
    }
  }

  /// The parts from left to right; each is taken with each of `down`.
  public var across: [Span]
  /// The parts from top to bottom.
  public var down: [Span]
  /// The width of the upright image in pixels.
  public var imageWidth: Double
  /// The height of the upright image in pixels.
  public var imageHeight: Double

  /// Creates parts.
  public init(across: [Span], down: [Span], imageWidth: Double, imageHeight: Double) {
    self.across = across
    self.down = down
    self.imageWidth = imageWidth
    self.imageHeight = imageHeight
  }
}
