/// A card laid out by constraints: badge and headline above, media, body and button below.
///
/// 300 points wide; the media view is 300 × 150, whatever the ad is.
enum ConstrainedCard {
  static func xib(
    owner: String = "", outlets: [(String, String)] = allOutlets, mediaAttributes: String = "",
    mediaConstraints: String =
      #"<constraint firstAttribute="height" constant="150" id="c-media"/>"#,
    badge: String = badge()
  ) -> String {
    """
    \(owner)
    <view contentMode="scaleToFill" id="card" customClass="GADNativeAdView">
      <rect key="frame" x="0.0" y="0.0" width="300" height="280"/>
      <subviews>
        \(badge)
        <label userInteractionEnabled="NO" text="Design headline" textAlignment="natural" lineBreakMode="tailTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="head">
          <rect key="frame" x="40" y="6" width="230" height="20"/>
          <constraints><constraint firstAttribute="height" constant="20" id="c-head"/></constraints>
          <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
        </label>
        <view clipsSubviews="YES" contentMode="scaleAspectFit" \(mediaAttributes) \
    translatesAutoresizingMaskIntoConstraints="NO" id="media" customClass="GADMediaView">
          <rect key="frame" x="0" y="34" width="300" height="150"/>
          <constraints>\(mediaConstraints)</constraints>
        </view>
        <label userInteractionEnabled="NO" text="Design body" lineBreakMode="tailTruncation" numberOfLines="2" \
    translatesAutoresizingMaskIntoConstraints="NO" id="text">
          <rect key="frame" x="10" y="190" width="280" height="36"/>
          <constraints><constraint firstAttribute="height" constant="36" id="c-text"/></constraints>
          <fontDescription key="fontDescription" type="system" pointSize="13"/>
        </label>
        <button userInteractionEnabled="NO" buttonType="system" lineBreakMode="middleTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="button">
          <rect key="frame" x="10" y="232" width="280" height="40"/>
          <constraints><constraint firstAttribute="height" constant="40" id="c-button"/></constraints>
          <state key="normal" title="Design button"/>
        </button>
      </subviews>
      \(Markup.color("backgroundColor", 1, 1, 1))
      <constraints>
        \(Markup.pin("badge", "leading", "card", "leading", 8)) \(Markup.pin("badge", "top", "card", "top", 8))
        \(Markup.pin("head", "leading", "card", "leading", 40)) \(Markup.pin("head", "top", "card", "top", 6))
        \(Markup.pin("card", "trailing", "head", "trailing", 30))
        \(Markup.pin("media", "leading", "card", "leading", 0)) \(Markup.pin("media", "top", "head", "bottom", 8))
        \(Markup.pin("card", "trailing", "media", "trailing", 0))
        \(Markup.pin("text", "leading", "card", "leading", 10)) \(Markup.pin("text", "top", "media", "bottom", 6))
        \(Markup.pin("card", "trailing", "text", "trailing", 10))
        \(Markup.pin("button", "leading", "card", "leading", 10))
        \(Markup.pin("button", "top", "text", "bottom", 6)) \(Markup.pin("card", "trailing", "button", "trailing", 10))
        \(Markup.pin("card", "bottom", "button", "bottom", 8))
      </constraints>
      \(Markup.connections(outlets))
    </view>
    """
  }

  static let allOutlets = [
    ("headlineView", "head"), ("mediaView", "media"), ("bodyView", "text"),
    ("callToActionView", "button"),
  ]

  /// The attribution label, with the size that its constraints give it.
  static func badge(
    width: Double = 24, height: Double = 16, attributes: String = "",
    text: (Double, Double, Double) = (1, 1, 1), ground: (Double, Double, Double) = (0.8, 0.4, 0)
  ) -> String {
    """
    <label text="Ad" textAlignment="center" lineBreakMode="clip" \(attributes) \
    translatesAutoresizingMaskIntoConstraints="NO" id="badge">
      <rect key="frame" x="8" y="8" width="24" height="16"/>
      \(Markup.color("backgroundColor", ground.0, ground.1, ground.2))
      <constraints>
        <constraint firstAttribute="width" constant="\(width)" id="c-badge-w"/>
        <constraint firstAttribute="height" constant="\(height)" id="c-badge-h"/>
      </constraints>
      <fontDescription key="fontDescription" type="boldSystem" pointSize="11"/>
      \(Markup.color("textColor", text.0, text.1, text.2))
    </label>
    """
  }
}
