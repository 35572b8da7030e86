import Foundation
import Testing

/// What Layouts/README.md says about layouts written by hand, tried out.
@Suite("Guide to layouts", .enabled(if: AdPane.isThere))
struct GuideTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Inspects a layout; returns each view's frame in the ad view, as x, y, width and height, by the view's id.
  private func frames(_ document: String, _ options: String...) throws -> [String: [Double]] {
    try scratch.write(document, to: "a.xib")
    let run = try AdPane.run(["inspect", "a.xib", "--format", "json"] + options, in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let views = try #require(object?["views"] as? [[String: Any]])
    var frames: [String: [Double]] = [:]
    for view in views {
      guard let id = view["id"] as? String, let rect = view["rect"] as? [String: Double] else {
        continue
      }
      frames[id] = ["x", "y", "width", "height"].compactMap { rect[$0] }
    }
    return frames
  }

  @Test("constraints count whether or not useAutolayout is written")
  func autolayout() throws {
    let without = Xib.ad.replacingOccurrences(of: " useAutolayout=\"YES\"", with: "")
    #expect(without != Xib.ad)
    let written = try frames(Xib.ad)
    #expect(written["headline"]?[1] == written["badge"]?[3])
    #expect(try frames(without) == written)
  }

  @Test("natural text begins at the right where text runs from right to left, other text does not")
  func alignment() throws {
    let natural = Xib.ad.replacingOccurrences(
      of: "text=\"Headline\"", with: "text=\"Headline\" textAlignment=\"natural\"")
    for (document, isRight) in [(Xib.ad, false), (natural, true)] {
      try scratch.write(document, to: "a.xib")
      let run = try AdPane.run(
        "render", "a.xib", "--rtl", "--set", "headline=Kettle", in: scratch.path)
      let line = try #require(run.lines.first { $0.contains("Kettle") })
      #expect(line.hasPrefix("   ") == isRight, "\(line)")
    }
  }

  @Test("a stack view closes the gap of an asset that the ad lacks")
  func stackView() throws {
    let stack = Xib.document(
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <stackView id="texts" axis="vertical" alignment="leading" spacing="4" \
      translatesAutoresizingMaskIntoConstraints="NO">
            <subviews>
              <label id="advertiser" text="Advertiser" textAlignment="natural"/>
              <label id="headline" text="Headline" textAlignment="natural"/>
            </subviews>
          </stackView>
        </subviews>
        <constraints>
          <constraint firstItem="texts" firstAttribute="leading" secondItem="ad" secondAttribute="leading"/>
          <constraint firstItem="texts" firstAttribute="top" secondItem="ad" secondAttribute="top"/>
          <constraint firstAttribute="trailing" secondItem="texts" secondAttribute="trailing"/>
          <constraint firstAttribute="bottom" secondItem="texts" secondAttribute="bottom"/>
        </constraints>
        <connections>
          <outlet property="headlineView" destination="headline"/>
          <outlet property="advertiserView" destination="advertiser"/>
        </connections>
      </view>
      """)
    let both = try frames(stack)
    #expect(both["headline"]?[1] == 24.5)
    #expect(both["ad"]?[3] == 45)
    let one = try frames(stack, "--without", "advertiser")
    #expect(one["headline"]?[1] == 0)
    #expect(one["ad"]?[3] == 20.5)
    #expect(one["ad"]?[2] == 375)
  }

  @Test("a row of a table is as high as the ad in its content view, and as wide as it says")
  func tableCell() throws {
    let cell = Xib.document(
      """
      <tableViewCell id="cell">
        <rect key="frame" x="0" y="0" width="390" height="168"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
          <subviews>
            <view id="ad" customClass="GADNativeAdView" translatesAutoresizingMaskIntoConstraints="NO">
              <constraints><constraint firstAttribute="height" constant="72"/></constraints>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="ad" firstAttribute="leading" secondItem="content" secondAttribute="leading"/>
            <constraint firstItem="ad" firstAttribute="top" secondItem="content" secondAttribute="top"/>
            <constraint firstAttribute="trailing" secondItem="ad" secondAttribute="trailing"/>
            <constraint firstAttribute="bottom" secondItem="ad" secondAttribute="bottom"/>
          </constraints>
        </tableViewCellContentView>
      </tableViewCell>
      """)
    #expect(try frames(cell)["ad"] == [0, 0, 390, 72])
    #expect(try frames(cell, "--device", "iphone-se-1")["ad"]?[2] == 320)
  }

  @Test("findings leave the exit status at 0 and stand in the JSON")
  func findings() throws {
    let unlabelled = Xib.ad.replacingOccurrences(of: "text=\"Ad\"", with: "text=\"\"")
    try scratch.write(unlabelled, to: "a.xib")
    #expect(try AdPane.run("render", "a.xib", in: scratch.path).status == 0)
    let run = try AdPane.run("inspect", "a.xib", "--format", "json", in: scratch.path)
    #expect(run.status == 0)
    let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let findings = try #require(object?["findings"] as? [[String: Any]])
    #expect(findings.contains { $0["severity"] as? String == "error" })
  }
}
