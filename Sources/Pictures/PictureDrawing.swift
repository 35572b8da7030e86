import Cells

/// How a picture is to be drawn in cells.
public struct PictureDrawing: Equatable, Hashable, Sendable {
  /// The part of the picture.
  public var crop: PictureCrop
  /// The columns that the part fills, at least 1.
  public var columns: Int
  /// The rows that the part fills, at least 1.
  public var rows: Int
  /// The one colour of a template image; nil for the picture's own.
  public var tint: Color?
  /// A colour behind the picture and inside its shape; nil for none.
  public var backing: Color?
  /// The shape that the picture is cut to, in pixels of ``PictureConverter/pixelsPerCell`` a cell; nil for all of it.
  public var shape: PictureShape?
  /// How much of the picture is seen, 0…1.
  public var opacity: Double
  /// How a resizable image is stretched; nil for a picture that is stretched whole.
  public var slices: PictureSlices?
  /// The moment of an animation in milliseconds.
  public var milliseconds: Int
  /// Characters and colours.
  public var converter: PictureConverter

  /// Creates a drawing of a whole picture.
  public init(
    columns: Int, rows: Int, crop: PictureCrop = .whole,
    converter: PictureConverter = PictureConverter()
  ) {
    self.crop = crop
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    opacity = 1
    milliseconds = 0
    self.converter = converter
  }

  /// The pixels that the cells hold.
  public var pixels: PictureSize {
    let side = PictureConverter.pixelsPerCell
    return PictureSize(width: columns * side, height: rows * side)
  }

  /// What is decoded of the picture.
  public var part: PicturePart {
    if let slices {
      return PicturePart(crop: .whole, size: slices.source, milliseconds: milliseconds)
    }
    return PicturePart(crop: crop, size: pixels, milliseconds: milliseconds)
  }

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - bytes: The encoded file.
  ///   - grounds: The colours behind the cells, row by row.
  /// - Returns: The cells, row by row; nil where what lies behind stays.
  public func cells(of bytes: [UInt8], over grounds: [Color]) throws(PictureError) -> [Cell?] {
    try cells(of: PictureDecoder.decode(part, of: bytes).pixels, over: grounds)
  }

  /// Draws pixels that were cut out and scaled already, such as those of a video.
  ///
  /// - Parameters:
  ///   - picture: As many pixels as the cells hold, or a whole resizable image.
  ///   - grounds: The colours behind the cells, row by row.
  public func cells(
    of picture: PicturePixels, over grounds: [Color]
  ) throws(PictureError) -> [Cell?] {
    var picture = picture
    if let slices { picture = picture.stretched(to: pixels, crop: crop, by: slices) }
    if let tint { picture.colorize(tint) }
    if let backing {
      picture.flatten(blocksOf: PictureConverter.pixelsPerCell) { _, _ in backing }
    }
    if let shape { picture.cut(to: shape) }
    picture.fade(to: opacity)
    return try converter.cells(of: picture) { column, row in
      let index = row * columns + column
      return index < grounds.count ? grounds[index] : .white
    }
  }
}
