import Pictures
import Testing

@Suite("Decoded pixels")
struct PicturePixelsTests {
  /// Pixels of which every byte is the pixel's number.
  private func pixels(_ width: Int, _ height: Int, _ numbers: [UInt8]) -> PicturePixels {
    PicturePixels(
      size: PictureSize(width: width, height: height),
      rgba: numbers.flatMap { Array(repeating: $0, count: 4) })
  }

  @Test("other sides are filled with the nearest pixels, or leave some out")
  func scaling() {
    let small = pixels(2, 1, [1, 2])
    #expect(
      small.scaled(to: PictureSize(width: 4, height: 2)) == pixels(4, 2, [1, 1, 2, 2, 1, 1, 2, 2]))
    #expect(small.scaled(to: PictureSize(width: 2, height: 1)) == small)
    let large = pixels(3, 3, [1, 2, 3, 4, 5, 6, 7, 8, 9])
    #expect(large.scaled(to: PictureSize(width: 1, height: 1)) == pixels(1, 1, [5]))
    #expect(large.scaled(to: PictureSize(width: 3, height: 1)) == pixels(3, 1, [4, 5, 6]))
  }
}
