import InterfaceBuilder
import NativeAds
import Testing

@testable import AdPreview

@Suite("The ad view's own size")
struct AdViewSizeTests {
  /// A headline over the whole ad.
  private func strip(width: Double, height: Double) -> String {
    Markup.ad(
      width: width, height: height, id: "slot", outlets: [("headlineView", "h")],
      inside: Markup.constraints(
        Markup.pin("h", "leading", "slot", "leading"), Markup.pin("h", "top", "slot", "top"),
        Markup.pin("slot", "trailing", "h", "trailing"),
        Markup.pin("slot", "bottom", "h", "bottom")),
      Markup.freeLabel("h", "Headline"))
  }

  @Test(
    "an ad view with a side below 32 points is told with its size",
    arguments: [
      (360.0, 10.0, "360×10"), (31.9, 200, "31.9×200"), (200, 31, "200×31"), (32, 32, nil),
      (32, 200, nil),
    ] as [(Double, Double, String?)])
  func small(width: Double, height: Double, size: String?) throws {
    let rendered = try Preview.render(strip(width: width, height: height), ad: Preview.ad()) {
      $0.height = .saved
    }
    let findings = rendered.findings("ad-view-too-small")
    #expect(findings.count == (size == nil ? 0 : 1))
    #expect(findings.allSatisfy { $0.message.contains("smaller than 32×32") })
    if let size { #expect(findings.first?.message.contains(size) == true) }
    #expect(rendered.grid.rows >= 1 && rendered.grid.columns >= 1)
  }

  @Test("an ad that fits into little is measured as it was saved, 32 points being enough")
  func slotOfLittle() throws {
    for (height, count) in [(31.0, 1), (32, 0)] {
      let rendered = try Preview.render(strip(width: 200, height: height), ad: Preview.ad())
      #expect(rendered.findings("ad-view-too-small").count == count)
    }
  }

  @Test("an ad view of ten points still shows its headline")
  func thin() throws {
    let rendered = try Preview.render(strip(width: 360, height: 10), ad: Preview.ad()) {
      $0.height = .saved
    }
    #expect(rendered.view("h")?.rect == Rect(x: 0, y: 0, width: 360, height: 10))
    #expect(rendered.text.contains("Fresh bread"))
  }

  /// A media view of 230 points and a button below it, with 12 points around them.
  ///
  /// Either the space below or the media view takes up what a slot is taller.
  private func card(growing: Bool = false) -> String {
    let more = #"relation="greaterThanOrEqual""#
    return Markup.ad(
      width: 300, height: 310, id: "slot",
      outlets: [("mediaView", "clip"), ("callToActionView", "cta")],
      inside: Markup.constraints(
        Markup.pin("clip", "leading", "slot", "leading", 12),
        Markup.pin("slot", "trailing", "clip", "trailing", 12),
        Markup.pin("clip", "top", "slot", "top", 12), Markup.pin("cta", "top", "clip", "bottom", 6),
        Markup.pin("cta", "leading", "clip", "leading"),
        Markup.pin("cta", "trailing", "clip", "trailing"),
        Markup.pin("slot", "bottom", "cta", "bottom", 12, growing ? "" : more)),
      Markup.freeView(
        "clip", attributes: #"customClass="GADMediaView""#,
        inside: Markup.constraints(Markup.fix("height", 230, growing ? more : "")))
        + Markup.freeView(
          "cta", element: "button", attributes: #"buttonType="system""#,
          inside: #"<state key="normal" title="Go"/>"#
            + Markup.constraints(Markup.fix("height", 40))))
  }

  private func slack(_ layout: String, _ height: PreviewOptions.Height) throws -> [String] {
    let ad = Preview.ad(callToAction: "Order")
    let rendered = try Preview.render(layout, ad: ad) { $0.height = height }
    return rendered.findings("ad-view-slack").map(\.message)
  }

  @Test("a slot that is taller than its content is a note with both heights")
  func taller() throws {
    let notes = try slack(card(), .exact(420))
    #expect(notes.count == 1)
    #expect(notes.first?.contains("content needs 300, ad is 420") == true)
    #expect(try slack(card(), .saved).first?.contains("content needs 300, ad is 310") == true)
  }

  @Test("the height that the content needs leaves nothing empty")
  func fitting() throws {
    let rendered = try Preview.render(card(), ad: Preview.ad(callToAction: "Order"))
    #expect(rendered.adView.frame.height == 300)
    #expect(rendered.findings("ad-view-slack").isEmpty)
    #expect(try slack(card(), .exact(300)).isEmpty)
    #expect(try slack(card(), .exact(280)).isEmpty)
  }

  @Test("content that grows with the slot leaves nothing empty")
  func growing() throws {
    #expect(try slack(card(growing: true), .exact(420)).isEmpty)
  }
}
