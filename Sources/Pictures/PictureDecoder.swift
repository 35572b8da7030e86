import CGdkPixbuf
import Files

/// Decodes picture files with gdk-pixbuf.
///
/// Everything about a file may be a lie: the loader is chosen by how the bytes begin, the header's size is
/// judged before anything is decoded, and a file that is cut off is no picture.
public enum PictureDecoder {
  /// The most pixels that a header may state, 32 million.
  ///
  /// Decoding is not bounded by scaling: a one-bit PNG of 60,000² pixels takes half a minute and 10 GB (measured).
  public static let pixelLimit = 32 << 20

  /// Reads the size that a file's header states, in pixels as they are stored.
  public static func size(of bytes: [UInt8]) throws(PictureError) -> PictureSize {
    let format = try format(of: bytes)
    let result = bytes.withUnsafeBufferPointer { bytes in
      pixbuf_measure(bytes.baseAddress, bytes.count, format.rawValue)
    }
    try check(result, format)
    return PictureSize(width: Int(result.width), height: Int(result.height))
  }

  /// Decodes a part of a picture, scaled to a number of pixels; its orientation is applied.
  ///
  /// - Parameters:
  ///   - bytes: The encoded file.
  ///   - crop: The part, after the orientation is applied.
  ///   - size: The pixels of the result.
  ///   - milliseconds: The moment of an animation; 0 is its first frame.
  public static func pixels(
    of bytes: [UInt8], crop: PictureCrop = .whole, size: PictureSize, milliseconds: Int = 0
  ) throws(PictureError) -> PicturePixels {
    try decode(PicturePart(crop: crop, size: size, milliseconds: milliseconds), of: bytes).pixels
  }

  /// Decodes a part of a picture, and tells the size that its header states, as it is stored.
  static func decode(
    _ part: PicturePart, of bytes: [UInt8]
  ) throws(PictureError) -> (pixels: PicturePixels, stored: PictureSize) {
    let (crop, size) = (part.crop, part.size)
    let format = try format(of: bytes)
    guard format.isWhole(bytes) else {
      let stated = try? self.size(of: bytes)
      throw .cutOff(format, width: stated?.width, height: stated?.height)
    }
    guard format.isSound(bytes) else {
      let stated = try? self.size(of: bytes)
      throw .damaged(format, width: stated?.width, height: stated?.height)
    }
    // Of the formats that may be turned, gdk-pixbuf turns JPEGs alone.
    if format == .png, case let turn = ImageOrientation(of: bytes), turn != .up {
      let upright = ImageOrientation.settingUp(bytes)
      let (pixels, stored) = try decode(part.stored(by: turn), of: upright)
      return (pixels.turned(by: turn), stored)
    }
    var result = pixbuf_result()
    let rgba = [UInt8](unsafeUninitializedCapacity: size.width * size.height * 4) { rgba, count in
      result = bytes.withUnsafeBufferPointer { bytes in
        pixbuf_draw(
          bytes.baseAddress, bytes.count, format.rawValue, Int64(pixelLimit),
          Int64(part.milliseconds),
          pixbuf_crop(x: crop.x, y: crop.y, width: crop.width, height: crop.height),
          Int32(size.width), Int32(size.height), rgba.baseAddress)
      }
      count = result.status == PIXBUF_OK ? rgba.count : 0
    }
    try check(result, format)
    return (
      PicturePixels(size: size, rgba: rgba),
      PictureSize(width: Int(result.width), height: Int(result.height))
    )
  }

  private static func format(of bytes: [UInt8]) throws(PictureError) -> PictureFormat {
    guard !bytes.isEmpty else { throw .empty }
    guard let format = PictureFormat(bytes) else { throw .unknownFormat }
    return format
  }

  private static func check(_ result: pixbuf_result, _ format: PictureFormat) throws(PictureError) {
    let width = Int(result.width)
    let height = Int(result.height)
    let isStated = width > 0 && height > 0
    switch result.status {
    case PIXBUF_OK: return
    case PIXBUF_NO_LIBRARY: throw .noLibrary
    case PIXBUF_NO_LOADER: throw .noLoader(format)
    case PIXBUF_TOO_LARGE: throw .tooLarge(width: width, height: height)
    default:
      throw .damaged(format, width: isStated ? width : nil, height: isStated ? height : nil)
    }
  }
}
