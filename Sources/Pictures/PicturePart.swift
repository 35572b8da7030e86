/// What is decoded of a picture: which part, at which size, of which moment.
public struct PicturePart: Hashable, Sendable {
  /// The part, after the picture's orientation is applied.
  public var crop: PictureCrop
  /// The pixels of the result.
  public var size: PictureSize
  /// The moment of an animation in milliseconds.
  public var milliseconds: Int

  /// Creates a part.
  public init(crop: PictureCrop = .whole, size: PictureSize, milliseconds: Int = 0) {
    self.crop = crop
    self.size = size
    self.milliseconds = milliseconds
  }
}
