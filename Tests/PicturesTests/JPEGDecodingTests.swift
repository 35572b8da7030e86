import CGdkPixbuf
import CPixels
import Cells
import NativeAds
import PictureFixtures
import Testing

@testable import Pictures

@Suite("JPEGs that libturbojpeg decodes")
struct JPEGDecodingTests {
  /// Parts that are decoded at an eighth, a quarter, a half and whole, with and without a cut.
  static let parts = [
    PicturePart(size: PictureSize(width: 40, height: 16)),
    PicturePart(size: PictureSize(width: 472, height: 120)),
    PicturePart(
      crop: PictureCrop(x: 0.2, y: 0.1, width: 0.5, height: 0.8),
      size: PictureSize(width: 320, height: 200)),
    PicturePart(size: PictureSize(width: 1100, height: 480)),
  ]

  @Test(
    "gdk-pixbuf draws the same pixels, where it has to", arguments: parts,
    ["mountains.jpg", "bike-portrait.jpg"])
  func sameAsGdkPixbuf(part: PicturePart, name: String) throws {
    let bytes = try #require(BundledPictures.bytes(named: name))
    #expect(ReducedJPEG(bytes, for: part) != nil)
    try compare(part, bytes)
  }

  @Test("gdk-pixbuf turns as libturbojpeg does", arguments: 1...8 as ClosedRange<UInt8>)
  func turned(orientation: UInt8) throws {
    try compare(
      PicturePart(size: PictureSize(width: 24, height: 40)),
      JPEGFile.quadrants(orientation: orientation))
  }

  private func compare(_ part: PicturePart, _ bytes: [UInt8]) throws {
    let drawn = try PictureDecoder.pixels(of: bytes, crop: part.crop, size: part.size)
    var other = [UInt8](repeating: 0, count: drawn.rgba.count)
    let result = pixbuf_draw(
      bytes, bytes.count, "jpeg", .max, 0, picture_part(part, .init(of: bytes)), &other)
    #expect(result.status == PICTURE_OK)
    #expect(drawn.rgba == other)
    #expect(drawn.isOpaque && result.is_opaque)
  }

  @Test(
    "a picture that is decoded ahead is drawn as any other, however wrong the guess was",
    arguments: [1...2, 50...62, 300...310, 1...310])
  func anticipated(columns: ClosedRange<Int>) throws {
    let bytes = try #require(BundledPictures.bytes(named: "mountains.jpg"))
    let picture = EncodedPicture(bytes)
    let drawing = PictureDrawing(columns: 59, rows: 15)
    let grounds = Array(repeating: Color.white, count: 59 * 15)
    var cache = PictureCache()
    cache.anticipated = AnticipatedPicture(columns: columns) { picture }
    #expect(cache.anticipated?.encoded == picture)
    #expect(
      try cache.cells(of: picture, drawing, over: grounds)
        == drawing.cells(of: bytes, over: grounds))
  }

  @Test("only one size that all guesses agree on is decoded ahead")
  func doubt() throws {
    let bytes = try #require(BundledPictures.bytes(named: "mountains.jpg"))
    func decoded(_ columns: ClosedRange<Int>) -> ReducedJPEG? {
      AnticipatedPicture(columns: columns) { EncodedPicture(bytes) }.decoded
    }
    #expect(decoded(50...62)?.stored == PictureSize(width: 1200, height: 627))
    #expect(decoded(50...100) == nil)
  }

  @Test("a picture that cannot be read or is no JPEG is not decoded ahead")
  func notAhead() {
    #expect(AnticipatedPicture(columns: 1...1) { nil }.encoded == nil)
    let other = AnticipatedPicture(columns: 1...1) {
      EncodedPicture(PNGFile.quadrants(width: 2, height: 2))
    }
    #expect(other.encoded != nil)
    #expect(other.decoded == nil)
  }
}
