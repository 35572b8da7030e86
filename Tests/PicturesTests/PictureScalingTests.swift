import CPixels
import Testing

@Suite("Scaled pixels")
struct PictureScalingTests {
  /// Draws a part of pixels of as many bytes as there are channels.
  private func drawn(
    _ bytes: [UInt8], width: Int32, channels: Int32, as part: picture_part
  ) -> [UInt8] {
    var result = [UInt8](repeating: 1, count: Int(part.width * part.height) * 4)
    let isDrawn = bytes.withUnsafeBufferPointer { bytes in
      let source = picture_pixels(
        bytes: bytes.baseAddress, width: width,
        height: Int32(bytes.count) / (width * channels), channels: channels,
        stride: Int(width * channels))
      return picture_draw(source, part, &result)
    }
    #expect(isDrawn)
    return result
  }

  private func part(
    _ width: Int32, _ height: Int32, x: Double = 0, y: Double = 0, share: Double = 1
  ) -> picture_part {
    picture_part(
      x: x, y: y, part_width: share, part_height: share, swaps_sides: false,
      mirrors_columns: false, mirrors_rows: false, width: width, height: height)
  }

  /// Opaque grey pixels as they come out.
  private func grey(_ values: [UInt8]) -> [UInt8] { values.flatMap { [$0, $0, $0, 255] } }

  private func stored(_ values: [UInt8]) -> [UInt8] { values.flatMap { [$0, $0, $0] } }

  @Test("as many pixels as there are stay as they are")
  func same() {
    let colors: [UInt8] = [0, 1, 2, 100, 200, 255, 7, 8, 9, 254, 128, 3]
    let opaque = drawn(colors, width: 2, channels: 3, as: part(2, 2))
    #expect(opaque == [0, 1, 2, 255, 100, 200, 255, 255, 7, 8, 9, 255, 254, 128, 3, 255])
    let seen: [UInt8] = [0, 1, 2, 255, 100, 200, 255, 51, 7, 8, 9, 128, 254, 128, 3, 1]
    #expect(drawn(seen, width: 2, channels: 4, as: part(2, 2)) == seen)
  }

  @Test("fewer pixels are means, and more are mixtures of two neighbours")
  func means() {
    let row = stored([0, 100, 200, 40])
    #expect(drawn(row, width: 4, channels: 3, as: part(2, 1)) == grey([50, 120]))
    #expect(drawn(row, width: 4, channels: 3, as: part(1, 1)) == grey([85]))
    #expect(
      drawn(row, width: 4, channels: 3, as: part(8, 1))
        == grey([0, 25, 75, 125, 175, 160, 80, 40]))
    let column = drawn(row, width: 1, channels: 3, as: part(1, 2))
    #expect(column == grey([50, 120]))
  }

  @Test("a part has the pixels that lie in it")
  func parts() {
    let square = stored([10, 20, 30, 40])
    for (x, y, value) in [(0, 0, 10), (0.5, 0, 20), (0, 0.5, 30), (0.5, 0.5, 40)] {
      let pixel = drawn(square, width: 2, channels: 3, as: part(1, 1, x: x, y: y, share: 0.5))
      #expect(pixel == grey([UInt8(value)]))
    }
  }

  @Test("clear pixels have no say in the colour")
  func clear() {
    let pixels: [UInt8] = [200, 100, 0, 255, 1, 2, 3, 0]
    #expect(drawn(pixels, width: 2, channels: 4, as: part(1, 1)) == [200, 100, 0, 128])
    #expect(drawn([9, 9, 9, 0], width: 1, channels: 4, as: part(1, 1)) == [0, 0, 0, 0])
  }

  @Test("a single colour stays what it is at every size", arguments: [1, 2, 7, 50, 313] as [Int32])
  func constant(side: Int32) {
    for color in [0, 1, 77, 254, 255] as [UInt8] {
      for size in [1, 3, 8, 49, 200] as [Int32] {
        let pixels = Array(repeating: color, count: Int(side * side) * 3)
        let result = drawn(pixels, width: side, channels: 3, as: part(size, size))
        #expect(result == grey(Array(repeating: color, count: Int(size * size))))
      }
    }
  }

  @Test(
    "a picture is decoded no smaller than it is needed",
    arguments: [
      (1200, 627, 472, 120, 4), (1200, 627, 510, 120, 2), (1200, 627, 40, 40, 4),
      (4096, 2048, 40, 40, 8), (500, 500, 8, 8, 1), (1200, 627, 1200, 600, 1),
      (627, 1200, 8, 1001, 1), (2400, 1254, 472, 300, 4), (2400, 1254, 472, 120, 8),
    ] as [(Int32, Int32, Int32, Int32, Int32)])
  func reduction(width: Int32, height: Int32, columns: Int32, rows: Int32, factor: Int32) {
    #expect(picture_reduction(width, height, part(columns, rows)) == factor)
  }
}
