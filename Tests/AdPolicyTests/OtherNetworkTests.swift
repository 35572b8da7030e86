import AdPreview
import NativeAds
import Testing

@Suite("Ad views of other networks")
struct OtherNetworkTests {
  /// A cell as another network's samples have it: a title over the picture, and a button with an action.
  private static func cell(_ change: (inout AdLayout) -> Void = { _ in }) -> AdLayout {
    AdLayout {
      $0.className = "PromoAdCell"
      $0.media = AdLayout.image("media", (0, 0, 320, 250), mode: "scaleToFill")
      $0.headline = AdLayout.label("headline", "", (40, 0, 280, 22))
      $0.button = AdLayout.button(
        attributes: "",
        inside: """
          <connections><action selector="install:" destination="ad" eventType="touchUpInside"/>\
          </connections>
          """)
      $0.outlets = [
        ("adTitle", "headline"), ("adImage", "media"), ("installButton", "button"),
      ]
      change(&$0)
    }
  }

  @Test("what Google's policies and SDK ask for alone is not said")
  func silent() throws {
    let findings = try Self.cell().findings()
    #expect(findings.allSatisfy { $0.severity == .note }, "\(findings)")
    #expect(!findings.contains { $0.rule == "adchoices-overlap" })
  }

  @Test("what any ad must hold is said, and the attribution is a warning")
  func told() throws {
    let layout = Self.cell {
      $0.badge = ""
      $0.button = AdLayout.button((280, 200, 88, 40))
    }
    let found = try layout.findings().filter { $0.severity > .note }
    #expect(found.map(\.rule) == ["outside-ad-view", "attribution-missing"])
    #expect(found.map(\.severity) == [.error, .warning])
  }

  @Test("texts that lie on each other are a warning")
  func texts() throws {
    let layout = Self.cell {
      $0.more = AdLayout.label("text", "", (40, 4, 200, 22))
      $0.outlets.append(("adDescription", "text"))
    }
    #expect(try layout.findings(of: "asset-overlap").map(\.severity) == [.warning])
  }
}
