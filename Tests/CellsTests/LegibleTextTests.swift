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
    for palette in [Palette.index8, Palette.index16] {
      #expect(cell.legibleStyle(palette).foreground == result.map(Color.init(rgb:)))
      #expect(cell.legibleStyle(palette).background == cell.style.background)
    }
  }

  @Test("frames in 16 colours keep their texts, and true colours are left alone")
  func frames() {
    var grid = Grid(columns: 2, rows: 1)
    grid[0, 0] = Self.cell("a", 0x101010, 0x000000)
    grid[1, 0] = Self.cell("▀", 0x101010, 0x000000)
    #expect(grid.ansi(depth: .ansi16) == "\u{1B}[97;40ma\u{1B}[30m▀\u{1B}[0m\n")
    #expect(grid.ansi(depth: .truecolor).contains("38;2;16;16;16"))
  }
}
