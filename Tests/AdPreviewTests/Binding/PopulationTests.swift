import Cells
import InterfaceBuilder
import NativeAds
import Testing

@testable import AdPreview

@Suite("Populating")
struct PopulationTests {
  private static let slots = [
    "headlineView", "bodyView", "callToActionView", "advertiserView", "storeView", "priceView",
    "starRatingView",
  ]

  /// One label a slot, each on a line of its own.
  private func layout(className: String = "GADNativeAdView") -> String {
    let labels = Self.slots.enumerated().map { index, slot in
      Markup.label(slot, "Design \(slot)", x: 6, y: Double(index) * 24, width: 280, height: 20)
    }
    return Markup.ad(
      width: 300, height: 170, className: className, outlets: Self.slots.map { ($0, $0) },
      labels.joined())
  }

  private var full: NativeAd {
    var ad = Preview.ad(body: "Rolls, rye and more.", callToAction: "Order")
    ad.advertiser = "Corner Bakery"
    ad.store = "App Store"
    ad.price = "Free"
    ad.starRating = 4.7
    return ad
  }

  @Test("every asset of the ad stands in its view, and no design-time text is left")
  func full_() throws {
    let rendered = try Preview.render(layout(), ad: full)
    for text in [
      "Fresh bread at seven", "Rolls, rye and more.", "Order", "Corner Bakery", "App Store", "Free",
      "★★★★½",
    ] { #expect(rendered.text.contains(text)) }
    #expect(!rendered.text.contains("Design"))
    #expect(rendered.assets.map(\.state) == Array(repeating: .bound, count: 7))
    #expect(rendered.views.filter { $0.content == .asset }.count == 7)
  }

  @Test(
    "absent assets hide their views in the guide's way, and only clear them in SwiftUI's",
    arguments: [PreviewOptions.Populate.guide, .swiftui])
  func absent(way: PreviewOptions.Populate) throws {
    let rendered = try Preview.render(layout(), ad: Preview.ad()) { $0.populate = way }
    #expect(!rendered.text.contains("Design"))
    for slot in Self.slots.dropFirst() {
      #expect(rendered.view(slot)?.isHidden == (way == .guide))
      #expect(rendered.view(slot)?.frame == rendered.view(slot)?.saved)
    }
    #expect(rendered.view("headlineView")?.isHidden == false)
    #expect(rendered.assets.filter { $0.state == .absent }.count == 6)
  }

  @Test("a hidden view in a stack collapses, and the report says that another way looks different")
  func stack() throws {
    func label(_ id: String) -> String {
      """
      <label text="Design" adjustsFontSizeToFit="NO" lineBreakMode="tailTruncation" id="\(id)">
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
      </label>
      """
    }
    let stack = """
      <view id="ad" customClass="GADNativeAdView">
        <rect key="frame" x="0" y="0" width="200" height="80"/>
        <subviews>
          <stackView axis="vertical" spacing="6" translatesAutoresizingMaskIntoConstraints="NO" \
      id="stack">
            <subviews>\(label("h"))\(label("b"))\(label("c"))</subviews>
          </stackView>
        </subviews>
        <constraints>
          <constraint firstItem="stack" firstAttribute="leading" secondItem="ad" \
      secondAttribute="leading" id="c1"/>
          <constraint firstItem="stack" firstAttribute="top" secondItem="ad" \
      secondAttribute="top" id="c2"/>
          <constraint firstItem="ad" firstAttribute="bottom" secondItem="stack" \
      secondAttribute="bottom" id="c3"/>
          <constraint firstItem="ad" firstAttribute="trailing" secondItem="stack" \
      secondAttribute="trailing" id="c4"/>
        </constraints>
        \(Markup.connections([("headlineView", "h"), ("bodyView", "b"), ("callToActionView", "c")]))
      </view>
      """
    let ad = Preview.ad(callToAction: "Order")
    let guide = try Preview.render(stack, ad: ad)
    let swiftui = try Preview.render(stack, ad: ad) { $0.populate = .swiftui }
    let guideY = try #require(guide.view("c")?.frame.y)
    let swiftuiY = try #require(swiftui.view("c")?.frame.y)
    #expect(guideY < swiftuiY)
    #expect(guide.findings("populate-differs").count == 1)
    let whole = try Preview.render(stack, ad: Preview.ad(body: "Rolls.", callToAction: "Order"))
    #expect(whole.findings("populate-differs").isEmpty)
  }

  @Test("white space alone is absent", arguments: ["", " ", "\n\t", "\u{3000}"])
  func blank(text: String) throws {
    let rendered = try Preview.render(layout(), ad: Preview.ad(body: text))
    #expect(rendered.assets.first { $0.asset == "body" }?.state == .absent)
    #expect(rendered.view("bodyView")?.isHidden == true)
  }

  @Test("a guaranteed asset that the ad lacks leaves its view empty, not hidden")
  func guaranteed() throws {
    let install = layout(className: "GADNativeAppInstallAdView")
    let rendered = try Preview.render(install, ad: Preview.ad())
    #expect(rendered.view("bodyView")?.isHidden == false)
    #expect(rendered.view("callToActionView")?.isHidden == false)
    #expect(rendered.view("storeView")?.isHidden == true)
    #expect(!rendered.text.contains("Design"))
  }

  @Test("a template shows stars in place of the body, and the advertiser in place of the store")
  func template() throws {
    let rendered = try Preview.render(layout(className: "GADTTemplateView"), ad: full)
    #expect(rendered.text.contains("★★★★☆"))
    #expect(rendered.view("bodyView")?.isHidden == true)
    #expect(rendered.view("storeView")?.isHidden == true)
    #expect(rendered.text.contains("Corner Bakery"))

    var unrated = full
    unrated.starRating = nil
    let second = try Preview.render(layout(className: "GADTTemplateView"), ad: unrated)
    #expect(second.view("bodyView")?.isHidden == false)
    #expect(second.text.contains("Rolls, rye and more."))
  }

  @Test("without an ad the layout shows its own texts")
  func none() throws {
    let rendered = try Preview.render(layout(), ad: nil)
    #expect(rendered.text.contains("Design headlineView"))
    #expect(rendered.assets.isEmpty)
    #expect(rendered.views.allSatisfy { $0.content != .asset })
  }

  @Test("an asset that no view is connected for is unplaced")
  func unplaced() throws {
    let headline = Markup.label("h", "Design", x: 0, y: 0, width: 200, height: 20)
    let rendered = try Preview.render(
      Markup.ad(width: 300, height: 40, outlets: [("headlineView", "h")], headline), ad: full)
    let unplaced = rendered.assets.filter { $0.state == .unplaced }.map(\.asset)
    #expect(unplaced == ["body", "callToAction", "advertiser", "store", "price", "starRating"])
  }

  @Test(
    "stars go down to the half and never round up",
    arguments: [
      (5.0, "★★★★★"), (4.9, "★★★★½"), (4.5, "★★★★½"), (4.4, "★★★★"), (3.5, "★★★½"), (2.75, "★★½"),
      (0.5, "½"), (0.2, ""), (9, "★★★★★"), (-1, ""),
    ])
  func stars(rating: Double, text: String) {
    #expect(StarRating.halves(rating) == text)
  }

  @Test("a call to action is a button's title, whatever look the title had")
  func button() throws {
    let attributed = """
      <button fixedFrame="YES" id="cta" buttonType="system" lineBreakMode="middleTruncation">
        <rect key="frame" x="6" y="0" width="120" height="30"/>
        <state key="normal"><attributedString key="attributedTitle"><fragment content="Design">
        <attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/></attributes></fragment></attributedString></state>
      </button>
      """
    let rendered = try Preview.render(
      Markup.ad(
        width: 132, height: 36, outlets: [("callToActionView", "cta"), ("headlineView", "cta2")],
        attributed), ad: Preview.ad(callToAction: "Order"))
    let row = try #require(rendered.row(containing: "Order"))
    let column = try #require(
      (0..<rendered.grid.columns).first { rendered.grid[$0, row].text == "O" })
    #expect(rendered.grid[column, row].style.foreground == Color(red: 255, green: 0, blue: 0))
    #expect(!rendered.text.contains("Design"))
  }

  @Test(
    "an icon takes its size in points where the layout leaves it open, and its name in the frame")
  func icon() throws {
    let image = Markup.view(
      "icon", x: 0, y: 0, width: 72, height: 48, element: "imageView",
      attributes: "contentMode=\"scaleAspectFit\" image=\"design\"")
    var ad = Preview.ad()
    ad.icon = Preview.image(128, 128)
    let rendered = try Preview.render(
      Markup.ad(
        width: 300, height: 48, outlets: [("iconView", "icon"), ("headlineView", "x")], image),
      ad: ad)
    #expect(rendered.view("icon")?.picture == Rect(x: 12, y: 0, width: 48, height: 48))
    #expect(rendered.text.contains("icon") && !rendered.text.contains("design"))
  }
}
