import Cells
import InterfaceBuilder
import NativeAds
import Testing

@testable import AdPreview

@Suite("Texts wider in cells than their views")
struct TextSpreadingTests {
  // Thin letters: 139 points on the device, thirty-one columns in a terminal.
  private let thin = "lilli fills little tilted tills"

  private func render(
    _ subviews: String, width: Double = 300, height: Double = 60,
    cell: Size = Size(width: 6, height: 12)
  ) throws -> RenderedAd {
    try Preview.render(
      Markup.ad(width: width, height: height, className: nil, outlets: [], subviews), ad: nil
    ) { $0.cell = cell }
  }

  @Test("a left-aligned text that is cut at the ad's edge still begins in its label's column")
  func left() throws {
    let label = Markup.label("h", thin, x: 30, y: 12, width: 150, height: 14, size: 12)
    let rendered = try render(label, width: 180)
    #expect(rendered.rows[1] == "     lilli fills little tilte…")
    #expect(rendered.view("h")?.isTruncatedOnDevice == false)
    #expect(rendered.view("h")?.terminalCut == .columns(needed: 31, available: 25))
    #expect(rendered.view("h")?.lineCount == 1)
  }

  @Test("a right-aligned text spreads to the left, a centred one to both sides")
  func otherEdges() throws {
    for (alignment, column) in [("right", 4), ("center", 7)] {
      let label = Markup.label(
        "h", thin, x: 60, y: 12, width: 150, height: 14, size: 12,
        attributes: ""
      )
      .replacing("textAlignment=\"natural\"", with: "textAlignment=\"\(alignment)\"")
      let rendered = try render(label)
      let row = try #require(rendered.rows.first { $0.contains(thin) })
      #expect(row.prefix { $0 == " " }.count == column, "\(alignment)")
    }
  }

  @Test("every line of a paragraph begins in its label's column, however little room there is")
  func paragraph() throws {
    let text = "lilli fills little tilted tills till it is filled with little lilies still"
    let label = Markup.label(
      "h", text, x: 24, y: 16, width: 150, height: 48, size: 12, lines: 3)
    let rendered = try render(label, width: 180, height: 96, cell: Size(width: 8, height: 16))
    let lines = rendered.rows.filter { $0.contains("l") }
    #expect(lines.count >= 3)
    for line in lines { #expect(line.hasPrefix("   ") && !line.hasPrefix("    "), "\(line)") }
  }

  @Test("a label of one line never goes on in the row below, whether or not a text is there")
  func oneLine() throws {
    let walls =
      Markup.view(
        "left", x: 12, y: 0, width: 6, height: 60, inside: Markup.color("backgroundColor", 0, 0, 0))
      + Markup.view(
        "right", x: 144, y: 0, width: 6, height: 60,
        inside: Markup.color("backgroundColor", 0, 0, 0))
    let label = Markup.label("h", thin, x: 18, y: 12, width: 126, height: 36, size: 10)
    let below = Markup.label("b", "Body", x: 18, y: 48, width: 126, height: 12, size: 10)
    for others in [walls, walls + below] {
      let rendered = try render(others + label)
      #expect(rendered.view("h")?.isTruncatedOnDevice == false)
      #expect(rendered.view("h")?.lineCount == 1)
      #expect(rendered.text.contains("lilli fills little t…"))
      #expect(rendered.view("h")?.terminalCut == .columns(needed: 31, available: 21))
    }
  }

  @Test("what is held by the text right of it moves left rather than being cut")
  func heldAtRight() throws {
    let price = Markup.label("p", "lilliputian", x: 60, y: 12, width: 50.5, height: 14, size: 12)
    let button = Markup.view(
      "w", x: 120, y: 0, width: 60, height: 48, inside: Markup.color("backgroundColor", 0, 0, 1))
    let title = Markup.label("t", "Title", x: 6, y: 30, width: 60, height: 14, size: 12)
    let rendered = try render(price + button + title, width: 180, height: 48)
    #expect(rendered.rows[1].hasPrefix("        lilliputian "))
    #expect(rendered.view("p")?.isTruncatedInTerminal == false)
  }

  @Test(
    "a blank at which the device breaks a line stays when the cells break elsewhere",
    arguments: [
      ("초면 초면 펴집 니다 하나 둘셋 넷다 여섯", true), ("いろはにほへとちりぬるをわかよたれそつねならむ", false),
    ])
  func blanks(text: String, hasBlanks: Bool) throws {
    // Cut on the device after its second line, and one line in the terminal.
    let label = Markup.label(
      "h", text, x: 0, y: 0, width: 84, height: 34, size: 14, lines: 2)
    let rendered = try render(label, height: 40, cell: Size(width: 3, height: 12))
    #expect(rendered.view("h")?.isTruncatedOnDevice == true)
    for cell in [
      Size(width: 3, height: 12), Size(width: 8, height: 16), Size(width: 6, height: 12),
    ] {
      let shown = try render(label, height: 40, cell: cell).rows.map(Self.trimmed)
        .filter { !$0.isEmpty }
      let words = shown.flatMap { $0.replacing("…", with: "").split(separator: " ") }
      if hasBlanks {
        let known = Set(text.split(separator: " "))
        #expect(words.dropLast().allSatisfy(known.contains), "\(shown)")
      } else {
        #expect(words.count == shown.count, "\(shown)")
      }
    }
  }

  private static func trimmed(_ row: String) -> String {
    String(row.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  @Test("a paragraph that needs more room leaves a text beside it its own cells")
  func reserved() throws {
    let body = Markup.label(
      "body", "lilli fills little tilted tills till it is filled with little lilies", x: 8, y: 12,
      width: 112, height: 34, size: 14, lines: 0)
    let action = Markup.label("action", "titillate", x: 136, y: 20, width: 40, height: 16, size: 9)
    let rendered = try render(
      body + action, width: 240, height: 48, cell: Size(width: 8, height: 16))
    #expect(rendered.view("action")?.isTruncatedOnDevice == false)
    #expect(rendered.view("action")?.terminalCut == nil)
    #expect(rendered.rows[1].contains(" titillate "), "\(rendered.text)")
  }
}
