import AdPreview
import NativeAds
import Testing

@Suite("Rules about classes, outlets and taps")
struct ConnectionRuleTests {
  private static func outlet(_ property: String, to view: String?)
    -> @Sendable (inout AdLayout) -> Void
  {
    { layout in
      layout.outlets.removeAll { $0.0 == property }
      if let view { layout.outlets.append((property, view)) }
    }
  }

  static let outlets: [RuleCase] = [
    RuleCase("outlet-dangling", .error, "nowhere", breaking: outlet("bodyView", to: "nowhere")),
    RuleCase("outlet-duplicate", .warning, "bodyView") {
      $0.outlets.append(("bodyView", "headline"))
    },
    RuleCase("outlet-unknown", .error, "headlineVeiw") {
      $0.outlets.append(("headlineVeiw", "body"))
    },
    RuleCase(
      "outlet-shared", .warning, "lead to the same view",
      breaking: outlet("storeView", to: "body")),
    RuleCase(
      "outlet-not-connected", .warning, "storeView",
      breaking: { $0.more = AdLayout.label("own", "New", (60, 186, 60, 10)) },
      keeping: {
        $0.more = AdLayout.label("own", "New", (60, 186, 60, 10))
        $0.outlets.append(("storeView", "nowhere"))
      }, ad: { $0.store = "Web" }),
    RuleCase(
      "outlet-class", .error, "leads to a UIImageView", breaking: outlet("bodyView", to: "icon")),
    RuleCase(
      "outlet-class", .warning, "leads to a UIButton",
      breaking: outlet("advertiserView", to: "button")),
    RuleCase("outlet-not-connected", .error, "bodyView", breaking: outlet("bodyView", to: nil)),
    RuleCase("media-view-class", .error, "UIView") {
      $0.media = AdLayout.media(className: nil)
    },
    RuleCase(
      "media-view-missing", .warning, "main image",
      breaking: {
        $0.media = ""
        outlet("mediaView", to: nil)(&$0)
      }),
    RuleCase(
      "media-view-missing", .error, "shows the main image",
      breaking: {
        $0.media = AdLayout.image("media", (0, 34, 320, 150))
        outlet("mediaView", to: nil)(&$0)
        outlet("imageView", to: "media")(&$0)
      }),
    RuleCase("class-wrong-module", .error, "module Runner") {
      $0.media = AdLayout.media(attributes: "customModule=\"Runner\"")
    },
    RuleCase("class-unknown", .error, "GADMediaView is meant") {
      $0.media = AdLayout.media(className: "GADMediaVeiw")
    } keeping: {
      $0.media = AdLayout.media(className: "GADBigMediaView")
    },
    RuleCase("class-renamed", .warning, "GADNativeAdView") {
      $0.className = "GADUnifiedNativeAdView"
    },
    RuleCase("ad-view-not-first", .warning, "UIView") {
      $0.before = AdLayout.view("view", "first", (0, 0, 10, 10))
    } keeping: {
      $0.after = AdLayout.view("view", "last", (0, 0, 10, 10))
    },
    RuleCase("required-asset-missing", .warning, "iconView") {
      $0.className = "GADNativeAppInstallAdView"
      outlet("iconView", to: nil)(&$0)
    } keeping: {
      $0.className = "GADNativeAppInstallAdView"
    },
    RuleCase(
      "required-asset-missing", .error, "headlineView",
      breaking: {
        $0.headline = ""
        outlet("headlineView", to: nil)(&$0)
      }, ad: { $0.headline = nil }),
    RuleCase("required-asset-missing", .error, "headlineView (headline) is hidden") {
      $0.headline = AdLayout.label(
        "headline", "", (40, 6, 250, 22), attributes: "hidden=\"YES\"")
    } keeping: {
      $0.icon = AdLayout.image("icon", (8, 200, 40, 40), attributes: "hidden=\"YES\"")
    },
    RuleCase("required-asset-missing", .warning, "callToActionView") {
      $0.className = "GADNativeAppInstallAdView"
      $0.button = ""
      outlet("callToActionView", to: nil)(&$0)
    } keeping: {
      $0.button = ""
      outlet("callToActionView", to: nil)(&$0)
    },
    RuleCase("required-asset-missing", .warning, "bodyView") {
      $0.className = "GADNativeContentAdView"
      $0.body = ""
      outlet("bodyView", to: nil)(&$0)
    } keeping: {
      $0.className = "GADNativeContentAdView"
    },
    RuleCase(
      "recommended-asset-missing", .note,
      "star rating; where there is room, connect starRatingView",
      ad: { $0.starRating = 4 }, keptAd: { _ in }),
    RuleCase(
      "recommended-asset-missing", .note, "icon, price; where",
      breaking: {
        $0.icon = ""
        outlet("iconView", to: nil)(&$0)
      },
      keeping: {
        $0.more = AdLayout.label("price", "Price", (60, 186, 60, 10))
        outlet("priceView", to: "price")(&$0)
      }, ad: { $0.price = "Free" }),
    RuleCase(
      "format-mismatch", .error, "appInstall",
      breaking: { $0.className = "GADNativeContentAdView" },
      keeping: { $0.className = "GADNativeAppInstallAdView" }, ad: { $0.format = .appInstall }),
  ]

  @Test("an outlet or a class breaks a rule, and the right one keeps it", arguments: outlets)
  func outlet(of rule: RuleCase) throws { try rule.check() }

  static let ads: [RuleCase] = [
    RuleCase(
      "star-rating-invalid", .warning, "5.1", ad: { $0.starRating = 5.1 },
      keptAd: { $0.starRating = 5 }),
    RuleCase(
      "star-rating-invalid", .warning, "-0.1", ad: { $0.starRating = -0.1 },
      keptAd: { $0.starRating = 0 }),
    RuleCase("link-missing", .note, "no link", ad: { $0.link = nil }, keptAd: { _ in }),
  ]

  @Test("an ad breaks a rule, and another keeps it", arguments: ads)
  func ad(of rule: RuleCase) throws { try rule.check() }

  static let taps: [RuleCase] = [
    RuleCase("user-interaction-enabled", .warning, "callToActionView (button)") {
      $0.button = AdLayout.button(attributes: "")
    },
    RuleCase("user-interaction-enabled", .warning, "headlineView (headline)") {
      $0.headline = AdLayout.label("headline", "", (40, 6, 250, 22), takesTaps: true)
    },
    RuleCase("user-interaction-enabled", .note, "full-screen") {
      $0.media = AdLayout.media((0, 0, 320, 250))
      $0.button = AdLayout.button(attributes: "")
    } keeping: {
      $0.media = AdLayout.media((0, 0, 320, 250))
    },
    RuleCase("button-as-asset", .note, "headlineView (title)") {
      $0.headline = AdLayout.view(
        "button", "title", (40, 6, 250, 22), attributes: "userInteractionEnabled=\"NO\"")
      outlet("headlineView", to: "title")(&$0)
    },
    RuleCase("action-on-asset", .warning, "openShop:") {
      $0.button = AdLayout.button(
        inside: """
          <connections><action selector="openShop:" destination="-1" eventType="touchUpInside"/>\
          </connections>
          """)
    },
    RuleCase("gesture-on-ad", .warning, "tapGestureRecognizer") {
      $0.connections =
        "<outletCollection property=\"gestureRecognizers\" destination=\"tap\"/>"
      $0.after = "<tapGestureRecognizer id=\"tap\"/>"
    } keeping: {
      $0.after = "<tapGestureRecognizer id=\"tap\"/>"
    },
    RuleCase("ad-not-clickable", .error, "user interaction off") {
      $0.attributes = "userInteractionEnabled=\"NO\""
    },
    RuleCase("background-clickable", .warning, "callToActionView leads to a container (ad)") {
      outlet("callToActionView", to: "ad")(&$0)
    },
    RuleCase("background-clickable", .warning, "100 % of the ad") {
      $0.more = AdLayout.view(
        "view", "card", (0, 0, 320, 250), inside: "<subviews>\($0.headline)</subviews>")
      $0.headline = ""
      outlet("callToActionView", to: "card")(&$0)
    },
  ]

  @Test("taps are kept from the SDK by one layout and not by another", arguments: taps)
  func tap(of rule: RuleCase) throws { try rule.check() }
}
