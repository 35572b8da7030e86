import Files
import Testing

@Suite("Heads of picture files")
struct ImageHeaderTests {
  private static let heads: [([UInt8], width: Int, height: Int)] = [
    (Array("GIF89a".utf8) + [0x10, 0x01, 0x20, 0x00], 272, 32),
    ([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0, 50, 1, 0, 3, 0, 0], 256, 50),
    (PNGChunks.signature + [0, 0, 0, 13] + "IHDR".utf8 + [0, 0, 1, 0, 0, 0, 0, 50], 256, 50),
    (
      Array("RIFF0000WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 49, 0, 0], 256, 50
    ),
    (Array("GIF89a\0\0\0\0".utf8), 0, 0),
  ]

  @Test("the size is read from the head", arguments: heads)
  func sizes(bytes: [UInt8], width: Int, height: Int) throws {
    let header = try #require(ImageHeader(bytes))
    #expect(header.width == width && header.height == height)
    #expect(header.isEmpty == (width == 0) && header.pixelCount == width * height)
    #expect(ImageFormat(bytes) != nil)
  }

  @Test(
    "a header that is cut off or lies has no size",
    arguments: [
      [], [0xFF, 0xD8], [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x00],
      [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00],
      [0x89, 0x50, 0x4E, 0x47], Array("RIFF0000WEBPVP8".utf8), Array("%PDF-1.4".utf8),
    ] as [[UInt8]])
  func broken(bytes: [UInt8]) {
    #expect(ImageHeader(bytes) == nil)
  }
}
