import PictureFixtures
import Pictures
import Testing

@Suite("Decoding pictures")
struct DecodingTests {
  private func pixel(_ picture: PicturePixels, _ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * picture.size.width + x) * 4
    return Array(picture.rgba[start..<start + 4])
  }

  /// Whether a pixel is nearly a colour; scaling and JPEG round.
  private func isNear(_ pixel: [UInt8], _ color: UInt32) -> Bool {
    zip(pixel, [24, 16, 8, 0]).allSatisfy { byte, shift in
      abs(Int(byte) - Int(color >> shift & 0xFF)) <= 6
    }
  }

  @Test("the bytes tell the format, never a name")
  func formats() {
    #expect(PictureFormat(PNGFile.quadrants(width: 2, height: 2)) == .png)
    #expect(PictureFormat(JPEGFile.bytes()) == .jpeg)
    #expect(PictureFormat(GIFFile.bytes(width: 2, height: 2, colors: [0])) == .gif)
    #expect(PictureFormat(Array("RIFF\u{4}\0\0\0WEBP".utf8)) == .webp)
    #expect(PictureFormat(Array("<svg/>".utf8)) == nil)
    #expect(PictureFormat([]) == nil)
  }

  @Test("four quadrants keep their places at every size")
  func quadrants() throws {
    let file = PNGFile.quadrants(width: 40, height: 20)
    for (width, height) in [(8, 8), (16, 8), (64, 64), (7, 5)] {
      let picture = try PictureDecoder.pixels(of: file, size: .init(width: width, height: height))
      #expect(isNear(pixel(picture, 0, 0), 0xFF00_00FF))
      #expect(isNear(pixel(picture, width - 1, 0), 0x00FF_00FF))
      #expect(isNear(pixel(picture, 0, height - 1), 0x0000_FFFF))
      #expect(isNear(pixel(picture, width - 1, height - 1), 0xFFFF_00FF))
    }
  }

  @Test("a large picture is the mean of its pixels, opacity included")
  func reduction() throws {
    // Stripes of opaque red and clear green: half opaque red remains, and no green.
    let file = PNGFile.bytes(width: 640, height: 4) { x, _ in
      x % 2 == 0 ? 0xFF00_00FF : 0x00FF_0000
    }
    let picture = try PictureDecoder.pixels(of: file, size: .init(width: 8, height: 4))
    #expect(isNear(pixel(picture, 4, 2), 0xFF00_0080))
  }

  @Test(
    "a part of a picture fills all pixels",
    arguments: [
      (PictureCrop(x: 0, y: 0, width: 0.5, height: 0.5), UInt32(0xFF00_00FF)),
      (PictureCrop(x: 0.5, y: 0, width: 0.5, height: 0.5), 0x00FF_00FF),
      (PictureCrop(x: 0, y: 0.5, width: 0.5, height: 0.5), 0x0000_FFFF),
      (PictureCrop(x: 0.5, y: 0.5, width: 0.5, height: 0.5), 0xFFFF_00FF),
    ] as [(PictureCrop, UInt32)])
  func crops(crop: PictureCrop, color: UInt32) throws {
    let picture = try PictureDecoder.pixels(
      of: PNGFile.quadrants(width: 40, height: 40), crop: crop, size: .init(width: 16, height: 16))
    for (x, y) in [(1, 1), (14, 1), (1, 14), (14, 14), (8, 8)] {
      #expect(isNear(pixel(picture, x, y), color))
    }
  }

  @Test("a part outside the picture is moved inside")
  func bounds() {
    let crop = PictureCrop(x: -1, y: .nan, width: 5, height: 0)
    #expect(crop.x == 0)
    #expect(crop.y == 0)
    #expect(crop.width == 1)
    #expect(crop.height > 0)
  }

  @Test(
    "a JPEG's orientation turns it",
    arguments: [
      (UInt8(1), (0, 8), (15, 8)), (2, (15, 8), (0, 8)), (3, (15, 8), (0, 8)), (4, (0, 8), (15, 8)),
      (6, (8, 0), (8, 15)), (8, (8, 15), (8, 0)),
    ] as [(UInt8, (Int, Int), (Int, Int))])
  func orientation(orientation: UInt8, red: (Int, Int), blue: (Int, Int)) throws {
    let picture = try PictureDecoder.pixels(
      of: JPEGFile.bytes(orientation: orientation), size: .init(width: 16, height: 16))
    #expect(isNear(pixel(picture, red.0, red.1), 0xFE00_00FF))
    #expect(isNear(pixel(picture, blue.0, blue.1), 0x0000_FEFF))
  }

  @Test(
    "a PNG's orientation turns it as a JPEG's does, whatever part is taken",
    arguments: 1...8 as ClosedRange<UInt8>)
  func turnedPNG(orientation: UInt8) throws {
    let notes = PNGFile.notes(orientation: orientation)
    let files = [
      PNGFile.quadrants(width: 64, height: 32, chunks: notes),
      JPEGFile.quadrants(orientation: orientation),
    ]
    for crop in [PictureCrop.whole, PictureCrop(x: 0, y: 0.4, width: 0.8, height: 0.5)] {
      let size = PictureSize(width: 10, height: 6)
      let pictures = try files.map { try PictureDecoder.pixels(of: $0, crop: crop, size: size) }
      #expect(pictures[0].size == size)
      for (x, y) in [(1, 1), (8, 1), (1, 4), (8, 4)] {
        let letters = pictures.map { picture in pixel(picture, x, y).map { $0 > 127 } }
        #expect(letters[0] == letters[1], "\(x), \(y)")
      }
    }
  }

  @Test("a PNG's orientation does not count where its notes are damaged or follow the pixels")
  func unturnedPNG() throws {
    let upright = PNGFile.quadrants(width: 64, height: 32)
    let notes = PNGFile.notes(orientation: 3)
    var damaged = PNGFile.quadrants(width: 64, height: 32, chunks: notes)
    damaged[33 + notes.count - 1] ^= 1
    let late = Array(upright.dropLast(12)) + notes + Array(upright.suffix(12))
    for file in [damaged, late] {
      let picture = try PictureDecoder.pixels(of: file, size: .init(width: 8, height: 8))
      #expect(isNear(pixel(picture, 0, 0), 0xFF00_00FF))
    }
  }

  @Test("a GIF shows its first frame, and later ones when their time has come")
  func frames() throws {
    let file = GIFFile.bytes(width: 8, height: 8, colors: [0xFF0000, 0x0000FF])
    let size = PictureSize(width: 4, height: 4)
    #expect(isNear(pixel(try PictureDecoder.pixels(of: file, size: size), 2, 2), 0xFF00_00FF))
    let later = try PictureDecoder.pixels(of: file, size: size, milliseconds: 150)
    #expect(isNear(pixel(later, 2, 2), 0x0000_FFFF))
  }

  @Test("the header's size is read without decoding")
  func size() throws {
    #expect(
      try PictureDecoder.size(of: PNGFile.quadrants(width: 12, height: 34))
        == PictureSize(width: 12, height: 34))
    #expect(try PictureDecoder.size(of: JPEGFile.bytes()) == PictureSize(width: 32, height: 16))
  }
}
