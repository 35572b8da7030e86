import Testing

@testable import NativeAds

@Suite("1.3 Ad views, outlets and AdChoices")
@MainActor
struct AdViewTests {
  private typealias View = NativeAdRegistration.AssetView

  private func registration(
    _ viewClass: NativeAdViewClass, _ views: [NativeAdRegistration.AssetView]
  ) -> NativeAdRegistration {
    NativeAdRegistration(viewClass, width: 320, height: 250, assetViews: views)
  }

  @Test("1.3: the outlets of each class")
  func outlets() {
    func outlets(_ viewClass: NativeAdViewClass) -> Set<String> {
      Set(viewClass.assets.compactMap(\.outlet))
    }
    let common: Set = [
      "headlineView", "callToActionView", "bodyView", "imageView", "mediaView", "adChoicesView",
    ]
    #expect(
      outlets(.appInstall)
        == common.union(["iconView", "storeView", "priceView", "starRatingView"]))
    #expect(outlets(.content) == common.union(["logoView", "advertiserView"]))
    let unified = common.union([
      "iconView", "storeView", "priceView", "starRatingView", "advertiserView",
    ])
    #expect(outlets(.unified) == unified && outlets(.native) == unified)
  }

  @Test("1.3: the asset ids are the SDK's constants")
  func assetIDs() {
    #expect(NativeAdAsset.headline.assetID == "GADNativeHeadlineAsset")
    #expect(NativeAdAsset.media.assetID == "GADNativeMediaViewAsset")
    #expect(NativeAdAsset.adChoices.assetID == "GADNativeAdChoicesViewAsset")
    #expect(NativeAdAsset.logo.assetID == "GADNativeContentLogoAsset")
  }

  @Test("0, 1.3: classes, formats and the property that takes the ad")
  func classes() {
    #expect(
      NativeAdViewClass.allCases.map(\.rawValue) == [
        "GADNativeAppInstallAdView", "GADNativeContentAdView", "GADUnifiedNativeAdView",
        "GADNativeAdView",
      ])
    #expect(
      NativeAdViewClass.allCases.map(\.adProperty)
        == ["nativeAppInstallAd", "nativeContentAd", "nativeAd", "nativeAd"])
    #expect(!NativeAdViewClass.appInstall.matches(.content))
    #expect(!NativeAdViewClass.content.matches(.native))
    #expect(NativeAd.Format.allCases.allSatisfy(NativeAdViewClass.native.matches))
  }

  @Test(
    "1.3: of several layouts, one of the format's own class is chosen, then a unified one",
    arguments: [
      (.content, [.native, .content], 1),
      (.appInstall, [.content, .native, .appInstall], 2), (.native, [.content, .native], 1),
      (.content, [.appInstall], nil),
    ] as [(NativeAd.Format, [NativeAdViewClass], Int?)])
  func bestLayout(format: NativeAd.Format, classes: [NativeAdViewClass], best: Int?) {
    #expect(NativeAdViewClass.best(for: format, among: classes) == best)
  }

  @Test("1.3: every asset view must lie inside the ad view, in its tree and in its bounds")
  func inside() {
    let faults = registration(
      .native,
      [
        View(.headline, .init(x: 0, y: 0, width: 320, height: 20)),
        View(.body, .init(x: 0, y: 230, width: 320, height: 20.33)),
        View(.icon, .init(x: -0.5, y: 0, width: 40, height: 40)),
        View(.store, .init(x: 0, y: 0, width: 10, height: 10), isDescendant: false),
      ]
    ).faults(for: TestAds.everyAsset.ad)
    #expect(faults == [.outside(.body), .outside(.icon), .notInside(.store)])
  }

  @Test("1.3: user interaction on a button outlet is a fault, and the button swallows the tap")
  func interaction() async throws {
    let bench = Bench()
    let ad = try await bench.ad("content")
    let view = NativeAdView(
      registration(
        .native,
        [
          View(
            .callToAction, .init(x: 0, y: 0, width: 90, height: 40), isUserInteractionEnabled: true,
            isControl: true)
        ]))
    view.nativeAd = ad
    #expect(view.faults == [.userInteractionEnabled(.callToAction)])
    view.setVisibleCells(1)
    view.tap(.callToAction)
    #expect(!bench.events.contains("click"))
    #expect(
      bench.log.events.contains {
        if case .ignored(let reason) = $0.kind { reason.contains("switch it off") } else { false }
      })
  }

  @Test("1.3: a class that does not match the ad's format is said")
  func mismatch() {
    let faults = registration(.appInstall, []).faults(for: TestAds.content.ad)
    #expect(faults == [.formatMismatch(.appInstall, .content)])
    #expect(
      faults.map(\.description)
        == ["GADNativeAppInstallAdView does not show ads of the format content"])
  }

  @Test("1.3: an outlet that the class lacks is said")
  func noOutlet() {
    let views = [View(.icon, .init(x: 0, y: 0, width: 40, height: 40))]
    #expect(
      registration(.content, views).faults(for: TestAds.content.ad) == [.noOutlet(.icon)])
  }

  @Test("1.3: the ad is associated last; a change after that is said")
  func adLast() async throws {
    let bench = Bench()
    let view = NativeAdView(registration(.native, []))
    view.registration.assetViews = [View(.headline, .init(x: 0, y: 0, width: 9, height: 9))]
    view.nativeAd = try await bench.ad("content")
    #expect(!bench.events.contains("ignored"))
    view.registration.assetViews.removeAll()
    #expect(bench.events.last == "ignored")
  }

  @Test(
    "1.2: registering the media view as clickable is a fault; nonclickable views take no clicks")
  func clickableViews() async throws {
    let views = [
      View(.headline, .init(x: 0, y: 0, width: 320, height: 20)),
      View(.body, .init(x: 0, y: 20, width: 320, height: 20)),
      View(.media, .init(x: 0, y: 40, width: 320, height: 180)),
    ]
    var registration = registration(.native, views)
    #expect(registration.clickableAssets(for: TestAds.everyAsset.ad) == [.headline, .body, .media])
    #expect(registration.clickableAssets(for: TestAds.video.ad) == [.headline, .body])
    registration.clickable = [.headline, .media]
    #expect(registration.faults(for: TestAds.everyAsset.ad) == [.mediaClickable])
    registration.clickable = [.headline]
    let bench = Bench()
    let view = NativeAdView(registration)
    view.nativeAd = try await bench.ad("every-asset")
    view.setVisibleCells(1)
    view.tap(.body)
    #expect(!bench.events.contains("click"))
    view.tap(.headline)
    #expect(bench.events.contains("click"))
  }

  @Test("2.1: a media view below 120 points in a side shows no video, an ad view below 32 no ad")
  func minimumSizes() {
    let media = [View(.media, .init(x: 0, y: 0, width: 119.5, height: 130))]
    #expect(
      registration(.native, media).faults(for: TestAds.video.ad)
        == [.mediaTooSmallForVideo(width: 119.5, height: 130)])
    #expect(registration(.native, media).faults(for: TestAds.content.ad).isEmpty)
    let small = NativeAdRegistration(.native, width: 360, height: 10, assetViews: [])
    #expect(small.faults(for: TestAds.content.ad) == [.tooSmall(width: 360, height: 10)])
  }

  @Test("1.7, 2.1: AdChoices is for programmatic ads, and for direct ones in the EEA")
  func adChoices() {
    var ad = TestAds.content.ad
    #expect(AdChoices(of: ad, isEEA: false)?.position == .topRight)
    #expect(AdChoices(of: ad, isEEA: false)?.link == "https://adchoices.example/slow-traveller")
    #expect(AdChoices(of: ad, isEEA: false, preferred: .bottomLeft)?.position == .bottomLeft)
    ad.adChoicesPosition = .topLeft
    #expect(AdChoices(of: ad, isEEA: false, preferred: .bottomLeft)?.position == .topLeft)
    ad.source = .direct
    #expect(AdChoices(of: ad, isEEA: false) == nil)
    #expect(AdChoices(of: ad, isEEA: true)?.position == .topLeft)
  }

  @Test("3.1: the privacy address of an OpenRTB response is where AdChoices leads")
  func privacy() throws {
    let text = #"{"assets": [{"id": 1, "title": {"text": "A"}}], "privacy": "https://p.example/"}"#
    let ad = try AdFile.parse(Array(text.utf8), path: "a.json").ads[0]
    #expect(AdChoices(of: ad, isEEA: false)?.link == "https://p.example/")
  }

  @Test(
    "2.1: attribution words by language, the usual one first",
    arguments: [
      (nil, "Ad"), ("en-GB", "Ad"), ("de", "Anzeige"), ("ja", "広告"), ("zh-Hans", "广告"),
      ("zh-Hant-TW", "廣告"), ("zh_TW", "廣告"), ("ko", "광고"), ("vi", "QC"), ("ar", "إعلان"),
      ("xx", "Ad"),
    ] as [(String?, String)])
  func attribution(language: String?, word: String) {
    #expect(AttributionWords.words(for: language).first == word)
    #expect(AttributionWords.isAttribution(word))
  }

  @Test("2.1: a text that says more than that it is an ad is no attribution")
  func noAttribution() {
    #expect(
      AttributionWords.isAttribution(" AD · ") && AttributionWords.isAttribution("[Sponsored]"))
    #expect(!AttributionWords.isAttribution("Add to cart"))
    #expect(!AttributionWords.isAttribution("") && !AttributionWords.isAttribution("Adventure"))
  }
}
