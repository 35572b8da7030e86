import Cells
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Frames as text, ANSI, SVG and HTML")
struct EncoderTests {
  static let orange = Color(rgb: 0xFFCC66)

  static var frame: Grid {
    var grid = Grid(columns: 8, rows: 3)
    grid.box(grid.bounds, .rounded)
    grid.put("Ad", column: 1, row: 1, style: Style(background: orange, attributes: .bold))
    grid.put("漢<", column: 4, row: 1, style: Style(foreground: Color(rgb: 0x0000FF)))
    return grid
  }

  @Test("text pins or trims blanks")
  func text() {
    var grid = Grid(columns: 3, rows: 2)
    grid.put("a", column: 1, row: 0)
    #expect(grid.text() == " a\n\n")
    #expect(grid.text(trimsTrailingBlanks: false) == " a \n   \n")
    #expect(Self.frame.text() == "╭──────╮\n│Ad 漢<│\n╰──────╯\n")
    #expect(!Self.frame.text().utf8.contains(0x1B))
  }

  @Test(
    "colours degrade only on output",
    arguments: [
      (ColorDepth.truecolor, "1;48;2;255;204;102", "38;2;0;0;255"),
      (.ansi256, "1;48;5;221", "38;5;21"), (.ansi16, "1;48;5;0", "34"),
    ])
  func depths(depth: ColorDepth, label: String, blue: String) {
    // The 16-colour match of the label's colour is checked in the palette's own test.
    let ansi = Self.frame.ansi(depth: depth)
    let lines = ansi.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == "╭──────╮")
    if depth != .ansi16 {
      #expect(lines[1] == "│\u{1B}[\(label)mAd\u{1B}[0m \u{1B}[\(blue)m漢<\u{1B}[0m│")
    } else {
      #expect(lines[1].hasSuffix(" \u{1B}[\(blue)m漢<\u{1B}[0m│"))
    }
  }

  @Test("without colours attributes stay, and nothing else escapes")
  func noColors() {
    let ansi = Self.frame.ansi(depth: .none)
    #expect(ansi == "╭──────╮\n│\u{1B}[1mAd\u{1B}[0m 漢<│\n╰──────╯\n")
    var plain = Grid(columns: 2, rows: 1)
    plain.fill(plain.bounds, background: Self.orange)
    #expect(plain.ansi(depth: .none) == "\n")
  }

  @Test("every row ends in the terminal's own style, and coloured blanks are kept")
  func rowEnds() {
    var grid = Grid(columns: 3, rows: 2)
    grid.fill(CellRect(column: 0, row: 0, columns: 2, rows: 2), background: .black)
    #expect(
      grid.ansi()
        == "\u{1B}[48;2;0;0;0m  \u{1B}[0m\n\u{1B}[48;2;0;0;0m  \u{1B}[0m\n")
    #expect(grid.ansi(trimsTrailingBlanks: false).hasSuffix("  \u{1B}[0m \n"))
  }

  @Test("an attribute that ends is reset without losing the colours")
  func attributeEnds() {
    var grid = Grid(columns: 2, rows: 1)
    let red = Color(rgb: 0xFF0000)
    grid.put("a", column: 0, row: 0, style: Style(foreground: red, attributes: .underline))
    grid.put("b", column: 1, row: 0, style: Style(foreground: red))
    #expect(
      grid.ansi(depth: .ansi16) == "\u{1B}[4;91ma\u{1B}[0;91mb\u{1B}[0m\n")
  }

  @Test("emoji that terminals count differently are written so that all count two columns")
  func portableEmoji() {
    var grid = Grid(columns: 9, rows: 2)
    grid.put("❤\u{FE0F} 1\u{FE0F}\u{20E3}😀│", column: 0, row: 0)
    grid.put("❤\u{FE0F}", column: 0, row: 1, style: Style(attributes: .bold))
    #expect(grid.text() == "❤  1\u{20E3} 😀│\n❤\n")
    #expect(grid.ansi() == "❤  1\u{20E3} 😀│\n\u{1B}[1m❤ \u{1B}[0m\n")
    #expect(
      Array(grid.text(emoji: .selected).unicodeScalars)
        == Array("❤\u{FE0F} 1\u{FE0F}\u{20E3}😀│\n❤\u{FE0F}\n".unicodeScalars))
    #expect(grid.svg().contains("❤\u{FE0F}</text>"))
  }

  @Test("an SVG is well-formed, exact and self-contained")
  func svg() throws {
    let svg = Self.frame.svg(title: "Ad & \u{1B}co")
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(svg.contains("viewBox=\"0 0 72 54\""))
    #expect(svg.contains("<title>Ad &amp; ␛co</title>"))
    // The label's background: columns 1 and 2 of row 1.
    #expect(svg.contains("<path fill=\"#ffcc66\" d=\"M9 18h18v18h-18z\"/>"))
    #expect(
      svg.contains(
        "<text x=\"9\" y=\"31.5\" fill=\"#1f2328\" font-weight=\"bold\" textLength=\"18\" "
          + "lengthAdjust=\"spacingAndGlyphs\">Ad</text>"))
    #expect(
      svg.contains("<text text-anchor=\"middle\" x=\"45\" y=\"31.5\" fill=\"#0000ff\">漢</text>"))
    #expect(svg.contains(">&lt;</text>"))
    // Lines are shapes: the top line is one rectangle, corners are curves, no glyph is left.
    #expect(svg.contains("M9 9h54v1h-54z"))
    #expect(svg.contains("M4.5 18L4.5 14Q4.5 9.5 9 9.5"))
    #expect(!svg.contains("─") && !svg.contains("╭"))
    for forbidden in ["<script", "<style", "href", "url("] { #expect(!svg.contains(forbidden)) }
  }

  @Test("an SVG hands words of right-to-left letters over in reading order")
  func svgBidi() {
    var grid = Grid(columns: 10, rows: 1)
    grid.put(TextLayout(DisplayText("عرض 50"), columns: 10), in: grid.bounds)
    let svg = grid.svg()
    #expect(svg.contains("x=\"90\""))
    #expect(svg.contains(">عرض</text>"))
    #expect(svg.contains(">50</text>"))
  }

  @Test("equal blocks become few shapes")
  func merging() {
    var grid = Grid(columns: 60, rows: 20)
    grid.fill(grid.bounds, with: "█", style: Style(foreground: Self.orange))
    #expect(grid.svg().contains("<path fill=\"#ffcc66\" d=\"M0 0h540v360h-540z\"/>"))
  }

  @Test("an HTML page is well-formed and escapes what it is given")
  func html() {
    let page = Self.frame.htmlPage(title: "</title><b>")
    #expect(page.contains("<title>&lt;/title&gt;&lt;b&gt;</title>"))
    #expect(page.contains("font-weight:bold;"))
    #expect(page.contains("display:inline-block;width:2ch"))
    let fragment = Self.frame.htmlFragment(theme: .dark)
    #expect(XMLParser(data: Data(fragment.utf8)).parse())
    #expect(fragment.contains("background:#0d1117"))
  }
}
