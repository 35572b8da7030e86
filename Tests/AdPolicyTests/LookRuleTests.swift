import AdPreview
import NativeAds
import Testing

@Suite("Rules about what is seen")
struct LookRuleTests {
  static let cases: [RuleCase] = [
    RuleCase("attribution-missing", .error, "no label") {
      $0.badge = ""
    },
    RuleCase("attribution-missing", .error, "it is hidden") {
      $0.badge = AdLayout.badge(attributes: "hidden=\"YES\"")
    },
    RuleCase("attribution-missing", .error, "its alpha is 0") {
      $0.badge = AdLayout.badge(attributes: "alpha=\"0.0\"")
    },
    RuleCase("attribution-missing", .error, "0×16") {
      $0.badge = AdLayout.badge((8, 8, 0, 16))
    },
    RuleCase("attribution-missing", .error, "outside") {
      $0.badge = AdLayout.badge((8, -20, 24, 16))
    },
    RuleCase("attribution-missing", .error, "contrast of 1:1") {
      $0.badge = AdLayout.badge(text: 1, ground: 1)
    },
    RuleCase("attribution-missing", .error, "contrast of 1.28:1") {
      $0.badge = AdLayout.badge(text: 1, ground: 0.89)
    } keeping: {
      $0.badge = AdLayout.badge(text: 1, ground: 0.88)
    },
    RuleCase("asset-covered", .error, "callToActionView (button)") {
      $0.button = AdLayout.button((0, 0, 320, 250), inside: AdLayout.color("backgroundColor", 0.3))
    },
    RuleCase("asset-overlap", .error, "share 60×22 pt") {
      $0.more = AdLayout.label("store", "Store", (40, 6, 60, 22))
      $0.outlets.append(("storeView", "store"))
    } keeping: {
      $0.more = AdLayout.label("store", "Store", (40, 28, 60, 6))
      $0.outlets.append(("storeView", "store"))
    } ad: {
      $0.store = "App Store"
    },
    RuleCase(
      "asset-overlap", .warning, "the SDK's validator looks at the views", breaking: store(at: 286),
      keeping: store(at: 286.5), ad: { $0.store = "Web" }),
    RuleCase(
      "asset-overlap", .note, "nothing that is seen meets", breaking: store(at: 286.5),
      keeping: store(at: 290), ad: { $0.store = "Web" }),
    // The title of the button stands in its middle, over the headline's last letters or beside them.
    RuleCase(
      "asset-overlap", .error, "callToActionView (button) lies on headlineView (headline)",
      breaking: { $0.button = AdLayout.button((60, 0, 160, 30)) },
      keeping: { $0.button = AdLayout.button((220, 0, 80, 30)) },
      ad: { $0.headline = "Fresh bread at seven o'clock" }),
    RuleCase("asset-overlap", .warning, "full-screen") {
      $0.media = AdLayout.media((0, 0, 320, 250))
    },
    RuleCase("adchoices-overlap", .warning, "by 15×15 pt") {
      $0.headline = AdLayout.label("headline", "", (40, 0, 280, 24))
    } keeping: {
      $0.headline = AdLayout.label("headline", "", (40, 0, 265, 24))
    } ad: {
      $0.headline = "A headline that is longer than any label of a phone is wide"
    },
    RuleCase("adchoices-overlap", .note, "where it shows nothing now") {
      $0.headline = AdLayout.label("headline", "", (40, 0, 280, 24))
    } keeping: {
      $0.headline = AdLayout.label("headline", "", (40, 0, 265, 24))
    },
    RuleCase("adchoices-overlap", .warning, "UILabel (badge)") {
      $0.badge = AdLayout.badge((296, 0, 24, 16))
    },
    RuleCase("adchoices-covered", .error, "is hidden") {
      $0.more = AdLayout.view("view", "choices", (300, 0, 20, 20), attributes: "hidden=\"YES\"")
      $0.outlets.append(("adChoicesView", "choices"))
    } keeping: {
      $0.more = AdLayout.view("view", "choices", (300, 0, 20, 20))
      $0.outlets.append(("adChoicesView", "choices"))
    },
    RuleCase("adchoices-covered", .error, "covered by UIView (lid)") {
      $0.more =
        AdLayout.view("view", "choices", (300, 0, 20, 20))
        + AdLayout.view(
          "view", "lid", (290, 0, 30, 30), inside: AdLayout.color("backgroundColor", 0.9))
      $0.outlets.append(("adChoicesView", "choices"))
    } keeping: {
      $0.more =
        AdLayout.view(
          "view", "lid", (290, 0, 30, 30), inside: AdLayout.color("backgroundColor", 0.9))
        + AdLayout.view("view", "choices", (300, 0, 20, 20))
      $0.outlets.append(("adChoicesView", "choices"))
    },
    RuleCase("adchoices-contrast", .warning, "alpha of 0.4") {
      $0.more = AdLayout.view("view", "choices", (300, 0, 20, 20), attributes: "alpha=\"0.4\"")
      $0.outlets.append(("adChoicesView", "choices"))
    } keeping: {
      $0.more = AdLayout.view("view", "choices", (300, 0, 20, 20), attributes: "alpha=\"0.5\"")
      $0.outlets.append(("adChoicesView", "choices"))
    },
    RuleCase("media-spills", .warning, "does not clip") {
      $0.media = AdLayout.media((60, 34, 200, 150), mode: "scaleAspectFill", attributes: "")
    } keeping: {
      $0.media = AdLayout.media((0, 34, 320, 150), mode: "scaleAspectFill", attributes: "")
    },
    RuleCase("media-distorted", .warning, "% too high") {
      $0.media = AdLayout.media((60, 34, 200, 150), mode: "scaleToFill")
    } keeping: {
      $0.media = AdLayout.media((0, 34, 320, 150), mode: "scaleToFill")
    },
    RuleCase("image-distorted", .warning, "25 % too wide") {
      $0.icon = AdLayout.image("icon", (8, 200, 50, 40), mode: "scaleToFill")
    } keeping: {
      $0.icon = AdLayout.image("icon", (8, 200, 41, 40), mode: "scaleToFill")
    },
    // A label without a colour of its own, as the body has none, is white in the dark.
    RuleCase(
      "low-contrast", .warning, "1:1 to what lies behind it in dark mode",
      breaking: {
        $0.headline = AdLayout.label(
          "headline", "", (40, 6, 250, 22),
          inside: "<color key=\"textColor\" systemColor=\"labelColor\"/>")
        $0.body = ""
      },
      keeping: {
        $0.headline = AdLayout.label(
          "headline", "", (40, 6, 250, 22), inside: AdLayout.color("textColor", 0))
        $0.body = ""
      }, options: { $0.appearance = .dark }),
    RuleCase(
      "low-contrast", .note, "2.96:1", breaking: headline(in: 0.59), keeping: headline(in: 0.58)),
    RuleCase(
      "low-contrast", .warning, "1.28:1", breaking: headline(in: 0.89), keeping: headline(in: 0.88)
    ),
    RuleCase(
      "asset-overlap", .note, "where the constraints leave them",
      breaking: {
        $0.headline = AdLayout.free("headline")
        $0.more = AdLayout.label("store", "", (0, 0, 320, 22))
        $0.outlets.append(("storeView", "store"))
        $0.constraints = AdLayout.pin("headline", "leading", 8)
      },
      keeping: {
        $0.headline = AdLayout.free("headline")
        $0.constraints = AdLayout.pin("headline", "leading", 8)
      }, ad: { $0.store = "App Store of a name that is as long as any" }),
  ]

  /// A text beside the headline, whose label ends at 290.
  private static func store(at x: Double) -> @Sendable (inout AdLayout) -> Void {
    {
      $0.more = AdLayout.label("store", "Store", (x, 6, 30, 22))
      $0.outlets.append(("storeView", "store"))
    }
  }

  private static func headline(in white: Double) -> @Sendable (inout AdLayout) -> Void {
    {
      $0.headline = AdLayout.label(
        "headline", "", (40, 6, 250, 22), inside: AdLayout.color("textColor", white))
    }
  }

  @Test("a rule is broken by one layout and kept by another", arguments: cases)
  func look(of rule: RuleCase) throws { try rule.check() }

  @Test("media that fills the ad follows the ad's height and does not make it")
  func fullScreen() throws {
    let layout = AdLayout {
      $0.size = (320, 568)
      $0.media = """
        <view contentMode="scaleAspectFit" customClass="GADMediaView" \
        translatesAutoresizingMaskIntoConstraints="NO" id="media"/>
        """
      $0.constraints = ["leading", "trailing", "top", "bottom"].map { AdLayout.pin("media", $0, 0) }
        .joined()
    }
    let findings = try layout.findings { $0.height = .fit }
    #expect(findings.filter { $0.severity == .error }.isEmpty, "\(findings)")
    #expect(findings.contains { $0.rule == "background-clickable" })
    #expect(findings.contains { $0.message.contains("320×568 pt") })
  }

  @Test("an ad that was sold directly needs no attribution")
  func direct() throws {
    let layout = AdLayout { $0.badge = "" }
    let ad = AdLayout.ad { $0.source = .direct }
    #expect(try layout.findings(of: "attribution-missing", ad: ad).isEmpty)
  }
}
