import CPixels
import CTurboJPEG
import Files

/// A JPEG that libturbojpeg decoded whole, at one of the sizes that cost less than the full one.
struct ReducedJPEG: Sendable {
  /// The size that the header states, as it is stored.
  let stored: PictureSize
  /// By how much less it was decoded on each side: 1, 2, 4 or 8.
  private let factor: Int32
  private let orientation: ImageOrientation
  /// Three bytes a pixel, row by row as they are stored; none where the data are broken.
  private let rgb: [UInt8]

  /// Decodes a file as large as a part needs it; nil for what is left to gdk-pixbuf: where libturbojpeg is not there,
  /// for rare kinds, and for broken headers.
  ///
  /// - Parameter other: Another part, which needs it as large; nil is returned where it does not.
  init?(_ bytes: [UInt8], for part: PicturePart, and other: PicturePart? = nil) {
    let header = bytes.withUnsafeBufferPointer { turbojpeg_measure($0.baseAddress, $0.count) }
    guard header.status == PICTURE_OK else { return nil }
    stored = PictureSize(width: Int(header.width), height: Int(header.height))
    orientation = ImageOrientation(of: bytes)
    factor = picture_reduction(header.width, header.height, picture_part(part, orientation))
    if let other {
      let same = picture_reduction(header.width, header.height, picture_part(other, orientation))
      guard same == factor else { return nil }
    }
    guard stored.width * stored.height <= ImageHeader.pixelLimit else {
      rgb = []
      return
    }
    let (width, height) = Self.sides(stored, factor)
    rgb = [UInt8](unsafeUninitializedCapacity: width * height * 3) { pixels, count in
      let isDecoded = bytes.withUnsafeBufferPointer { bytes in
        turbojpeg_decode(
          bytes.baseAddress, bytes.count, Int32(width), Int32(height), pixels.baseAddress)
      }
      count = isDecoded ? pixels.count : 0
    }
  }

  /// Whether it was decoded as large as a part needs it, no more and no less.
  func fits(_ part: PicturePart) -> Bool {
    let wanted = picture_part(part, orientation)
    return picture_reduction(Int32(stored.width), Int32(stored.height), wanted) == factor
  }

  /// Draws a part.
  func pixels(of part: PicturePart) throws(PictureError) -> PicturePixels {
    guard stored.width * stored.height <= ImageHeader.pixelLimit else {
      throw .tooLarge(width: stored.width, height: stored.height)
    }
    let (width, height) = Self.sides(stored, factor)
    let size = part.size
    let rgba = [UInt8](unsafeUninitializedCapacity: size.width * size.height * 4) { rgba, count in
      let isDrawn = rgb.withUnsafeBufferPointer { pixels in
        let source = picture_pixels(
          bytes: pixels.baseAddress, width: Int32(width), height: Int32(height), channels: 3,
          stride: width * 3)
        return !pixels.isEmpty
          && picture_draw(source, picture_part(part, orientation), rgba.baseAddress)
      }
      count = isDrawn ? rgba.count : 0
    }
    guard !rgba.isEmpty else { throw .damaged(.jpeg, width: stored.width, height: stored.height) }
    return PicturePixels(size: size, rgba: rgba, isOpaque: true)
  }

  private static func sides(_ stored: PictureSize, _ factor: Int32) -> (width: Int, height: Int) {
    let factor = Int(factor)
    return ((stored.width + factor - 1) / factor, (stored.height + factor - 1) / factor)
  }
}

extension picture_part {
  /// A part as the decoders in C get it.
  init(_ part: PicturePart, _ orientation: ImageOrientation) {
    self.init(
      x: part.crop.x, y: part.crop.y, part_width: part.crop.width, part_height: part.crop.height,
      swaps_sides: orientation.swapsSides, mirrors_columns: orientation.mirrorsColumns,
      mirrors_rows: orientation.mirrorsRows, width: Int32(part.size.width),
      height: Int32(part.size.height))
  }
}
