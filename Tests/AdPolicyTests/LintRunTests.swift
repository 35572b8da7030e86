import AdPolicy
import AdPreview
import InterfaceBuilder
import NativeAds
import Testing
import ViewLayout

@Suite("Looking at many combinations")
struct LintRunTests {
  /// A headline whose colour follows the appearance, on a ground that does not.
  private let pale = AdLayout {
    $0.headline = AdLayout.label(
      "headline", "", (40, 6, 250, 22),
      inside: "<color key=\"textColor\" systemColor=\"labelColor\"/>")
    $0.body = ""
  }

  @Test("a fault that shows in dark mode alone is one finding that says so")
  func appearance() throws {
    let project = try Project()
    try project.write(pale.text, to: "a.xib")
    let file = try #require(
      project.lint("a.xib") { $0.appearances = [.light, .dark] }.first)
    let found = file.findings.filter { $0.finding.rule == "low-contrast" }
    #expect(found.count == 1)
    #expect(found.first?.range.words == "in dark")
    #expect(found.first?.range.total == 4)
    #expect(found.first?.message.hasSuffix("(in dark)") == true)
    #expect(file.combinationCount == 4)
  }

  @Test("a fault of every combination names none of them")
  func everywhere() throws {
    let project = try Project()
    try project.write(AdLayout { $0.badge = "" }.text, to: "a.xib")
    let file = try #require(
      project.lint("a.xib") { $0.devices = Device.all.prefix(3).map { $0 } }.first)
    let found = file.findings.filter { $0.finding.rule == "attribution-missing" }
    #expect(found.count == 1)
    #expect(found.first?.range.words == "")
    #expect(found.first?.range.count == found.first?.range.total)
  }

  @Test("a fault with one ad names the ad, and a gravest one is told")
  func ads() throws {
    let project = try Project()
    let small = AdLayout { $0.media = AdLayout.media((0, 34, 100, 100)) }
    try project.write(small.text, to: "a.xib")
    let video = AdLayout.ad { $0.mediaContent = AdLayout.picture(640, 480, isVideo: true) }
    let file = try #require(
      project.lint(
        "a.xib",
        ads: [LintAd(name: "picture", ad: AdLayout.ad()), LintAd(name: "video", ad: video)]
      ).first)
    let found = file.findings.filter { $0.finding.rule == "media-view-too-small" }
    #expect(found.map(\.finding.severity) == [.error])
  }

  @Test(
    "the saved height is looked at where an author chose it, not where it is the canvas's",
    arguments: [
      ("", 568.0, 1), ("<freeformSimulatedSizeMetrics key=\"m\"/>", 568, 2), ("", 560, 2),
    ])
  func canvas(metrics: String, height: Double, count: Int) throws {
    let project = try Project()
    let layout = AdLayout {
      $0.size.height = height
      ($0.media, $0.badge, $0.icon, $0.body, $0.button) = ("", "", "", "", "")
      $0.headline = AdLayout.free("headline")
      $0.constraints =
        AdLayout.pin("headline", "leading", 8) + AdLayout.pin("headline", "top", 8)
        + AdLayout.pin("headline", "bottom", 8, "relation=\"lessThanOrEqual\"")
      $0.outlets = [("headlineView", "headline")]
    }
    try project.write(
      layout.text.replacing("<connections>", with: metrics + "<connections>"), to: "a.xib")
    let file = try #require(project.lint("a.xib").first)
    #expect(file.combinationCount == count)
    #expect(file.findings.contains { $0.finding.rule == "ad-view-slack" } == (count == 2))
  }

  @Test("files come in the order in which they were named, broken ones too")
  func order() throws {
    let project = try Project()
    try project.write(AdLayout().text, to: "a.xib")
    try project.write("<html></html>", to: "b.xib")
    try project.write(AdLayout().text, to: "c.xib")
    let files = project.lint("a.xib", "b.xib", "c.xib")
    #expect(files.map { $0.path.suffix(5) } == ["a.xib", "b.xib", "c.xib"])
    guard case .unreadable = files[1].outcome else {
      Issue.record("a page is no layout")
      return
    }
  }

  @Test("a document without an ad view is an error where it was named")
  func plain() throws {
    let project = try Project()
    let text = AdLayout {
      $0.className = "UIView"
      $0.outlets = []
    }.text
    try project.write(text, to: "a.xib")
    let file = try #require(project.lint("a.xib").first)
    #expect(file.findings.contains { $0.finding.rule == "no-ad-view" })
    try project.write(AdLayout().text, to: "b.xib")
    let other = try #require(project.lint("b.xib").first)
    #expect(!other.findings.contains { $0.finding.rule == "no-ad-view" })
  }

  @Test(
    "no finding has a rule that the table lacks",
    arguments: ["every-asset", "long-texts", "video", "hostile-text"])
  func table(name: String) throws {
    let ad = try TestAds.named(name).ad
    let broken = AdLayout {
      $0.className = "GADUnifiedNativeAdView"
      $0.badge = AdLayout.badge((300, 0, 14, 14))
      $0.media = AdLayout.media((0, 0, 100, 100), className: nil, mode: "scaleToFill")
      $0.more = "<unheardOf id=\"u\"/>" + AdLayout.label("late", "Late", (300, 240, 100, 9))
      $0.outlets += [("storeView", "late"), ("priceView", "late"), ("bodyView", "gone")]
    }
    for finding in try broken.findings(ad: ad) {
      let rule = try #require(LintRule.named(finding.rule), "\(finding.rule)")
      #expect(rule.severities.contains(finding.severity), "\(finding)")
    }
  }
}
