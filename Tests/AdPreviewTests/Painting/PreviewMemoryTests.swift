import AdPreview
import InterfaceBuilder
import NativeAds
import Testing
import ViewLayout

@Suite("What a drawing leaves behind for the next")
struct PreviewMemoryTests {
  private static let card = """
    <view contentMode="scaleToFill" id="ad" customClass="GADNativeAdView">
      <rect key="frame" x="0" y="0" width="320" height="60"/>
      <subviews>
        <label id="headline" text="Bread" translatesAutoresizingMaskIntoConstraints="NO">
          <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
        </label>
      </subviews>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      <constraints>
        <constraint firstItem="headline" firstAttribute="top" secondItem="ad" \
    secondAttribute="top" constant="9"/>
        <constraint firstItem="headline" firstAttribute="leading" secondItem="ad" \
    secondAttribute="leading" constant="9"/>
        <constraint firstAttribute="bottom" secondItem="headline" secondAttribute="bottom" \
    constant="9"/>
        <constraint firstAttribute="trailing" relation="greaterThanOrEqual" \
    secondItem="headline" secondAttribute="trailing" constant="9"/>
      </constraints>
      <connections><outlet property="headlineView" destination="headline"/></connections>
    </view>
    """

  @Test("no order of drawings changes what is drawn")
  func order() throws {
    let document = try Preview.document(Self.card)
    let previewers = (0..<2).map { _ in
      AdPreviewer(document: document, layout: document.layouts[0])
    }
    var choices: [(previewer: AdPreviewer, ad: NativeAd?, options: PreviewOptions)] = []
    for previewer in previewers {
      for ad in [Preview.ad(), Preview.ad(headline: "Rye"), nil] {
        let sizes: [(Double, TextSize)] = [(320, .large), (200, .large), (200, .xLarge)]
        for (width, textSize) in sizes {
          for appearance in [Appearance.light, .dark, .light] {
            var options = PreviewOptions()
            options.width = width
            options.textSize = textSize
            options.appearance = appearance
            choices.append((previewer, ad, options))
          }
        }
      }
    }
    var memory = PreviewMemory()
    var frames: Set<String> = []
    for (previewer, ad, options) in choices {
      let kept = previewer.render(ad: ad, options: options, memory: &memory)
      let anew = previewer.render(ad: ad, options: options)
      #expect(kept.grid == anew.grid)
      #expect(kept.views == anew.views)
      #expect(kept.findings == anew.findings)
      frames.insert(kept.grid.ansi())
    }
    #expect(frames.count == 18)
  }
}
