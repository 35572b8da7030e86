/// The part of a picture that is drawn, as shares of its sides.
public struct PictureCrop: Equatable, Hashable, Sendable {
  /// Where the part begins from the left, 0…1.
  public var x: Double
  /// Where the part begins from the top, 0…1.
  public var y: Double
  /// The part's width, above 0 and up to 1.
  public var width: Double
  /// The part's height, above 0 and up to 1.
  public var height: Double

  /// The whole picture.
  public static let whole = PictureCrop(x: 0, y: 0, width: 1, height: 1)

  /// Creates a part; it is moved and cut to lie inside the picture.
  public init(x: Double, y: Double, width: Double, height: Double) {
    func bounded(_ value: Double, _ low: Double, _ high: Double) -> Double {
      value.isFinite ? min(high, max(low, value)) : low
    }
    // A part thinner than this holds no pixel of any picture that is decoded.
    let least = 1e-4
    self.x = bounded(x, 0, 1 - least)
    self.y = bounded(y, 0, 1 - least)
    self.width = bounded(width, least, 1 - self.x)
    self.height = bounded(height, least, 1 - self.y)
  }

  /// The middle of a picture that fills a rectangle of another ratio without being distorted.
  ///
  /// - Parameters:
  ///   - size: The picture's size.
  ///   - ratio: Width divided by height of the rectangle; above 0.
  public static func filling(_ size: PictureSize, ratio: Double) -> PictureCrop {
    let own = Double(size.width) / Double(size.height)
    guard own > 0, own.isFinite, ratio > 0, ratio.isFinite else { return .whole }
    let width = min(1, ratio / own)
    let height = min(1, own / ratio)
    return PictureCrop(x: (1 - width) / 2, y: (1 - height) / 2, width: width, height: height)
  }
}

/// A size in pixels.
public struct PictureSize: Equatable, Hashable, Sendable {
  /// Pixels from left to right, at least 1.
  public var width: Int
  /// Pixels from top to bottom, at least 1.
  public var height: Int

  /// Creates a size; sides below 1 count as 1.
  public init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
  }
}
