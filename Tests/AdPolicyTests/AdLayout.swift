import AdPreview
import InterfaceBuilder
import NativeAds

/// An ad view of 320 × 250 points that breaks no rule, and whose parts tests exchange.
struct AdLayout {
  var size = (width: 320.0, height: 250.0)
  var className = "GADNativeAdView"
  var usesAutolayout = "YES"
  var attributes = ""
  var badge = AdLayout.badge()
  var headline = AdLayout.label("headline", "Headline", (40, 6, 250, 22))
  var media = AdLayout.media()
  var icon = AdLayout.image("icon", (8, 200, 40, 40))
  var body = AdLayout.label("body", "Body", (56, 196, 160, 50), attributes: "numberOfLines=\"3\"")
  var button = AdLayout.button()
  /// Further views, in front of the others.
  var more = ""
  /// Objects before and after the ad view at the top level.
  var before = ""
  var after = ""
  var constraints = ""
  var outlets = [
    ("headlineView", "headline"), ("mediaView", "media"), ("iconView", "icon"),
    ("bodyView", "body"), ("callToActionView", "button"),
  ]
  var connections = ""

  init(_ change: (inout AdLayout) -> Void = { _ in }) { change(&self) }

  var text: String {
    let lines = outlets.map { "<outlet property=\"\($0.0)\" destination=\"\($0.1)\"/>" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="\(usesAutolayout)">
      <objects>
      \(before)
      <view \(attributes) id="ad" customClass="\(className)">
        <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
        <subviews>
          \([media, badge, headline, icon, body, button, more].joined(separator: "\n"))
        </subviews>
        \(Self.color("backgroundColor", 1))
        <constraints>\(constraints)</constraints>
        <connections>\((lines + [connections]).joined())</connections>
      </view>
      \(after)
      </objects>
      </document>
      """
  }

  /// What is found, at the saved size.
  func findings(
    ad: NativeAd? = AdLayout.ad(), _ change: (inout PreviewOptions) -> Void = { _ in }
  ) throws -> [Finding] {
    let document = try Document(bytes: Array(text.utf8), path: "Ad.xib")
    let layout = AdViewSearch.views(in: document).first?.layout ?? document.layouts[0]
    var options = PreviewOptions()
    options.height = .saved
    change(&options)
    return AdPreviewer(document: document, layout: layout).render(ad: ad, options: options).findings
  }

  /// What is found by a rule.
  func findings(
    of rule: String, ad: NativeAd? = AdLayout.ad(),
    _ change: (inout PreviewOptions) -> Void = { _ in }
  ) throws -> [Finding] {
    try findings(ad: ad, change).filter { $0.rule == rule }
  }

  /// An ad with every asset that the layout shows.
  static func ad(_ change: (inout NativeAd) -> Void = { _ in }) -> NativeAd {
    var ad = NativeAd(name: "bakery", format: .native)
    ad.headline = "Fresh bread at seven"
    ad.body = "Rolls and rye."
    ad.callToAction = "Order"
    ad.icon = NativeAdImage(content: .none, width: 80, height: 80)
    ad.mediaContent = picture(640, 300)
    ad.link = "https://bakery.example/"
    change(&ad)
    return ad
  }

  static func picture(_ width: Double, _ height: Double, isVideo: Bool = false) -> MediaContent {
    var content = MediaContent()
    content.mainImage = NativeAdImage(content: .none, width: width, height: height)
    content.aspectRatio = width / height
    content.hasVideoContent = isVideo
    return content
  }
}

// MARK: - Parts

extension AdLayout {
  typealias Frame = (x: Double, y: Double, width: Double, height: Double)

  static func view(
    _ element: String, _ id: String, _ frame: Frame, attributes: String = "", inside: String = ""
  ) -> String {
    """
    <\(element) \(attributes) fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)"/>
      \(inside)
    </\(element)>
    """
  }

  static func label(
    _ id: String, _ text: String, _ frame: Frame, size: Double = 13, attributes: String = "",
    inside: String = "", takesTaps: Bool = false
  ) -> String {
    view(
      "label", id, frame,
      attributes: "text=\"\(text)\" lineBreakMode=\"tailTruncation\" \(attributes)"
        + (takesTaps ? "" : " userInteractionEnabled=\"NO\""),
      inside: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
        + inside)
  }

  /// A label that constraints place.
  static func free(_ id: String, _ constraints: String = "") -> String {
    """
    <label text="Free" userInteractionEnabled="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <constraints>\(constraints)</constraints>
      <fontDescription key="fontDescription" type="system" pointSize="12"/>
    </label>
    """
  }

  static func pin(_ view: String, _ attribute: String, _ constant: Double, _ more: String = "")
    -> String
  {
    """
    <constraint firstItem="\(view)" firstAttribute="\(attribute)" secondItem="ad" secondAttribute="\(attribute)" \
    constant="\(constant)" \(more) id="\(view)-\(attribute)"/>
    """
  }

  static func badge(
    _ frame: Frame = (8, 8, 24, 16), attributes: String = "", text: Double = 1, ground: Double = 0.2
  ) -> String {
    label(
      "badge", "Ad", frame, size: 11, attributes: attributes,
      inside: color("textColor", text) + color("backgroundColor", ground))
  }

  static func media(
    _ frame: Frame = (0, 34, 320, 150), className: String? = "GADMediaView",
    mode: String = "scaleAspectFit", attributes: String = "clipsSubviews=\"YES\""
  ) -> String {
    view(
      "view", "media", frame,
      attributes: "contentMode=\"\(mode)\" \(attributes)"
        + (className.map { " customClass=\"\($0)\"" } ?? ""))
  }

  static func image(
    _ id: String, _ frame: Frame, mode: String = "scaleAspectFit", attributes: String = ""
  ) -> String {
    view(
      "imageView", id, frame,
      attributes: "contentMode=\"\(mode)\" userInteractionEnabled=\"NO\" \(attributes)")
  }

  static func button(
    _ frame: Frame = (224, 200, 88, 40), attributes: String = "userInteractionEnabled=\"NO\"",
    inside: String = ""
  ) -> String {
    view(
      "button", "button", frame, attributes: "buttonType=\"system\" \(attributes)",
      inside: "<state key=\"normal\" title=\"Install\"/>" + inside)
  }

  static func color(_ key: String, _ white: Double) -> String {
    "<color key=\"\(key)\" white=\"\(white)\" alpha=\"1\" colorSpace=\"custom\" "
      + "customColorSpace=\"genericGamma22GrayColorSpace\"/>"
  }
}
