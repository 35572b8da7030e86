import InterfaceBuilder
import NativeAds
import Testing

@testable import AdPreview

@Suite("The attribution")
struct AttributionTests {
  private func render(_ badge: String) throws -> RenderedAd {
    try Preview.render(
      ConstrainedCard.xib(badge: badge), ad: Preview.ad(body: "Rolls.", callToAction: "Order"))
  }

  @Test("a badge that can be read raises nothing")
  func visible() throws {
    let rendered = try render(ConstrainedCard.badge())
    #expect(rendered.attribution == Attribution(id: "badge", text: "Ad"))
    #expect(rendered.findings.isEmpty)
  }

  @Test(
    "a badge that cannot be seen is missing, with the reason",
    arguments: [
      (ConstrainedCard.badge(width: 0), "0×16 pt"),
      (ConstrainedCard.badge(attributes: #"hidden="YES""#), "hidden"),
      (ConstrainedCard.badge(attributes: #"alpha="0.0""#), "alpha"),
      (ConstrainedCard.badge(text: (1, 1, 1), ground: (1, 1, 1)), "contrast of 1:1"),
      (ConstrainedCard.badge(text: (0.95, 0.95, 1), ground: (1, 1, 1)), "contrast"),
    ])
  func hidden(badge: String, reason: String) throws {
    let rendered = try render(badge)
    let finding = try #require(rendered.findings("attribution-missing").first)
    #expect(finding.viewID == "badge")
    #expect(finding.message.contains(reason))
    #expect(rendered.attribution == nil)
  }

  @Test("a badge above the ad view is outside")
  func outside() throws {
    let labels =
      Markup.label("h", "Headline", x: 6, y: 24, width: 200, height: 20)
      + Markup.label("b", "Sponsored", x: 6, y: -20, width: 80, height: 16)
    let rendered = try Preview.render(
      Markup.ad(width: 300, height: 60, outlets: [("headlineView", "h")], labels),
      ad: Preview.ad())
    let finding = try #require(rendered.findings("attribution-missing").first)
    #expect(finding.message.contains("outside the ad view"))
  }

  @Test("a badge below 15 × 15 points is too small")
  func small() throws {
    let rendered = try render(ConstrainedCard.badge(width: 14, height: 14))
    let finding = try #require(rendered.findings("attribution-too-small").first)
    #expect(finding.message.contains("14×14"))
    #expect(rendered.findings("attribution-missing").isEmpty)
  }

  @Test("a layout without a badge has none, but ads sold directly need none")
  func missing() throws {
    var ad = Preview.ad(body: "Rolls.", callToAction: "Order")
    #expect(
      try Preview.render(ConstrainedCard.xib(badge: ""), ad: ad).findings.map(\.rule)
        .contains("attribution-missing"))
    ad.source = .direct
    #expect(
      try Preview.render(ConstrainedCard.xib(badge: ""), ad: ad)
        .findings("attribution-missing").isEmpty)
  }

  @Test(
    "its words are known by language, and no others",
    arguments: [
      ("Ad", true), ("AD", true), ("Ads", true), ("Sponsored", true), ("(Anzeige)", true),
      ("広告", true), ("광고", true), ("Quảng cáo", true), ("Publicité", true), ("إعلان", true),
      ("Ad • Sponsored", true), ("Sponsored · Acme", true), ("広告・PR", true),
      ("Sponsored by Acme", true), ("Paid by", false), ("Day by day", false), ("Free | New", false),
      ("Add", false), ("Adventure", false), ("Headline", false), ("", false), ("4.5", false),
    ])
  func words(text: String, isAttribution: Bool) {
    #expect(AttributionWords.isAttribution(text) == isAttribution)
  }

  @Test("its words are known in pseudo-languages too", arguments: PseudoLanguage.allCases)
  func everyWordInPseudoLanguages(language: PseudoLanguage) {
    for code in ["en", "de", "fr", "ja", "zh", "zh-hant", "ko", "ro", "vi", "pl", "cs", "es", "ar"]
    {
      for word in AttributionWords.words(for: code) {
        #expect(
          AttributionSearch.isAttribution(language.apply(to: word), language: language.rawValue),
          "\(word)")
      }
    }
    #expect(
      !AttributionSearch.isAttribution(
        language.apply(to: "Adventure"), language: language.rawValue))
  }

  @Test("an outlet for the badge makes any text an attribution")
  func outlet() throws {
    let labels =
      Markup.label("h", "Headline", x: 6, y: 24, width: 200, height: 20)
      + Markup.label("b", "Partner news", x: 6, y: 0, width: 120, height: 16)
    let rendered = try Preview.render(
      Markup.ad(
        width: 300, height: 60, outlets: [("headlineView", "h"), ("adBadge", "b")], labels),
      ad: Preview.ad())
    #expect(rendered.attribution?.id == "b")
  }
}
