import AdPreview
import Cells
import Foundation
import InterfaceBuilder
import NativeAds
import Testing

@Suite("Symbols and configured buttons")
struct SymbolTests {
  private func rendered(
    _ inside: String, _ change: (inout PreviewOptions) -> Void = { _ in }
  ) throws -> RenderedAd {
    let markup = Markup.ad(
      width: 120, height: 96, outlets: [], inside: Markup.color("backgroundColor", 1, 1, 1), inside)
    let document = try Document(bytes: Array(Preview.text(markup).utf8), path: "Test.xib")
    var options = PreviewOptions()
    options.height = .saved
    options.pictures = .symbols
    change(&options)
    return AdPreviewer(document: document, layout: document.layouts[0])
      .render(ad: nil, options: options)
  }

  private static func symbol(_ name: String, mode: String = "scaleToFill") -> String {
    Markup.view(
      "icon", x: 12, y: 12, width: 48, height: 48, element: "imageView",
      attributes: "image=\"\(name)\" catalog=\"system\" contentMode=\"\(mode)\"")
  }

  @Test("a symbol is a glyph in cells, and as large as its view in SVG and HTML")
  func large() throws {
    let rendered = try rendered(Self.symbol("star.fill"))
    #expect(rendered.rows.joined().filter { $0 == "★" }.count == 1)
    let glyph = try #require(rendered.glyphs.first)
    #expect(glyph.cells == CellRect(column: 2, row: 1, columns: 8, rows: 4))
    let svg = rendered.grid.svg(glyphs: rendered.glyphs)
    #expect(svg.components(separatedBy: "★").count == 2)
    #expect(svg.contains("text-anchor=\"middle\" x=\"54\""))
    let page = rendered.grid.htmlFragment(glyphs: rendered.glyphs)
    #expect(page.components(separatedBy: "★").count == 2)
  }

  @Test("a symbol that keeps its size is as large as its font, whatever the document records")
  func centred() throws {
    let rendered = try rendered(Self.symbol("star.fill", mode: "center"))
    let glyph = try #require(rendered.glyphs.first)
    #expect(glyph.cells.columns <= 4 && glyph.cells.rows <= 2)
  }

  @Test(
    "a symbol that has no likeness is a stand-in with its name, or with a sign where that has no room",
    arguments: [false, true])
  func unknown(isASCII: Bool) throws {
    for (name, seen) in [("hare", "hare"), ("tortoise", isASCII ? "#" : "▪")] {
      let rendered = try rendered(Self.symbol(name)) { $0.isASCII = isASCII }
      #expect(rendered.text.contains(seen))
      #expect(!rendered.text.contains("tor"))
      #expect(rendered.rows[1].contains(isASCII ? "+------+" : "┌──────┐"))
    }
  }

  private static func symbol(_ name: String, width: Double, height: Double) -> String {
    Markup.view(
      "icon", x: 12, y: 12, width: width, height: height, element: "imageView",
      attributes: "image=\"\(name)\" catalog=\"system\" contentMode=\"scaleToFill\"")
  }

  @Test(
    "as outlines, symbols have their whole name or their likeness, never a piece of the name",
    arguments: [
      ("star.fill", 12, 12, "★"), ("star.fill", 60, 12, "★"), ("star.fill", 24, 24, "★"),
      ("star.fill", 36, 48, "★"), ("star.fill", 96, 48, "star.fill"), ("tortoise", 36, 48, "▪"),
      ("tortoise", 12, 12, "▪"), ("tortoise", 96, 48, "tortoise"),
    ] as [(String, Double, Double, String)])
  func outline(name: String, width: Double, height: Double, seen: String) throws {
    for isASCII in [false, true] {
      let symbol = Self.symbol(name, width: width, height: height)
      let rendered = try rendered(symbol) {
        $0.pictures = .outline
        $0.isASCII = isASCII
      }
      // The size stands in a line of its own.
      let text = rendered.rows.filter { !$0.contains(where: \.isNumber) }.joined()
        .filter { $0.isLetter || ".★▪*#".contains($0) }
      let ascii = ["★": "*", "▪": "#"][seen]
      #expect(text == (isASCII ? ascii ?? seen : seen))
      #expect(rendered.text.contains(isASCII ? "+-" : "┌─") == (width > 24 && height > 24))
    }
  }

  @Test("as outlines, the symbol of a button is its likeness too", arguments: [false, true])
  func outlinedButton(isASCII: Bool) throws {
    let rendered = try rendered(
      Self.button("image=\"star.fill\" catalog=\"system\" title=\"Buy\"")
    ) {
      $0.pictures = .outline
      $0.isASCII = isASCII
    }
    #expect(rendered.text.contains(isASCII ? "*" : "★"))
  }

  @Test("a symbol whose likeness has none in ASCII is a small sign there")
  func ascii() throws {
    let rendered = try rendered(Self.symbol("heart.fill")) { $0.isASCII = true }
    #expect(rendered.text.filter { !$0.isWhitespace } == "#")
  }

  @Test("a covered symbol is not drawn over what covers it")
  func covered() throws {
    let cover = Markup.view(
      "cover", x: 0, y: 0, width: 120, height: 96,
      inside: Markup.color("backgroundColor", 0, 0, 1))
    let rendered = try rendered(Self.symbol("star.fill") + cover)
    #expect(!rendered.grid.svg(glyphs: rendered.glyphs).contains("★"))
  }

  private static func button(_ attributes: String) -> String {
    Markup.view(
      "cta", x: 0, y: 24, width: 120, height: 48, element: "button",
      attributes: "buttonType=\"system\"",
      inside: "<buttonConfiguration key=\"configuration\" style=\"filled\" \(attributes)/>")
  }

  @Test("the symbol of a filled button has its foreground, and the subtitle stands below the title")
  func configured() throws {
    let rendered = try rendered(
      Self.button("image=\"star.fill\" catalog=\"system\" title=\"Buy\" subtitle=\"Free\""))
    var found: [Character: (row: Int, ink: Cells.Color?)] = [:]
    for row in 0..<rendered.grid.rows {
      for column in 0..<rendered.grid.columns {
        let cell = rendered.grid[column, row]
        if let first = cell.text.first { found[first] = (row, cell.style.foreground) }
      }
    }
    #expect(found["★"]?.ink == .white)
    #expect(found["B"]?.ink == .white)
    let title = try #require(found["B"]?.row)
    let subtitle = try #require(found["F"]?.row)
    #expect(subtitle > title)
  }

  @Test("a subtitle alone is drawn too")
  func subtitleAlone() throws {
    #expect(try rendered(Self.button("subtitle=\"Free\"")).text.contains("Free"))
  }

  @Test("without colours a filled button has an outline, with colours it has none")
  func monochrome() throws {
    let plain = try rendered(Self.button("title=\"Buy\"")) { $0.isMonochrome = true }
    #expect(plain.rows[2].hasPrefix("╭"))
    #expect(plain.text.contains("Buy"))
    #expect(!(try rendered(Self.button("title=\"Buy\"")).text.contains("╭")))
    let low = try rendered(
      Markup.view(
        "cta", x: 0, y: 24, width: 120, height: 18, element: "button",
        attributes: "buttonType=\"system\"",
        inside: "<state key=\"normal\" title=\"Buy\"/>" + Markup.color("backgroundColor", 0, 0, 1))
    ) { $0.isMonochrome = true }
    #expect(low.text.contains("["))
  }

  @Test("a fill loses its corners where its layer has a radius")
  func corners() throws {
    let radius = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
      <integer key="value" value="RADIUS"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    for (value, corner) in [("0", " "), ("8", "▟")] {
      let rendered = try rendered(
        Markup.view(
          "plate", x: 12, y: 24, width: 96, height: 48,
          inside: Markup.color("backgroundColor", 0, 0, 1)
            + radius.replacingOccurrences(of: "RADIUS", with: value)))
      let cell = rendered.grid[2, 2]
      #expect(cell.text == corner)
      let color = corner == " " ? cell.style.background : cell.style.foreground
      #expect(color == Cells.Color(rgb: 0x0000FF))
      #expect(rendered.grid[5, 2].style.background == Cells.Color(rgb: 0x0000FF))
    }
  }
}
