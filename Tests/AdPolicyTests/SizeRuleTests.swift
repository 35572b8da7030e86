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
    RuleCase(
      "outside-ad-view", .error, "50 pt at the bottom", breaking: tall(outlet: ""),
      keeping: tall(outlet: "<outlet property=\"imageHeight\" destination=\"height\"/>")),
    RuleCase("asset-squeezed", .error, "0.5×40") {
      $0.icon = AdLayout.image("icon", (8, 200, 0.5, 40))
    } keeping: {
      $0.icon = AdLayout.image("icon", (8, 200, 1, 40))
    },
    RuleCase(
      "asset-squeezed", .note, "60×0.5",
      breaking: price((60, 186, 60, 0.5)), keeping: price((60, 186, 60, 1)),
      ad: { $0.price = "Free" }),
    RuleCase("background-clickable", .warning, "90 %") {
      $0.media = AdLayout.media((0, 0, 320, 225))
    } keeping: {
      $0.media = AdLayout.media((0, 0, 320, 224.5))
    },
    RuleCase("background-clickable", .warning, "90 % of the ad in front of the other assets") {
      $0.button = AdLayout.button((0, 0, 320, 225))
    } keeping: {
      $0.button = AdLayout.button((0, 0, 320, 224.5))
    },
    RuleCase(
      "background-clickable", .warning, "50 %", breaking: card((0, 40, 320, 125)),
      keeping: card((0, 40, 320, 124.5)), ad: { $0.store = "Web" }),
    RuleCase(
      "ad-view-slack", .note, "8 pt of the ad's height stay empty", breaking: slack(208),
      keeping: slack(207.5)),
    RuleCase(
      "media-cropped", .warning, "32.5 pt of the width",
      breaking: { $0.media = AdLayout.media((0, 34, 287.5, 150), mode: "scaleAspectFill") },
      keeping: { $0.media = AdLayout.media((0, 34, 288, 150), mode: "scaleAspectFill") }),
    RuleCase(
      "media-cropped", .warning, "1 pt of the height",
      breaking: { $0.media = AdLayout.media((0, 34, 320, 149), mode: "scaleAspectFill") },
      keeping: { $0.media = AdLayout.media((0, 34, 320, 149.5), mode: "scaleAspectFill") }),
    RuleCase("media-spills", .warning, "1.5 pt of the width") {
      $0.media = AdLayout.media((0, 34, 318.5, 150), mode: "scaleAspectFill", attributes: "")
    } keeping: {
      $0.media = AdLayout.media((0, 34, 319, 150), mode: "scaleAspectFill", attributes: "")
    },
    RuleCase("media-distorted", .warning, "4 % too high") {
      $0.media = AdLayout.media((0, 34, 309, 150), mode: "scaleToFill")
    } keeping: {
      $0.media = AdLayout.media((0, 34, 311, 150), mode: "scaleToFill")
    },
    RuleCase("image-distorted", .warning, "4 % too wide") {
      $0.icon = AdLayout.image("icon", (8, 200, 41.5, 40), mode: "scaleToFill")
    } keeping: {
      $0.icon = AdLayout.image("icon", (8, 200, 41, 40), mode: "scaleToFill")
    },
    RuleCase(
      "media-cropped", .warning, "cropped",
      breaking: { $0.media = AdLayout.media((0, 34, 290, 150), mode: "scaleAspectFill") },
      keeping: { $0.media = AdLayout.media((0, 34, 320, 150), mode: "scaleAspectFill") },
      ad: { $0.mediaContent.hasVideoContent = true }),
  ]

  private static func price(
    _ frame: AdLayout.Frame
  ) -> @Sendable (inout AdLayout) -> Void {
    {
      $0.more = AdLayout.label("price", "Price", frame, size: 1)
      $0.outlets.append(("priceView", "price"))
    }
  }

  /// An icon that is higher than the ad by a constraint, and what leads to the constraint.
  private static func tall(outlet: String) -> @Sendable (inout AdLayout) -> Void {
    {
      $0.className = "TallAdView"
      $0.icon = """
        <imageView contentMode="scaleAspectFit" userInteractionEnabled="NO" \
        translatesAutoresizingMaskIntoConstraints="NO" id="icon">
        <constraints>
        <constraint firstAttribute="height" constant="100" id="height"/>
        <constraint firstAttribute="width" constant="40" id="width"/>
        </constraints>
        </imageView>
        """
      $0.constraints = AdLayout.pin("icon", "leading", 8) + AdLayout.pin("icon", "top", 200)
      $0.connections = outlet
    }
  }

  /// An outlet that leads to a container with a text of the app's own in it.
  private static func card(_ frame: AdLayout.Frame) -> @Sendable (inout AdLayout) -> Void {
    {
      $0.more = AdLayout.view(
        "view", "card", frame,
        inside: "<subviews>\(AdLayout.label("own", "New", (4, 4, 60, 20)))</subviews>")
      $0.outlets = [("headlineView", "headline"), ("storeView", "card")]
    }
  }

  /// A headline of 200 points that may end above the ad's bottom.
  private static func slack(_ height: Double) -> @Sendable (inout AdLayout) -> Void {
    {
      $0.size.height = height
      ($0.media, $0.badge, $0.icon, $0.body, $0.button) = ("", "", "", "", "")
      $0.headline = AdLayout.free(
        "headline", "<constraint firstAttribute=\"height\" constant=\"200\" id=\"height\"/>")
      $0.constraints =
        AdLayout.pin("headline", "leading", 8) + AdLayout.pin("headline", "top", 0)
        + AdLayout.pin("headline", "bottom", 0, "relation=\"lessThanOrEqual\"")
      $0.outlets = [("headlineView", "headline")]
    }
  }

  @Test("a rule is broken beyond its limit, and kept at it", arguments: sizes)
  func size(of rule: RuleCase) throws { try rule.check() }

  /// What a text says that stands in a line of its own, for an outlet.
  private func shown(_ text: String, _ asset: NativeAdAsset, width: Double) throws -> Finding? {
    let layout = AdLayout {
      $0.size.width = 1000
      $0.outlets = [(asset.outlet ?? "", "line")]
      $0.more = AdLayout.label("line", "", (0, 220, width, 22))
    }
    let ad = AdLayout.ad {
      switch asset {
      case .headline: $0.headline = text
      case .body: $0.body = text
      case .callToAction: $0.callToAction = text
      case .advertiser: $0.advertiser = text
      case .store: $0.store = text
      default: $0.price = text
      }
    }
    return try layout.findings(of: "text-truncated", ad: ad).first
  }

  /// The width, in half points, from which on a text may be cut.
  private func limit(_ text: String, _ asset: NativeAdAsset) throws -> Double {
    var (short, long) = (40, 1900)
    while long - short > 1 {
      let middle = (short + long) / 2
      let finding = try shown(text, asset, width: Double(middle) / 2)
      if finding?.severity == .warning { short = middle } else { long = middle }
    }
    return Double(long) / 2
  }

  static let floors: [(NativeAdAsset, Int)] = [
    (.headline, 25), (.body, 90), (.callToAction, 15), (.advertiser, 25), (.store, 15),
    (.price, 15),
  ]

  @Test("a text may be cut at its asset's floor, and not one character before", arguments: floors)
  func floor(of asset: NativeAdAsset, floor: Int) throws {
    let text = String(repeating: "n", count: 120)
    let limit = try limit(text, asset)
    let short = try shown(text, asset, width: limit - 0.5)
    #expect(short?.severity == .warning)
    let words = "\(floor - 1) characters are shown, and it must not be cut before \(floor)"
    #expect(short?.message.contains(words) == true, "\(short?.message ?? "")")
    #expect(try shown(text, asset, width: limit)?.severity == .note)
  }

  @Test(
    "half as many characters of Chinese, Japanese and Korean have to be shown", arguments: floors)
  func wide(asset: NativeAdAsset, floor: Int) throws {
    let text = String(repeating: "広", count: 100)
    let limit = try limit(text, asset)
    let short = try shown(text, asset, width: limit - 0.5)
    let shown = (floor - 1) / 2
    let half = floor % 2 == 0 ? "\(floor / 2)" : "\(floor / 2).5"
    let words = "\(shown) characters are shown, and it must not be cut before \(half)"
    #expect(short?.message.contains(words) == true, "\(short?.message ?? "")")
    #expect(try self.shown(text, asset, width: limit)?.severity == .note)
  }
}
