import Foundation
import Testing

/// Layouts as people write them by hand, with what they leave out and their slips of the pen.
@Suite("Layouts written by hand", .enabled(if: AdPane.isThere))
struct HandwrittenTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test("each ad view of a layout makes a frame of its own, in every command")
  func severalAdViews() throws {
    try scratch.write(Xib.twoAds(badge: "Sponsored"), to: "a.xib")
    let run = try AdPane.run("render", "a.xib", in: scratch.path)
    let headings = run.lines.filter { $0.hasPrefix("Ad  a.xib#") }
    #expect(headings.count == 2)
    #expect(headings.first?.hasPrefix("Ad  a.xib#upper ") == true)
    #expect(headings.last?.hasPrefix("Ad  a.xib#lower ") == true)
    #expect(run.text.contains("Sponsored"))

    let chosen = try AdPane.run("render", "a.xib", "--object", "lower", in: scratch.path)
    #expect(chosen.text.contains("Sponsored"))
    #expect(chosen.lines.filter { $0.hasPrefix("Ad  a.xib") }.count == 1)

    func count(_ word: String, in text: String) -> Int {
      text.components(separatedBy: word).count - 1
    }
    let inspected = try AdPane.run("inspect", "a.xib", "--format", "json", in: scratch.path)
    #expect(count("{\"schema\":1", in: inspected.text) == 2)
    let canvas = try AdPane.run(
      "inspect", "a.xib", "--canvas", "--format", "json", in: scratch.path)
    #expect(count("{\"schema\":1", in: canvas.text) == 1)
    let converted = try AdPane.run("textconv", "a.xib", in: scratch.path)
    #expect(count("adpane-frame 1", in: converted.text) == 2)

    try scratch.write(#"{"layouts": "a.xib", "ads": "test", "references": "R"}"#, to: "adpane.json")
    _ = try AdPane.run("snapshot", "record", in: scratch.path)
    #expect(try AdPane.run("snapshot", "list", in: scratch.path).text.contains("a/lower/"))
    #expect(scratch.read("R/a/upper/test-every-asset.frame").contains("|Ad"))
    #expect(scratch.read("R/a/lower/test-every-asset.frame").contains("Sponsored"))
  }

  @Test(
    "a view that nothing but its frame places keeps it, and --width says that it changes nothing")
  func frameAlone() throws {
    try scratch.write(
      Xib.document(
        """
        <view id="screen">
          <rect key="frame" x="0" y="0" width="375" height="300"/>
          <subviews>
            <view id="ad1" customClass="GADNativeAdView">
              <rect key="frame" x="10" y="20" width="300" height="100"/>
              <subviews>
                <label id="headline" text="Headline" translatesAutoresizingMaskIntoConstraints="NO"/>
              </subviews>
              <constraints>
                <constraint firstItem="headline" firstAttribute="leading" secondItem="ad1" secondAttribute="leading" constant="5"/>
                <constraint firstItem="headline" firstAttribute="top" secondItem="ad1" secondAttribute="top" constant="5"/>
                <constraint firstAttribute="trailing" secondItem="headline" secondAttribute="trailing" constant="5"/>
              </constraints>
              <connections><outlet property="headlineView" destination="headline"/></connections>
            </view>
          </subviews>
        </view>
        """), to: "a.xib")
    func adFrame(_ arguments: String...) throws -> [String: Double] {
      let run = try AdPane.run(
        ["inspect", "a.xib", "--format", "json"] + arguments, in: scratch.path)
      let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
      return try #require((object?["adView"] as? [String: Any])?["frame"] as? [String: Double])
    }
    #expect(try adFrame() == ["x": 10, "y": 20, "width": 300, "height": 100])
    #expect(try adFrame("--width", "320") == ["x": 10, "y": 20, "width": 300, "height": 100])
    let run = try AdPane.run("render", "a.xib", "--width", "320", in: scratch.path)
    #expect(
      run.errors.contains(
        "a.xib: note: has an ad view that keeps its saved frame, so that --width changes only"))
    let why = try AdPane.run("inspect", "a.xib", "--why", "ad1", in: scratch.path)
    #expect(why.text.contains("keeps its saved width and place"))
  }

  @Test(
    "a slip in a constraint is told before what comes of it, and as an error",
    arguments: [
      (
        "secondItem=\"root\" secondAttribute=\"top\"",
        "secondItem=\"ghost\" secondAttribute=\"top\"", "names ghost"
      ),
      ("firstAttribute=\"top\"", "firstAttribute=\"topp\"", "firstAttribute=\"topp\""),
    ])
  func slips(right: String, wrong: String, words: String) throws {
    // Without what holds them, the views have no place.
    let text = Xib.ad.replacingOccurrences(of: right, with: wrong)
      .replacingOccurrences(
        of: "customClass=\"GADNativeAdView\"",
        with: "customClass=\"GADNativeAdView\" clipsSubviews=\"YES\"")
    try scratch.write(text, to: "a.xib")
    let run = try AdPane.run("render", "a.xib", in: scratch.path)
    #expect(run.status == 0)
    let first = try #require(run.errorLines.first)
    #expect(first.contains(": error: "))
    #expect(first.contains(words))
    #expect(run.errorLines.count > 1)
    #expect(try AdPane.run("render", "a.xib", "--ad", "none", in: scratch.path).status == 0)
  }
}
