import NativeAds
import Testing

@testable import AdPreview

@Suite("Outlets that fail")
struct OutletFindingTests {
  private var ad: NativeAd {
    var ad = Preview.ad(body: "Rolls, rye and more.", callToAction: "Order")
    ad.mediaContent = Preview.media(1600, 800)
    return ad
  }

  @Test("an outlet on File's Owner without a class stops the load, and the preview goes on")
  func owner() throws {
    let rendered = try Preview.render(
      ConstrainedCard.xib(owner: Markup.owner([("adBadge", "badge"), ("view", "card")])), ad: ad)
    let findings = rendered.findings("outlet-unknown")
    #expect(findings.map(\.outlet) == ["adBadge", "view"])
    #expect(findings.map(\.severity) == [.error, .note])
    #expect(findings[0].message.contains("badge") && findings[0].message.contains("File's Owner"))
    #expect(findings[0].location != nil)
    #expect(rendered.assets.filter { $0.state == .bound }.count == 4)
    #expect(rendered.text.contains("Fresh bread at seven"))
    let named = try Preview.render(
      ConstrainedCard.xib(owner: Markup.owner([("adBadge", "badge")], className: "CardLoader")),
      ad: ad)
    #expect(named.findings("outlet-unknown").isEmpty)
  }

  @Test("an outlet that the SDK's class does not have stops the load; a class of the app's may")
  func unknown() throws {
    let label = Markup.label("h", "Headline", x: 6, y: 24, width: 200, height: 20)
    for className in ["GADNativeAdView", "MyAdView"] {
      let findings = try Preview.render(
        Markup.ad(
          width: 300, height: 60, className: className,
          outlets: [("headlineView", "h"), ("shopView", "h")], label), ad: ad
      ).findings("outlet-unknown")
      #expect(findings.map(\.outlet) == (className == "MyAdView" ? [] : ["shopView"]))
      #expect(findings.allSatisfy { $0.severity == .error && $0.location != nil })
    }
  }

  @Test("an SDK class that is looked up in the app's module is not found at run time")
  func module() throws {
    let rendered = try Preview.render(
      ConstrainedCard.xib(
        mediaAttributes: #"customModule="MyApp" customModuleProvider="target""#), ad: ad)
    let finding = try #require(rendered.findings("class-wrong-module").first)
    #expect(finding.viewID == "media")
    #expect(finding.message.contains("MyApp"))
    #expect(rendered.assets.first { $0.asset == "media" }?.state == .bound)
    #expect(rendered.view("media")?.picture != nil)
  }

  @Test("labels without an outlet keep their text, and the ad's texts have nowhere to go")
  func unconnected() throws {
    let rendered = try Preview.render(
      ConstrainedCard.xib(outlets: [("mediaView", "media")]), ad: ad)
    let findings = rendered.findings("outlet-not-connected")
    #expect(findings.map(\.outlet) == ["headlineView", "bodyView", "callToActionView"])
    #expect(findings.allSatisfy { $0.severity == .error })
    #expect(findings[1].message.contains("Rolls, rye and more."))
    #expect(rendered.text.contains("Design headline") && rendered.text.contains("Design button"))
    #expect(rendered.view("head")?.content == .static)
  }

  @Test("an outlet to an id that no view has is a finding")
  func dangling() throws {
    let rendered = try Preview.render(
      ConstrainedCard.xib(outlets: ConstrainedCard.allOutlets + [("storeView", "gone")]), ad: ad)
    let finding = try #require(rendered.findings("outlet-dangling").first)
    #expect(finding.outlet == "storeView" && finding.message.contains("gone"))
    #expect(finding.location != nil)
  }

  @Test("of two connections of one outlet the first is used")
  func duplicate() throws {
    let rendered = try Preview.render(
      ConstrainedCard.xib(outlets: ConstrainedCard.allOutlets + [("headlineView", "text")]), ad: ad)
    let finding = try #require(rendered.findings("outlet-duplicate").first)
    #expect(finding.outlet == "headlineView")
    #expect(rendered.view("head")?.text == "Fresh bread at seven")
    #expect(rendered.view("text")?.text == "Rolls, rye and more.")
  }
}
