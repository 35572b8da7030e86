import Cells
import InterfaceBuilder
import NativeAds
import Testing

@testable import AdPreview

@Suite("Texts in cells")
struct TextPlacementTests {
  private func render(
    _ subviews: String, headline: String, width: Double = 300, height: Double = 60,
    _ change: (inout PreviewOptions) -> Void = { _ in }
  ) throws -> RenderedAd {
    try Preview.render(
      Markup.ad(
        width: width, height: height, outlets: [("headlineView", "h"), ("storeView", "-")],
        subviews), ad: Preview.ad(headline: headline)
    ) {
      $0.adChoices = .none
      change(&$0)
    }
  }

  @Test("a line stands in the row that its centre lies in")
  func row() throws {
    for y in stride(from: 0.0, through: 36, by: 1) {
      let label = Markup.label("h", "", x: 6, y: y, width: 200, height: 18)
      let rendered = try render(label, headline: "Bread")
      #expect(rendered.row(containing: "Bread") == Int((y + 9) / 12))
    }
  }

  @Test("a text that is whole on the device spreads into free cells before it is cut")
  func spreads() throws {
    // Thin letters: narrow on the device, thirty columns in a terminal.
    let text = "lilli fills little tilted tills"
    let label = Markup.label("h", "", x: 6, y: 12, width: 150, height: 18, size: 12)
    let rendered = try render(label, headline: text)
    #expect(rendered.text.contains(text))
    #expect(rendered.view("h")?.isTruncatedOnDevice == false)
    #expect(rendered.view("h")?.isTruncatedInTerminal == false)
    #expect(text.count > (rendered.view("h")?.cells.columns ?? 0))
  }

  @Test("where a neighbour is in the way, the text goes on in the rows of its own view")
  func wraps() throws {
    let text = "lilli fills little tilted tills"
    let label = Markup.label("h", "", x: 6, y: 12, width: 150, height: 36, size: 12, lines: 2)
    let wall = Markup.view(
      "wall", x: 156, y: 0, width: 144, height: 60,
      inside: Markup.color("backgroundColor", 0, 0.5, 0))
    let rendered = try render(label + wall, headline: text)
    #expect(rendered.view("h")?.lineCount == 2)
    #expect(rendered.view("h")?.isTruncatedInTerminal == false)
    #expect(rendered.text.contains("lilli fills little") && rendered.text.contains("tills"))
  }

  @Test("a text that finds no free cell is cut with an ellipsis, and the report says by whom")
  func cut() throws {
    let text = "lilli fills little tilted tills"
    let label = Markup.label("h", "", x: 6, y: 6, width: 150, height: 12, size: 12)
    let walls =
      Markup.view(
        "right", x: 156, y: 0, width: 144, height: 24,
        inside: Markup.color("backgroundColor", 0, 0.5, 0))
      + Markup.view(
        "left", x: 0, y: 0, width: 6, height: 24,
        inside: Markup.color("backgroundColor", 0, 0.5, 0))
      + Markup.view(
        "top", x: 6, y: 0, width: 150, height: 6,
        inside: Markup.color("backgroundColor", 0, 0.5, 0))
      + Markup.view(
        "bottom", x: 6, y: 24, width: 150, height: 12,
        inside: Markup.color("backgroundColor", 0, 0.5, 0))
      + Markup.view(
        "above", x: 6, y: 0, width: 150, height: 12,
        inside: Markup.color("backgroundColor", 0, 0.5, 0))
    let rendered = try render(walls + label, headline: text, height: 36)
    #expect(rendered.view("h")?.isTruncatedInTerminal == true)
    #expect(rendered.view("h")?.isTruncatedOnDevice == false)
    #expect(rendered.text.contains("…"))
  }

  @Test("a text that the device cuts shows no more in the terminal")
  func device() throws {
    let label = Markup.label("h", "", x: 6, y: 12, width: 60, height: 18, size: 17)
    let rendered = try render(label, headline: "Wholemeal wonders while warm")
    #expect(rendered.view("h")?.isTruncatedOnDevice == true)
    #expect(rendered.view("h")?.isTruncatedInTerminal == false)
    #expect(rendered.text.contains("…"))
    #expect(!rendered.text.contains("warm"))
  }

  @Test(
    "labels below each other never share a row",
    arguments: [Size(width: 6, height: 12), Size(width: 4, height: 8), Size(width: 8, height: 16)])
  func rows(cell: Size) throws {
    let labels = (0..<5).map {
      Markup.label(
        "l\($0)", "Line number \($0)", x: 6, y: 3 + Double($0) * 13, width: 120, height: 13,
        size: 11)
    }
    let rendered = try Preview.render(
      Markup.ad(width: 300, height: 96, className: nil, outlets: [], labels.joined()), ad: nil
    ) { $0.cell = cell }
    let rows = (0..<5).map { rendered.row(containing: "Line number \($0)") }
    #expect(rows.allSatisfy { $0 != nil })
    let found = rows.compactMap { $0 }
    #expect(found == found.sorted() && Set(found).count == 5)
  }

  @Test("labels beside each other keep a blank between them, and push each other along")
  func beside() throws {
    let labels =
      Markup.label("a", "lilliputian", x: 6, y: 12, width: 60, height: 18, size: 12)
      + Markup.label("b", "illicit", x: 66, y: 12, width: 40, height: 18, size: 12)
      + Markup.label("c", "App", x: 106, y: 12, width: 60, height: 18, size: 12)
    let rendered = try Preview.render(
      Markup.ad(width: 300, height: 48, className: nil, outlets: [], labels), ad: nil
    ) { $0.cell = Size(width: 8, height: 16) }
    #expect(rendered.text.contains("lilliputian illicit App"))
  }

  @Test("a badge that is narrower than its word grows along with it")
  func badge() throws {
    let label = Markup.label(
      "b", "till", x: 30, y: 12, width: 15, height: 12, size: 11,
      inside: Markup.color("backgroundColor", 1, 0, 0))
    let rendered = try Preview.render(
      Markup.ad(width: 120, height: 36, className: nil, outlets: [], label), ad: nil)
    let row = try #require(rendered.row(containing: "till"))
    let red = Cells.Color(red: 255, green: 0, blue: 0)
    let count = (0..<20).filter { rendered.grid[$0, row].style.background == red }.count
    #expect(count >= 4)
  }

  @Test("wide characters are never halved, and every row has the same width")
  func wide() throws {
    let roof = Markup.view(
      "roof", x: 0, y: 0, width: 300, height: 24,
      inside: Markup.color("backgroundColor", 0, 0.5, 0))
    // Small letters: whole on the device, too wide for the columns of the view.
    for (columns, shown) in [
      (19, "あいうえおかきくけ…"), (20, "あいうえおかきくけ… "), (21, "あいうえおかきくけこ…"),
    ] {
      let label = Markup.label(
        "h", "", x: 0, y: 24, width: Double(columns) * 6, height: 12, size: 7)
      let wall = Markup.view(
        "wall", x: Double(columns) * 6, y: 0, width: 300 - Double(columns) * 6, height: 36,
        inside: Markup.color("backgroundColor", 0, 0.5, 0))
      let rendered = try render(
        roof + label + wall, headline: "あいうえおかきくけこ|end", height: 36)
      #expect(rendered.view("h")?.isTruncatedOnDevice == false)
      #expect(rendered.rows[2].hasPrefix(shown))
      for row in rendered.rows { #expect(DisplayText.width(of: row) == rendered.grid.columns) }
    }
    for text in ["❤️ Herztee ⚠️ neu ♻️ 1️⃣", "नमस्ते क्ष", "👨‍👩‍👧 family"] {
      let label = Markup.label("h", "", x: 0, y: 24, width: 200, height: 18)
      let rendered = try render(label, headline: text)
      for row in rendered.rows { #expect(DisplayText.width(of: row) == rendered.grid.columns) }
    }
  }

  @Test("a right-to-left interface mirrors the layout and keeps words whole")
  func rightToLeft() throws {
    var ad = Preview.ad(headline: "לחם טרי", body: "Rolls.", callToAction: "הזמן")
    ad.language = "he"
    let rendered = try Preview.render(ConstrainedCard.xib(), ad: ad) { $0.isRightToLeft = true }
    #expect(rendered.view("badge")?.rect == Rect(x: 268, y: 8, width: 24, height: 16))
    #expect(rendered.view("head")?.rect == Rect(x: 30, y: 6, width: 230, height: 20))
    // Drawn from right to left, flush with the label's right edge at 260 points.
    let row = try #require(rendered.row(containing: "ירט םחל"))
    let line = Array(rendered.rows[row])
    #expect(line[42] == "ל")
  }

  @Test("escape sequences show as marks and reach no output")
  func hostile() throws {
    let labels = Markup.label("h", "", x: 0, y: 0, width: 280, height: 18)
    let rendered = try render(labels, headline: "Sale \u{1B}]0;owned\u{7} now")
    #expect(rendered.text.contains("Sale ␛]0;owned␇ now"))
    #expect(
      rendered.grid.cells.allSatisfy { cell in
        cell.text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
      })
    let finding = try #require(rendered.findings("control-characters").first)
    #expect(!finding.message.unicodeScalars.contains { $0.value < 0x20 })
    #expect(!rendered.inspectTable().joined().unicodeScalars.contains { $0.value < 0x20 })
  }

  @Test("ASCII alone is drawn when asked for, and half a star differs from a whole one")
  func ascii() throws {
    let labels =
      Markup.label("h", "", x: 0, y: 0, width: 280, height: 18)
      + Markup.label("s", "", x: 0, y: 24, width: 280, height: 18)
    var ad = Preview.ad(headline: "خبز Brot für alle")
    ad.starRating = 3.5
    let rendered = try Preview.render(
      Markup.ad(
        width: 300, height: 48, outlets: [("headlineView", "h"), ("starRatingView", "s")], labels),
      ad: ad
    ) { $0.isASCII = true }
    #expect(rendered.text.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
    #expect(rendered.text.contains("Brot fur alle") && rendered.text.contains("???"))
    #expect(rendered.text.contains("***+"))
  }
}
