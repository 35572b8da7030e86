import InterfaceBuilder
import Testing

@testable import AdPreview

@Suite("Finding the ad view")
struct AdViewSearchTests {
  @Test(
    "the classes of the SDKs are ad views",
    arguments: [
      ("GADNativeAppInstallAdView", AdViewProfile.appInstall),
      ("GADNativeContentAdView", .content), ("GADUnifiedNativeAdView", .native),
      ("GADNativeAdView", .native), ("NativeAdView", .native), ("GADTTemplateView", .template),
      ("GADTMediumTemplateView", .template), ("MANativeAdView", .native),
    ])
  func classes(name: String, profile: AdViewProfile) throws {
    let document = try Preview.document(
      Markup.ad(width: 300, height: 100, className: name, outlets: [], ""))
    let previewer = AdPreviewer(document: document, layout: document.layouts[0])
    #expect(previewer.profile == profile)
    #expect(AdViewSearch.hasAdView(document))
  }

  @Test(
    "other classes are known by two outlets of an ad",
    arguments: [
      ("FeedPromoView", ["headlineView", "callToActionView"], true),
      ("OffersCell", ["adTitleLabel", "adBodyLabel"], true),
      ("NativeAdCell", ["titleLabel", "bodyLabel"], true),
      ("NativeAdsCell", ["titleLabel", "iconView"], true),
      ("AddressCell", ["titleLabel", "bodyLabel"], false),
      ("LoadingAdvice", ["titleLabel", "bodyLabel"], false),
      ("FeedPromoView", ["headlineView"], false),
    ])
  func outlets(name: String, properties: [String], isAd: Bool) throws {
    let label = Markup.label("lbl", "Text", x: 0, y: 0, width: 100, height: 20)
    let document = try Preview.document(
      Markup.ad(
        width: 300, height: 100, className: name, outlets: properties.map { ($0, "lbl") }, label))
    #expect(AdViewSearch.hasAdView(document) == isAd)
  }

  @Test("an ad view in a container is drawn alone, at the place that the container gives it")
  func nested() throws {
    let ad = Markup.view(
      "ad", x: 20, y: 10, width: 240, height: 60, attributes: "customClass=\"GADNativeAdView\"",
      inside: "<subviews>"
        + Markup.label("head", "Headline", x: 6, y: 12, width: 200, height: 18)
        + "</subviews>" + Markup.connections([("headlineView", "head")]))
    let outside = Markup.label("other", "Not the ad", x: 0, y: 80, width: 100, height: 18)
    let rendered = try Preview.render(
      Markup.ad(width: 300, height: 120, className: nil, outlets: [], ad + outside),
      ad: Preview.ad())
    #expect(rendered.objectID == "ad")
    #expect(rendered.grid.columns == 40 && rendered.grid.rows == 5)
    #expect(rendered.text.contains("Fresh bread at seven"))
    #expect(!rendered.text.contains("Not the ad"))
    #expect(rendered.adView.frame == Rect(x: 20, y: 10, width: 240, height: 60))
    #expect(rendered.view("head")?.rect == Rect(x: 6, y: 12, width: 200, height: 18))
  }

  @Test("outlets on File's Owner bind to the view of the nib")
  func filesOwner() throws {
    let labels =
      Markup.label("a", "Title", x: 6, y: 12, width: 200, height: 18)
      + Markup.label("b", "Sponsor", x: 6, y: 36, width: 200, height: 18)
    let rendered = try Preview.render(
      Markup.owner(
        [("titleLabel", "a"), ("callToActionButton", "b")], className: "PromoController")
        + Markup.ad(width: 300, height: 60, className: nil, outlets: [], labels),
      ad: Preview.ad(callToAction: "Order"))
    #expect(rendered.text.contains("Fresh bread at seven"))
    #expect(rendered.text.contains("Order"))
    #expect(rendered.view("a")?.outlets == ["titleLabel"])
  }

  @Test("on a screen, the ad view is what an outlet leads to and holds all assets")
  func screen() throws {
    let labels =
      Markup.label("a", "Title", x: 6, y: 12, width: 200, height: 18)
      + Markup.label("b", "Sponsor", x: 6, y: 36, width: 200, height: 18)
    let banner = Markup.view(
      "banner", x: 0, y: 500, width: 300, height: 60, inside: "<subviews>\(labels)</subviews>")
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes><scene sceneID="s"><objects>
      <viewController id="c" customClass="AdController" sceneMemberID="viewController">
      <view key="view" id="screen">
        <rect key="frame" x="0" y="0" width="300" height="568"/>
        <subviews>\(banner)</subviews>
      </view>
      <connections>
        <outlet property="adTitleLabel" destination="a"/><outlet property="sponsoredLabel" destination="b"/>
        <outlet property="adUIView" destination="banner"/>
      </connections>
      </viewController>
      </objects></scene></scenes>
      </document>
      """
    let document = try Document(bytes: Array(text.utf8), path: "Test.storyboard")
    let rendered = AdPreviewer(document: document, layout: document.layouts[0])
      .render(ad: Preview.ad(), options: PreviewOptions())
    #expect(rendered.objectID == "banner")
    #expect(rendered.view("a")?.rect == Rect(x: 6, y: 12, width: 200, height: 18))
  }

  @Test("AppLovin MAX binds by tag")
  func tags() throws {
    let labels = [1001, 1002, 1003].map {
      Markup.label(
        "t\($0)", "Design", x: 6, y: Double($0 - 1001) * 24, width: 250, height: 20,
        attributes: "tag=\"\($0)\"")
    }
    let rendered = try Preview.render(
      Markup.ad(width: 300, height: 80, className: nil, outlets: [], labels.joined()),
      ad: Preview.ad(body: "Rolls, rye and more."))
    #expect(rendered.text.contains("Fresh bread at seven"))
    #expect(rendered.text.contains("Rolls, rye and more."))
    #expect(!rendered.text.contains("Design"))
  }

  @Test("an object is chosen by its id or its path", arguments: ["right", "1"])
  func object(name: String) throws {
    func half(_ id: String, _ x: Double, _ text: String) -> String {
      Markup.view(
        id, x: x, y: 0, width: 120, height: 24,
        inside: "<subviews>"
          + Markup.label("\(id)-label", text, x: 0, y: 0, width: 120, height: 24) + "</subviews>")
    }
    let rendered = try Preview.render(
      Markup.ad(
        width: 240, height: 24, className: nil, outlets: [],
        half("left", 0, "One") + half("right", 120, "Two")), ad: nil, object: name)
    #expect(rendered.objectID == "right")
    #expect(rendered.text.contains("Two") && !rendered.text.contains("One"))
  }

  @Test("a layout without an ad view is drawn as it is, without ad rules")
  func plain() throws {
    let rendered = try Preview.render(
      Markup.ad(
        width: 200, height: 40, className: nil, outlets: [],
        Markup.label("l", "Settings", x: 6, y: 12, width: 100, height: 18)),
      ad: Preview.ad())
    #expect(rendered.text.contains("Settings"))
    #expect(rendered.adChoices == nil)
    #expect(rendered.assets.isEmpty)
    #expect(rendered.findings.isEmpty)
  }
}
