import CGdkPixbuf
import CPNG
import CPixels
import Files

/// Decodes picture files: JPEGs with libturbojpeg and PNGs with libpng where they are there, all others with gdk-pixbuf.
///
/// Everything about a file may be a lie: the loader is chosen by how the bytes begin, the header's size is
/// judged before anything is decoded, and a file that is cut off is no picture.
public enum PictureDecoder {
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
  ///
  /// - Parameter ahead: The file as it was decoded before; it changes nothing but the time that this takes.
  static func decode(
    _ part: PicturePart, of bytes: [UInt8], ahead: ReducedJPEG? = nil
  ) throws(PictureError) -> (pixels: PicturePixels, stored: PictureSize) {
    let format = try format(of: bytes)
    guard format.isWhole(bytes) else {
      let stated = try? size(of: bytes)
      throw .cutOff(format, width: stated?.width, height: stated?.height)
    }
    guard format.isSound(bytes) else {
      let stated = try? size(of: bytes)
      throw .damaged(format, width: stated?.width, height: stated?.height)
    }
    if format == .jpeg {
      let fitting = ahead.flatMap { $0.fits(part) ? $0 : nil }
      if let picture = fitting ?? ReducedJPEG(bytes, for: part) {
        return (try picture.pixels(of: part), picture.stored)
      }
    }
    var result = picture_result()
    let wanted = picture_part(part, ImageOrientation(of: bytes))
    let (width, height) = (part.size.width, part.size.height)
    let rgba = [UInt8](unsafeUninitializedCapacity: width * height * 4) { rgba, count in
      result = bytes.withUnsafeBufferPointer { bytes in
        if format == .png {
          let result = png_draw(
            bytes.baseAddress, bytes.count, Int64(ImageHeader.pixelLimit), wanted, rgba.baseAddress)
          if result.status != PICTURE_NO_LIBRARY { return result }
        }
        return pixbuf_draw(
          bytes.baseAddress, bytes.count, format.rawValue, Int64(ImageHeader.pixelLimit),
          Int64(part.milliseconds), wanted, rgba.baseAddress)
      }
      count = result.status == PICTURE_OK ? rgba.count : 0
    }
    try check(result, format)
    return (
      PicturePixels(size: part.size, rgba: rgba, isOpaque: result.is_opaque),
      PictureSize(width: Int(result.width), height: Int(result.height))
    )
  }

  private static func format(of bytes: [UInt8]) throws(PictureError) -> PictureFormat {
    guard !bytes.isEmpty else { throw .empty }
    guard let format = PictureFormat(bytes) else { throw .unknownFormat }
    return format
  }

  private static func check(_ result: picture_result, _ format: PictureFormat) throws(PictureError)
  {
    let width = Int(result.width)
    let height = Int(result.height)
    let isStated = width > 0 && height > 0
    switch result.status {
    case PICTURE_OK: return
    case PICTURE_NO_LIBRARY: throw .noLibrary
    case PICTURE_NO_LOADER: throw .noLoader(format)
    case PICTURE_TOO_LARGE: throw .tooLarge(width: width, height: height)
    default:
      throw .damaged(format, width: isStated ? width : nil, height: isStated ? height : nil)
    }
  }
}
