import Cells
import InterfaceBuilder
import NativeAds
import Testing

@testable import AdPreview

@Suite("AdChoices")
struct AdChoicesTests {
  private func layout(_ subviews: String = "", outlets: [(String, String)] = []) -> String {
    Markup.ad(
      width: 300, height: 120, outlets: [("headlineView", "h")] + outlets,
      Markup.label("h", "Headline", x: 6, y: 48, width: 280, height: 20) + subviews)
  }

  @Test(
    "stands in the corner that is asked for, whole",
    arguments: AdChoicesPosition.allCases,
    [
      Size(width: 6, height: 12), Size(width: 4, height: 8),
      Size(width: 8, height: 16),
    ])
  func corners(corner: AdChoicesPosition, cell: Size) throws {
    let rendered = try Preview.render(layout(), ad: Preview.ad()) {
      $0.adChoices = .corner(corner)
      $0.cell = cell
    }
    let marker = try #require(rendered.adChoices)
    #expect(marker.corner == corner)
    #expect(marker.rect.width == 15 && marker.rect.height == 15)
    #expect(marker.cells.columns >= 2 && marker.cells.rows >= 1)
    #expect(rendered.grid.bounds.intersection(marker.cells) == marker.cells)
    let isTop = corner == .topLeft || corner == .topRight
    let isLeft = corner == .topLeft || corner == .bottomLeft
    let row = try #require(rendered.rows[isTop ? 0 : rendered.rows.count - 1] as String?)
    #expect(isLeft ? row.hasPrefix("▷i") : row.hasSuffix("▷i"))
  }

  @Test("takes the ad's corner unless the options name one, and the SDK's default otherwise")
  func preference() throws {
    var ad = Preview.ad()
    #expect(try Preview.render(layout(), ad: ad).adChoices?.corner == .topRight)
    ad.adChoicesPosition = .bottomLeft
    #expect(try Preview.render(layout(), ad: ad).adChoices?.corner == .bottomLeft)
    let other = try Preview.render(layout(), ad: ad) { $0.adChoices = .corner(.topLeft) }
    #expect(other.adChoices?.corner == .topLeft)
    #expect(try Preview.render(layout(), ad: ad) { $0.adChoices = .none }.adChoices == nil)
  }

  @Test("is for programmatic ads, and for direct ones in the European Economic Area")
  func source() throws {
    var ad = Preview.ad()
    ad.source = .direct
    #expect(try Preview.render(layout(), ad: ad).adChoices == nil)
    #expect(try Preview.render(layout(), ad: ad) { $0.isEEA = true }.adChoices != nil)
    #expect(try Preview.render(layout(), ad: nil).adChoices == nil)
  }

  @Test("goes into the layout's own view for it")
  func ownView() throws {
    let place = Markup.view(
      "choices", x: 12, y: 96, width: 18, height: 12, attributes: "customClass=\"GADAdChoicesView\""
    )
    let rendered = try Preview.render(
      layout(place, outlets: [("adChoicesView", "choices")]), ad: Preview.ad())
    let marker = try #require(rendered.adChoices)
    #expect(marker.rect == Rect(x: 12, y: 96, width: 18, height: 12))
    #expect(marker.cells == CellRect(column: 2, row: 8, columns: 3, rows: 1))
    #expect(marker.corner == .bottomLeft)
    #expect(rendered.rows[8].contains("▷i"))
  }

  @Test(
    "has its own size, at the corner that is held, in a view of open size",
    arguments: [
      ("leading", "top", AdChoicesPosition.topLeft), ("trailing", "top", .topRight),
      ("leading", "bottom", .bottomLeft), ("trailing", "bottom", .bottomRight),
    ], ["", "<rect key=\"frame\" x=\"90\" y=\"30\" width=\"200\" height=\"80\"/>"])
  func openView(held: (across: String, down: String, corner: AdChoicesPosition), saved: String)
    throws
  {
    let rendered = try Preview.render(
      Markup.ad(
        width: 300, height: 120, outlets: [("headlineView", "h"), ("adChoicesView", "choices")],
        inside: Markup.constraints(
          Markup.pin("choices", held.across, "ad-root", held.across),
          Markup.pin("choices", held.down, "ad-root", held.down)),
        Markup.label("h", "Headline", x: 6, y: 48, width: 280, height: 20)
          + Markup.freeView("choices", element: "imageView", inside: saved)),
      ad: Preview.ad())
    let marker = try #require(rendered.adChoices)
    #expect(marker.corner == held.corner)
    #expect(
      marker.rect
        == Rect(
          x: held.across == "leading" ? 0 : 285, y: held.down == "top" ? 0 : 105, width: 15,
          height: 15))
    #expect(rendered.rows.contains { $0.contains("Fresh bread at seven") })
    #expect(rendered.constraints.ambiguous == ["choices"])
  }

  @Test("fills the side that is given of a view whose other side is open")
  func halfOpenView() throws {
    let rendered = try Preview.render(
      Markup.ad(
        width: 300, height: 120, outlets: [("headlineView", "h"), ("adChoicesView", "choices")],
        inside: Markup.constraints(
          Markup.pin("choices", "trailing", "ad-root", "trailing"),
          Markup.pin("choices", "top", "ad-root", "top")),
        Markup.label("h", "Headline", x: 6, y: 48, width: 280, height: 20)
          + Markup.freeView(
            "choices", element: "imageView", inside: Markup.constraints(Markup.fix("width", 30)))),
      ad: Preview.ad())
    #expect(rendered.adChoices?.rect == Rect(x: 270, y: 0, width: 30, height: 15))
  }

  @Test("an opaque view of open size keeps its saved one, and hides no more than in the editor")
  func openGround() throws {
    let rendered = try Preview.render(
      Markup.ad(
        width: 300, height: 120, outlets: [("headlineView", "h")],
        inside: Markup.constraints(
          Markup.pin("cover", "trailing", "ad-root", "trailing"),
          Markup.pin("cover", "bottom", "ad-root", "bottom")),
        Markup.label("h", "Headline", x: 6, y: 24, width: 280, height: 20)
          + Markup.freeView(
            "cover",
            inside: "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"60\" height=\"36\"/>"
              + Markup.color("backgroundColor", 1, 0, 0))),
      ad: Preview.ad())
    let cover = try #require(rendered.views.first { $0.id == "cover" })
    #expect(cover.rect == Rect(x: 240, y: 84, width: 60, height: 36))
    #expect(rendered.rows.contains { $0.contains("Fresh bread at seven") })
  }

  @Test("lies over a headline that reaches into its corner, and no letter is mixed into it")
  func covers() throws {
    let label = Markup.label("h", "Headline", x: 6, y: 0, width: 294, height: 20)
    let ad = Preview.ad(headline: "Bread, rolls, cakes, pies, tarts, buns, bagels, waffles")
    let rendered = try Preview.render(
      Markup.ad(
        width: 300, height: 60, outlets: [("headlineView", "h"), ("bodyView", "h2")], label),
      ad: ad)
    let cells = try #require(rendered.adChoices).cells
    let marked = (cells.column..<cells.endColumn).map { rendered.grid[$0, 0].text }.joined()
    #expect(marked.filter { $0 != " " } == "▷i")
  }

  @Test("has a form in ASCII")
  func ascii() throws {
    let rendered = try Preview.render(layout(), ad: Preview.ad()) { $0.isASCII = true }
    #expect(rendered.rows[0].hasSuffix(">i"))
  }
}
