import CGdkPixbuf
import CPNG
import CPixels
import PictureFixtures
import Testing

@testable import Pictures

@Suite("PNGs that libpng decodes", .enabled(if: FFmpeg.isThere))
struct PNGDecodingTests {
  static let kinds = [
    "rgb24", "rgba", "pal8", "gray", "ya8", "monob", "rgb48be", "rgba64be", "gray16be", "ya16be",
  ]

  @Test("gdk-pixbuf draws the same pixels, where it has to", arguments: kinds, [false, true])
  func sameAsGdkPixbuf(kind: String, isInterlaced: Bool) throws {
    try compare(FFmpeg.png(kind, isInterlaced: isInterlaced))
  }

  @Test("transparent colours of palettes are the same", arguments: [8, 24])
  func palette(width: Int) throws {
    try compare(PNGFile.palette(width: width, height: 16))
  }

  private func compare(_ bytes: [UInt8]) throws {
    for size in [
      PictureSize(width: 97, height: 61), PictureSize(width: 24, height: 16),
      PictureSize(width: 200, height: 100),
    ] {
      let part = PicturePart(
        crop: PictureCrop(x: 0.1, y: 0, width: 0.8, height: 0.9), size: size)
      let wanted = picture_part(part, .up)
      var own = [UInt8](repeating: 1, count: size.width * size.height * 4)
      var other = [UInt8](repeating: 2, count: own.count)
      let result = png_draw(bytes, bytes.count, .max, wanted, &own)
      let expected = pixbuf_draw(bytes, bytes.count, "png", .max, 0, wanted, &other)
      #expect(result.status == PICTURE_OK)
      #expect(expected.status == PICTURE_OK)
      #expect(result.is_opaque == expected.is_opaque)
      #expect(result.width == expected.width && result.height == expected.height)
      #expect(own == other)
    }
  }
}
