import InterfaceBuilder
import NativeAds
import Testing
import ViewLayout

@testable import AdPreview

@Suite("Texts that do not fit")
struct TextFitTests {
  /// A headline and a button that share 220 points, with 10 points between them.
  private func row(headline: Int, button: Int) -> String {
    Markup.ad(
      width: 300, height: 60, id: "slot",
      outlets: [("headlineView", "h"), ("callToActionView", "cta")],
      inside: Markup.constraints(
        Markup.pin("badge", "leading", "slot", "leading", 10),
        Markup.pin("badge", "centerY", "slot", "centerY"),
        Markup.pin("h", "leading", "badge", "trailing", 6),
        Markup.pin("h", "centerY", "slot", "centerY"),
        Markup.pin("cta", "leading", "h", "trailing", 10),
        Markup.pin("cta", "centerY", "slot", "centerY"),
        Markup.pin("slot", "trailing", "cta", "trailing", 30)),
      ConstrainedCard.badge()
        + Markup.freeLabel(
          "h", "Headline",
          attributes: """
            horizontalHuggingPriority="250" \
            horizontalCompressionResistancePriority="\(headline)"
            """,
          inside: Markup.constraints(Markup.fix("height", 20)))
        + Markup.freeView(
          "cta", element: "button",
          attributes: """
            buttonType="system" lineBreakMode="middleTruncation" horizontalHuggingPriority="251" \
            horizontalCompressionResistancePriority="\(button)"
            """,
          inside: #"<state key="normal" title="Buy"/>"#
            + Markup.constraints(Markup.fix("height", 34))))
  }

  private let longAd = Preview.ad(
    headline: "Sourdough that rises by itself, delivered warm before you are up",
    callToAction: "Order a loaf")

  @Test("a headline that wins over the button leaves it nothing, and both are told")
  func squeezed() throws {
    let rendered = try Preview.render(row(headline: 751, button: 250), ad: longAd)
    let headline = try #require(rendered.view("h")?.rect)
    let button = try #require(rendered.view("cta")?.rect)
    #expect(button.width == 0)
    #expect(headline.maxX + 10 == button.x && button.maxX == 270)
    #expect(headline.width + button.width == 220)
    let squeezed = rendered.findings("asset-squeezed")
    #expect(squeezed.map(\.viewID) == ["cta"])
    #expect(squeezed.map(\.severity) == [.error])
    #expect(squeezed.first?.message.contains("is 0×34 pt") == true)
    #expect(squeezed.first?.message.contains("\"Order a loaf\", which needs ") == true)
    let truncated = rendered.findings("text-truncated")
    #expect(truncated.map(\.viewID) == ["h"])
    #expect(truncated.first?.message.contains("on the device") == true)
    #expect(rendered.text.contains("…") && !rendered.text.contains("Order"))
    // Nothing is drawn beyond the row's right edge, and AdChoices stands in another row.
    let line = try #require(rendered.row(containing: "Sourdough"))
    #expect(rendered.rows[line].dropFirst(45).allSatisfy { $0 == " " })
  }

  @Test("a button that wins over the headline is whole, and the headline is cut on one row")
  func swapped() throws {
    let rendered = try Preview.render(row(headline: 250, button: 751), ad: longAd)
    #expect(rendered.findings("asset-squeezed").isEmpty)
    #expect(rendered.findings("text-truncated").map(\.viewID) == ["h"])
    let line = try #require(rendered.row(containing: "Order a loaf"))
    #expect(rendered.rows[line].contains("Sourdough") && rendered.rows[line].contains("…"))
  }

  @Test("short texts are whole, whoever wins", arguments: [(751, 250), (250, 751)])
  func short(headline: Int, button: Int) throws {
    let ad = Preview.ad(headline: "Warm bread", callToAction: "Order a loaf")
    let rendered = try Preview.render(row(headline: headline, button: button), ad: ad)
    #expect(rendered.text.contains("Warm bread") && rendered.text.contains("Order a loaf"))
    #expect(rendered.findings.allSatisfy { !$0.rule.hasPrefix("text-") })
    #expect(rendered.findings("asset-squeezed").isEmpty)
    // The headline hugs less, so that the width to spare is its.
    let widths = ["h", "cta"].compactMap { rendered.view($0)?.rect.width }
    #expect(widths.reduce(0, +) == 220 && (widths.first ?? 0) > (widths.last ?? 0))
  }

  @Test("an ad without a call to action squeezes nothing")
  func absent() throws {
    let ad = Preview.ad(headline: longAd.headline)
    let rendered = try Preview.render(row(headline: 751, button: 250), ad: ad)
    #expect(rendered.findings("asset-squeezed").isEmpty)
  }

  @Test("a text that is whole on the device and cut by the cells alone is told so")
  func terminal() throws {
    let labels = (0..<6).map { row in
      Markup.label("n\(row)", "Mmmm", x: 0, y: Double(row) * 8, width: 30, height: 8, size: 6)
    }
    let rendered = try Preview.render(
      Markup.ad(
        width: 44, height: 50, outlets: [("headlineView", "h")],
        labels.joined()
          + Markup.label("h", "Headline", x: 0, y: 38, width: 44, height: 10, size: 6)),
      ad: Preview.ad(headline: "Fresh illicit lilies"))
    let cut = rendered.findings("text-truncated")
    for finding in cut {
      let view = try #require(rendered.view(finding.viewID ?? ""))
      #expect(finding.message.contains("in the terminal alone") == !view.isTruncatedOnDevice)
      #expect(finding.severity == (view.outlets.isEmpty ? .note : .warning))
    }
    #expect(cut.contains { $0.message.contains("in the terminal alone") })
  }

  // MARK: Dynamic Type

  /// A body with a text style in a label of a fixed height of 22 points.
  private func body(font: String) -> String {
    Markup.ad(
      width: 330, height: 120, id: "slot", outlets: [("headlineView", "h"), ("bodyView", "b")],
      inside: Markup.constraints(
        Markup.pin("badge", "leading", "slot", "leading", 10),
        Markup.pin("badge", "top", "slot", "top", 10),
        Markup.pin("b", "leading", "slot", "leading", 10),
        Markup.pin("b", "top", "slot", "top", 40),
        Markup.pin("slot", "trailing", "b", "trailing", 10)),
      ConstrainedCard.badge()
        + Markup.freeLabel(
          "b", "Body", lines: 0, attributes: #"adjustsFontForContentSizeCategory="YES""#,
          font: font, inside: Markup.constraints(Markup.fix("height", 22))))
  }

  private func clipped(_ font: String, _ size: TextSize) throws -> [Finding] {
    let ad = Preview.ad(body: "Knead the dough until it sings.")
    let rendered = try Preview.render(body(font: font), ad: ad) {
      $0.textSize = size
      $0.height = .exact(120)
    }
    return rendered.findings("text-clipped")
  }

  @Test("a label of a fixed height holds a text style at its usual size, and not at a large one")
  func dynamicType() throws {
    let font = #"style="UICTFontTextStyleBody""#
    #expect(try clipped(font, .large).isEmpty)
    let findings = try clipped(font, .accessibilityExtraLarge)
    #expect(findings.map(\.viewID) == ["b"])
    #expect(findings.map(\.severity) == [.warning])
    let message = try #require(findings.first?.message)
    let needed = message.split(separator: " ").dropFirst(3).first.flatMap { Double($0) }
    #expect(message.hasPrefix("text clipped: needs ") && message.contains(" pt, has 22"))
    #expect((needed ?? 0) > 22)
  }

  @Test("a font of a fixed size does not follow the text size")
  func fixedFont() throws {
    let font = #"type="system" pointSize="17""#
    #expect(try clipped(font, .large).isEmpty)
    #expect(try clipped(font, .accessibilityExtraLarge).isEmpty)
  }

  @Test("a single line in a frame of half its height is clipped")
  func singleLine() throws {
    let label = Markup.label("h", "Headline", x: 0, y: 20, width: 300, height: 12, size: 20)
    let rendered = try Preview.render(
      Markup.ad(width: 300, height: 60, outlets: [("headlineView", "h")], label),
      ad: Preview.ad())
    #expect(rendered.findings("text-clipped").map(\.viewID) == ["h"])
    #expect(rendered.findings("text-clipped").first?.message.contains("has 12") == true)
  }
}
