import Testing

@testable import AdPreview

@Suite("Assets out of bounds or sight")
struct BoundsFindingTests {
  private let labels =
    Markup.label("badge", "Ad", x: 100, y: 30, width: 24, height: 16)
    + Markup.label("h", "Headline", x: 100, y: 6, width: 200, height: 20)
    + Markup.label("s", "Store", x: 100, y: 100, width: 120, height: 18)
  private let outlets = [("headlineView", "h"), ("storeView", "s")]

  @Test("an asset below the ad view is told with the overflow, and is not drawn")
  func outside() throws {
    var ad = Preview.ad()
    ad.store = "App Store"
    let rendered = try Preview.render(
      Markup.ad(width: 360, height: 96, outlets: outlets, labels), ad: ad)
    let findings = rendered.findings("outside-ad-view")
    #expect(findings.map(\.viewID) == ["s"])
    #expect(findings.first?.message.contains("22 pt at the bottom") == true)
    #expect(rendered.grid.columns == 60 && rendered.grid.rows == 8)
    #expect(!rendered.text.contains("App Store"))
  }

  @Test("an asset that the ad lacks is hidden and counts no more; without an ad it does")
  func unused() throws {
    let layout = Markup.ad(width: 360, height: 96, outlets: outlets, labels)
    #expect(try Preview.render(layout, ad: Preview.ad()).findings("outside-ad-view").isEmpty)
    #expect(try Preview.render(layout, ad: nil).findings("outside-ad-view").count == 1)
  }

  @Test("touching an edge is inside")
  func touching() throws {
    let label = Markup.label("h", "Headline", x: 0, y: 0, width: 300, height: 60)
    let rendered = try Preview.render(
      Markup.ad(
        width: 300, height: 60, outlets: [("headlineView", "h"), ("bodyView", "h")], label),
      ad: Preview.ad())
    #expect(rendered.findings("outside-ad-view").isEmpty)
  }

  @Test("a button over the whole ad covers the assets, in the frame and in the findings")
  func covered() throws {
    let cover = Markup.button(
      "cta", "Open", x: 0, y: 0, width: 300, height: 96,
      inside: Markup.color("backgroundColor", 0.1, 0.4, 0.9))
    let headline = Markup.label("h", "Headline", x: 6, y: 24, width: 200, height: 20)
    let outlets = [("headlineView", "h"), ("callToActionView", "cta")]
    let above = try Preview.render(
      Markup.ad(width: 300, height: 96, outlets: outlets, headline + cover),
      ad: Preview.ad(callToAction: "Order"))
    #expect(above.findings("asset-covered").map(\.viewID) == ["h"])
    #expect(!above.text.contains("Fresh bread"))
    #expect(above.text.contains("Order") && above.text.contains("▷i"))
    let below = try Preview.render(
      Markup.ad(width: 300, height: 96, outlets: outlets, cover + headline),
      ad: Preview.ad(callToAction: "Order"))
    #expect(below.findings("asset-covered").isEmpty)
    #expect(below.text.contains("Fresh bread at seven"))
  }
}
