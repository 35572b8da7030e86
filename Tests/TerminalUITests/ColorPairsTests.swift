import Cells
import Testing

@testable import TerminalUI

@Suite struct ColorPairsTests {
  private static func style(_ foreground: UInt32?, _ background: UInt32?) -> Style {
    Style(
      foreground: foreground.map(Color.init(rgb:)), background: background.map(Color.init(rgb:)))
  }

  @Test func `gives every pair of colours one number, and none to the terminal's own colours`() {
    var pairs = ColorPairs(numbers: .direct, count: 100)
    func number(_ foreground: UInt32?, _ background: UInt32?) -> [Int32?] {
      let pair = pairs.pair(for: Self.style(foreground, background))
      return [pair?.number, pair.map { $0.isNew ? 1 : 0 }]
    }
    #expect(number(nil, nil) == [0, 0])
    #expect(number(0xFF0000, nil) == [1, 1])
    #expect(number(nil, 0xFF0000) == [2, 1])
    #expect(number(0xFF0000, nil) == [1, 0])
    pairs.reset()
    #expect(pairs.pair(for: Self.style(nil, 0xFF0000))?.number == 1)
  }

  @Test func `runs out, begins anew and then keeps fewer bits until all colours have a pair`() {
    var pairs = ColorPairs(numbers: .direct, count: 64)
    // More shades than there are pairs.
    let shades = (0..<256).map { Self.style(UInt32($0) << 16, UInt32(255 - $0) << 8) }
    func drawAll() -> Bool { shades.allSatisfy { pairs.pair(for: $0) != nil } }
    #expect(!drawAll())
    var tries = 0
    while !drawAll(), pairs.coarsen() { tries += 1 }
    #expect(drawAll())
    #expect(pairs.bits == 5)
    #expect(pairs.colors(of: Self.style(0xFF0000, 0)) == (0xFF0000, 0))
  }

  @Test func `says so when even the coarsest colours do not fit`() {
    var pairs = ColorPairs(numbers: .direct, count: 2)
    while pairs.coarsen() {}
    #expect(pairs.pair(for: Self.style(0xFFFFFF, 0)) != nil)
    #expect(pairs.pair(for: Self.style(0, 0xFFFFFF)) == nil)
  }

  static let numbered: [(ColorNumbers, UInt32?, Int32)] = [
    (.none, 0xFF0000, -1), (.eight, nil, -1), (.eight, 0xCD0000, 1), (.eight, 0xFFFFFF, 7),
    (.sixteen, 0xFF0000, 9), (.palette, 0xFF0000, 196), (.palette, 0x808080, 244),
    (.direct, 0x010203, 0x010203), (.direct, 0, 0), (.direct, 0x000008, 8),
    // Numbers that terminals with direct colour take for places of the palette.
    (.direct, 0x000007, 0), (.direct, 0x000001, 0), (.direct, 0xFFFFFF, 0xFFFFFF),
  ]

  @Test(arguments: numbered)
  func `numbers colours as the terminal does`(
    _ numbers: ColorNumbers, _ color: UInt32?, _ number: Int32
  ) {
    #expect(numbers.number(of: color.map(Color.init(rgb:))) == number)
  }

  static let counts: [(Int, Bool, ColorNumbers)] = [
    (-1, false, .none), (0, false, .none), (2, false, .none), (8, false, .eight),
    (16, false, .sixteen), (88, false, .sixteen), (256, false, .palette), (256, true, .direct),
    (0x100_0000, true, .direct),
  ]

  @Test(arguments: counts)
  func `chooses by how many colours there are`(
    _ count: Int, _ isDirect: Bool, _ result: ColorNumbers
  ) {
    #expect(ColorNumbers(count: count, isDirect: isDirect) == result)
  }
}
