import Cells
import Testing

@Suite("Texts in few colours")
struct LegibleTextTests {
  private static func cell(_ text: String, _ foreground: UInt32?, _ background: UInt32?) -> Cell {
    Cell(
      text: text, width: 1,
      style: Style(
        foreground: foreground.map(Color.init(rgb:)), background: background.map(Color.init(rgb:))))
  }

  static let cases: [(String, UInt32?, UInt32?, UInt32?)] = [
    // Both come to black, or to white.
    ("a", 0x101010, 0x000000, 0xFFFFFF), ("a", 0x000000, 0x202020, 0xFFFFFF),
    ("a", 0xFFFFFF, 0xF8F8F8, 0x000000), ("★", 0x200000, 0x002000, 0xFFFFFF),
    // Apart already, the same on purpose, or not known.
    ("a", 0xFFFFFF, 0x000000, 0xFFFFFF), ("a", 0x101010, 0x101010, 0x101010),
    ("a", nil, 0x101010, nil), ("a", 0x101010, nil, 0x101010),
    // Parts of pictures and lines.
    ("▀", 0x101010, 0x000000, 0x101010), ("─", 0x101010, 0x000000, 0x101010),
    (" ", 0x101010, 0x000000, 0x101010),
  ]

  @Test("a text stays apart from a ground that comes to the same colour", arguments: cases)
  func apart(text: String, foreground: UInt32?, background: UInt32?, result: UInt32?) {
    let cell = Self.cell(text, foreground, background)
    let style = cell.legibleStyle(Palette.index256)
    #expect(style.background == cell.style.background)
    guard let foreground, let background else {
      #expect(style.foreground == cell.style.foreground)
      return
    }
    let isSame =
      Palette.index256(of: Color(rgb: foreground)) == Palette.index256(of: Color(rgb: background))
    #expect(style.foreground == (isSame ? result : foreground).map(Color.init(rgb:)))
  }

  /// Pairs of an ad, with the numbers that they have among 8 and among 16 colours.
  static let pairs: [(foreground: UInt32, background: UInt32, of8: [UInt8], of16: [UInt8])] = [
    // Secondary and tertiary greys on white, light grey and black.
    (0x8A8A8E, 0xFFFFFF, [0, 7], [8, 15]), (0x8C8C8C, 0xF2F2F7, [0, 7], [8, 15]),
    (0xC5C5C7, 0xFFFFFF, [0, 7], [8, 15]), (0x98989F, 0x1C1C1E, [7, 0], [8, 0]),
    // White on the blue, green, red and orange of systems.
    (0xFFFFFF, 0x007AFF, [7, 4], [15, 12]), (0xFFFFFF, 0x34C759, [0, 2], [15, 2]),
    (0xFFFFFF, 0xFF3B30, [7, 1], [15, 9]), (0xFFFFFF, 0xFF9500, [0, 3], [0, 3]),
    // A link, and black on white.
    (0x007AFF, 0xFFFFFF, [4, 7], [12, 15]), (0x000000, 0xFFFFFF, [0, 7], [0, 15]),
  ]

  @Test("texts keep their contrast and greys stay grey in few colours", arguments: pairs)
  func fewColors(foreground: UInt32, background: UInt32, of8: [UInt8], of16: [UInt8]) {
    let cell = Self.cell("a", foreground, background)
    for (count, number, expected) in [
      (8, Palette.index8, of8), (16, Palette.index16, of16),
    ] {
      let style = cell.legibleStyle(ofBasic: count)
      #expect([style.foreground, style.background].compactMap { $0.map(number) } == expected)
    }
  }

  @Test("frames in 16 colours keep their texts, and true colours are left alone")
  func frames() {
    var grid = Grid(columns: 2, rows: 1)
    grid[0, 0] = Self.cell("a", 0x101010, 0x000000)
    grid[1, 0] = Self.cell("▀", 0x101010, 0x000000)
    #expect(grid.ansi(depth: .truecolor).contains("38;2;16;16;16"))
    #expect(grid.ansi(depth: .ansi16).hasSuffix("▀\u{1B}[0m\n"))
    #expect(!grid.ansi(depth: .ansi16).hasPrefix("\u{1B}[30;40m"))
  }
}
