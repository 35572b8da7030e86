import AdPolicy
import AdPreview
import NativeAds
import Testing

@Suite("Rules of UIKit, of Interface Builder and of AdPane")
struct PlatformRuleTests {
  private static let pinned =
    AdLayout.pin("free", "leading", 60) + AdLayout.pin("free", "top", 180)

  private static let placed: @Sendable (inout AdLayout) -> Void = {
    $0.more = AdLayout.free("free")
    $0.constraints = pinned
  }

  private static func width(_ constant: Double, _ id: String) -> String {
    "<constraint firstAttribute=\"width\" constant=\"\(constant)\" id=\"\(id)\"/>"
  }

  static let constraints: [RuleCase] = [
    RuleCase("constraint-conflict", .error, "free-w2") {
      $0.more = AdLayout.free("free", width(40, "free-w1") + width(50, "free-w2"))
      $0.constraints = pinned
    } keeping: {
      $0.more = AdLayout.free("free", width(40, "free-w1"))
      $0.constraints = pinned
    },
    RuleCase(
      "ambiguous-layout", .note, "UILabel (free)", breaking: { $0.more = AdLayout.free("free") },
      keeping: placed),
    RuleCase(
      "placeholder-constraint", .note, "free-top",
      breaking: {
        $0.more = AdLayout.free("free")
        $0.constraints =
          AdLayout.pin("free", "leading", 60)
          + AdLayout.pin("free", "top", 180, "placeholder=\"YES\"")
      }, keeping: placed),
    RuleCase(
      "constraint-dangling", .warning, "gone",
      breaking: {
        placed(&$0)
        $0.constraints += """
          <constraint firstItem="free" firstAttribute="trailing" secondItem="gone" \
          secondAttribute="leading" id="lost"/>
          """
      }, keeping: placed),
    RuleCase(
      "constraints-off", .warning, "useAutolayout",
      breaking: {
        placed(&$0)
        $0.usesAutolayout = "NO"
      }, keeping: placed),
    RuleCase(
      "missing-attribute", .warning, "firstAttribute",
      breaking: {
        placed(&$0)
        $0.constraints += "<constraint firstItem=\"free\" secondItem=\"ad\" id=\"lost\"/>"
      }, keeping: placed),
  ]

  @Test("constraints break a rule, and the right ones keep it", arguments: constraints)
  func constraint(of rule: RuleCase) throws { try rule.check() }

  private static func more(_ attributes: String) -> @Sendable (inout AdLayout) -> Void {
    { $0.more = AdLayout.label("late", "Late", (60, 190, 60, 20), attributes: attributes) }
  }

  private static func hugging(_ priority: Double) -> @Sendable (inout AdLayout) -> Void {
    more("horizontalHuggingPriority=\"\(priority)\"")
  }

  private static func font(_ name: String) -> @Sendable (inout AdLayout) -> Void {
    {
      $0.more = AdLayout.view(
        "label", "late", (60, 190, 60, 20),
        attributes: "text=\"Late\" userInteractionEnabled=\"NO\"",
        inside: "<fontDescription key=\"fontDescription\" name=\"\(name)\" pointSize=\"13\"/>")
    }
  }

  static let documents: [RuleCase] = [
    RuleCase("id-duplicate", .warning, "badge") {
      $0.more = AdLayout.label("badge", "Late", (60, 190, 60, 20))
    },
    RuleCase("unknown-element", .note, "unheardOf") {
      $0.more = "<unheardOf id=\"late\"/>"
    },
    RuleCase(
      "unknown-attribute", .note, "fancy", breaking: more("fancy=\"YES\""), keeping: more("")),
    RuleCase(
      "unreadable-value", .warning, "alpha", breaking: more("alpha=\"half\""),
      keeping: more("alpha=\"0.5\"")),
    RuleCase(
      "value-out-of-range", .warning, "1001", breaking: hugging(1001), keeping: hugging(1000)),
    RuleCase(
      "value-out-of-range", .warning, "\"0.9\"", breaking: hugging(0.9), keeping: hugging(1)),
    RuleCase(
      "unknown-font", .note, "Unheard-Bold", breaking: font("Unheard-Bold"),
      keeping: font("HelveticaNeue-Bold")),
    RuleCase("unknown-color", .note, "mysteryColor") {
      $0.headline = AdLayout.label(
        "headline", "", (40, 6, 250, 22),
        inside: "<color key=\"textColor\" systemColor=\"mysteryColor\"/>")
    },
    RuleCase("text-clipped", .warning, "is lower than its text") {
      $0.more = AdLayout.label("late", "Late", (60, 190, 60, 11))
    } keeping: {
      $0.more = AdLayout.label("late", "Late", (60, 190, 60, 16))
    },
    RuleCase(
      "media-ratio-kept", .note, "320×150 pt", breaking: { _ in },
      keeping: {
        $0.media = ""
        $0.outlets.removeAll { $0.0 == "mediaView" }
      }, ad: { $0.mediaContent = AdLayout.picture(640, 400) }),
    RuleCase(
      "aspect-ratio-unknown", .note, "does not tell", ad: { $0.mediaContent.aspectRatio = 0 },
      keptAd: { _ in }),
    RuleCase(
      "control-characters", .warning, "shown as marks",
      ad: { $0.headline = "Sale\u{1B}[2J" }, keptAd: { $0.headline = "Sale\u{200D}[2J" }),
    RuleCase(
      "populate-differs", .note, "--populate swiftui",
      breaking: price(inside: AdLayout.color("backgroundColor", 0.8)), keeping: price(inside: "")),
  ]

  /// A price that the ad lacks, so that the guides hide its view, and the SwiftUI guide empties it.
  private static func price(inside: String) -> @Sendable (inout AdLayout) -> Void {
    {
      $0.more = AdLayout.label("price", "Price", (60, 186, 60, 10), inside: inside)
      $0.outlets.append(("priceView", "price"))
    }
  }

  @Test("a document breaks a rule, and another keeps it", arguments: documents)
  func document(of rule: RuleCase) throws { try rule.check() }

  @Test("a text that tries to control the terminal is told, shown as marks")
  func control() throws {
    let ad = AdLayout.ad { $0.headline = "Sale\u{1B}[2J" }
    let found = try AdLayout().findings(of: "control-characters", ad: ad)
    #expect(found.count == 1)
    #expect(found.allSatisfy { !$0.message.unicodeScalars.contains("\u{1B}") })
  }
}
