import Snapshots
import TestFolders

/// A folder with layouts, ads and a manifest that lives as long as a test.
final class Project: TemporaryFolder {
  func plan(_ manifest: String) throws -> SnapshotPlan {
    try SnapshotPlan(Manifest(bytes: Array(manifest.utf8), path: path + "/adpane.json"))
  }

  /// An ad view of 240 by 60 points with a headline; a storyboard-like second view where it is asked for.
  static func xib(_ ids: String..., customClass: String = "GADNativeAdView") -> String {
    let views = ids.map { id in
      """
      <view id="\(id)" customClass="\(customClass)" contentMode="scaleToFill">
        <rect key="frame" x="0" y="0" width="240" height="60"/>
        <subviews>
          <label id="\(id)-h" text="Headline" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="12" width="240" height="24"/>
          </label>
        </subviews>
        <connections><outlet property="headlineView" destination="\(id)-h"/></connections>
      </view>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
      \(views.joined(separator: "\n"))
        </objects>
      </document>
      """
  }
}

extension SnapshotPlan {
  var names: [String] { (0..<count).map { self[$0].name } }
}
