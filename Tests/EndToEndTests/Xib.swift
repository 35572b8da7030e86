/// Small documents for tests.
enum Xib {
  /// A document with some views at its top level.
  static func document(
    _ views: String, type: String = "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
    runtime: String = "iOS.CocoaTouch"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="\(type)" version="3.0" targetRuntime="\(runtime)" useAutolayout="YES">
      <objects>
    \(views)
      </objects>
    </document>
    """
  }

  /// An ad view of 240 by 60 points with a headline, a button and an attribution.
  static let ad = document(
    """
    <view id="root" customClass="GADNativeAdView" contentMode="scaleToFill">
      <rect key="frame" x="0" y="0" width="240" height="60"/>
      <subviews>
        <label id="badge" text="Ad" translatesAutoresizingMaskIntoConstraints="NO"/>
        <label id="headline" text="Headline" translatesAutoresizingMaskIntoConstraints="NO"/>
        <button id="cta" translatesAutoresizingMaskIntoConstraints="NO">
          <state key="normal" title="Install"/>
        </button>
      </subviews>
      <constraints>
        <constraint firstItem="badge" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
        <constraint firstItem="badge" firstAttribute="top" secondItem="root" secondAttribute="top"/>
        <constraint firstItem="headline" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
        <constraint firstItem="headline" firstAttribute="trailing" secondItem="root" secondAttribute="trailing"/>
        <constraint firstItem="headline" firstAttribute="top" secondItem="badge" secondAttribute="bottom"/>
        <constraint firstItem="cta" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
        <constraint firstItem="cta" firstAttribute="top" secondItem="headline" secondAttribute="bottom"/>
        <constraint firstItem="cta" firstAttribute="bottom" secondItem="root" secondAttribute="bottom"/>
      </constraints>
      <connections>
        <outlet property="headlineView" destination="headline"/>
        <outlet property="callToActionView" destination="cta"/>
      </connections>
    </view>
    """)

  /// A screen with two ad views of 240 by 60 points, one below the other, the second with another badge.
  static func twoAds(badge: String) -> String {
    func adView(_ id: String, top: Int, badge: String) -> String {
      """
      <view id="\(id)" customClass="GADNativeAdView" contentMode="scaleToFill" fixedFrame="YES">
        <rect key="frame" x="0" y="\(top)" width="240" height="60"/>
        <subviews>
          <label id="\(id)-badge" text="\(badge)" fixedFrame="YES">
            <rect key="frame" x="0" y="0" width="120" height="20"/>
          </label>
          <label id="\(id)-headline" text="Headline" fixedFrame="YES">
            <rect key="frame" x="0" y="20" width="200" height="20"/>
          </label>
        </subviews>
        <connections><outlet property="headlineView" destination="\(id)-headline"/></connections>
      </view>
      """
    }
    return document(
      """
      <view id="root" contentMode="scaleToFill">
        <rect key="frame" x="0" y="0" width="240" height="140"/>
        <subviews>
      \(adView("upper", top: 0, badge: "Ad"))
      \(adView("lower", top: 70, badge: badge))
        </subviews>
      </view>
      """)
  }

  /// A view without an ad.
  static let plain = document(
    """
    <view id="root" contentMode="scaleToFill">
      <rect key="frame" x="0" y="0" width="120" height="24"/>
      <subviews>
        <label id="title" text="Settings" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="120" height="24"/>
        </label>
      </subviews>
    </view>
    """)
}
