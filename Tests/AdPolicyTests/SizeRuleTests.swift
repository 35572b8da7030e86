import AdPreview
import NativeAds
import Testing

@Suite("Rules with a limit in points or characters")
struct SizeRuleTests {
  @Test("the layout that the tests start from breaks no rule")
  func clean() throws {
    let findings = try AdLayout().findings()
    #expect(findings.allSatisfy { $0.severity == .note }, "\(findings)")
  }

  private static let video: @Sendable (inout NativeAd) -> Void = {
    $0.mediaContent = AdLayout.picture(640, 480, isVideo: true)
  }

  static let sizes: [RuleCase] = [
    RuleCase("ad-view-too-small", .warning, "31.9×250") {
      $0.size.width = 31.9
    } keeping: {
      $0.size.width = 32
    },
    RuleCase("ad-view-too-small", .warning, "320×31") {
      $0.size.height = 31
    } keeping: {
      $0.size.height = 32
    },
    RuleCase(
      "media-view-too-small", .error, "119.5×150",
      breaking: { $0.media = AdLayout.media((0, 34, 119.5, 150)) },
      keeping: { $0.media = AdLayout.media((0, 34, 120, 150)) }, ad: video),
    RuleCase(
      "media-view-too-small", .error, "200×119.5",
      breaking: { $0.media = AdLayout.media((0, 34, 200, 119.5)) },
      keeping: { $0.media = AdLayout.media((0, 34, 200, 120)) }, ad: video),
    RuleCase("media-view-too-small", .note, "90×90") {
      $0.media = AdLayout.media((0, 34, 90, 90))
    } keeping: {
      $0.media = AdLayout.media((0, 34, 120, 120))
    },
    RuleCase("attribution-too-small", .warning, "14.9×16") {
      $0.badge = AdLayout.badge((8, 8, 14.9, 16))
    } keeping: {
      $0.badge = AdLayout.badge((8, 8, 15, 16))
    },
    RuleCase("attribution-too-small", .warning, "24×14.9") {
      $0.badge = AdLayout.badge((8, 8, 24, 14.9))
    } keeping: {
      $0.badge = AdLayout.badge((8, 8, 24, 15))
    },
    RuleCase("attribution-not-at-top", .warning, "8,118") {
      $0.badge = AdLayout.badge((8, 118, 24, 16))
      $0.media = ""
    } keeping: {
      $0.badge = AdLayout.badge((8, 117, 24, 16))
      $0.media = ""
    },
    RuleCase("outside-ad-view", .error, "1 pt at the right") {
      $0.button = AdLayout.button((233, 200, 88, 40))
    } keeping: {
      $0.button = AdLayout.button((232, 200, 88, 40))
    },
    RuleCase("outside-ad-view", .error, "0.5 pt at the bottom") {
      $0.button = AdLayout.button((224, 210.5, 88, 40))
    } keeping: {
      $0.button = AdLayout.button((224, 210.2, 88, 40))
    },
    RuleCase("asset-squeezed", .error, "0×40") {
      $0.button = AdLayout.button((224, 200, 0, 40))
    },
    RuleCase("background-clickable", .warning, "100 %") {
      $0.media = AdLayout.media((0, 0, 320, 250))
    } keeping: {
      $0.media = AdLayout.media((0, 34, 320, 150))
    },
    RuleCase(
      "media-cropped", .warning, "cropped",
      breaking: { $0.media = AdLayout.media((0, 34, 260, 150), mode: "scaleAspectFill") },
      keeping: { $0.media = AdLayout.media((0, 34, 290, 150), mode: "scaleAspectFill") }),
    RuleCase(
      "media-cropped", .warning, "cropped",
      breaking: { $0.media = AdLayout.media((0, 34, 290, 150), mode: "scaleAspectFill") },
      keeping: { $0.media = AdLayout.media((0, 34, 320, 150), mode: "scaleAspectFill") },
      ad: { $0.mediaContent.hasVideoContent = true }),
  ]

  @Test("a rule is broken beyond its limit, and kept at it", arguments: sizes)
  func size(of rule: RuleCase) throws { try rule.check() }

  private func shown(_ text: String, width: Double) throws -> [Finding] {
    let layout = AdLayout { $0.headline = AdLayout.label("headline", "", (40, 6, width, 22)) }
    return try layout.findings(of: "text-truncated", ad: AdLayout.ad { $0.headline = text })
  }

  /// The narrowest width at which a text may be cut.
  private func width(cutting text: String) throws -> Double? {
    for width in stride(from: 40.0, to: 280, by: 0.5) {
      if try shown(text, width: width).first?.severity == .note { return width }
    }
    return nil
  }

  @Test("a headline may be cut after 25 characters and not after 24")
  func headline() throws {
    let text = String(repeating: "n", count: 40)
    let limit = try #require(try width(cutting: text))
    let short = try shown(text, width: limit - 0.5)
    #expect(short.first?.severity == .warning)
    #expect(
      short.first?.message.contains("24 characters are shown, and it must not be cut before 25")
        == true)
    #expect(try shown(text, width: limit).first?.severity == .note)
  }

  @Test("half as many characters of Chinese, Japanese and Korean have to be shown")
  func wide() throws {
    let text = String(repeating: "広", count: 30)
    let limit = try #require(try width(cutting: text))
    let short = try shown(text, width: limit - 0.5)
    #expect(
      short.first?.message.contains("12 characters are shown, and it must not be cut before 12.5")
        == true)
    #expect(try shown(text, width: limit).first?.severity == .note)
  }
}
