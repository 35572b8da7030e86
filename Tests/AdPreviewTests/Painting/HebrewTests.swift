import Cells
import InterfaceBuilder
import NativeAds
import Testing

@testable import AdPreview

@Suite("Hebrew in both directions")
struct HebrewTests {
  private let headline = "לחם טרי כל בוקר"
  private let callToAction = "הזמן"

  /// An icon of 48 points, the headline beside it, and a button below, 12 points from the edges.
  private func layout(label: String) -> String {
    Markup.ad(
      width: 320, height: 100, id: "slot",
      outlets: [("headlineView", "h"), ("iconView", "icon"), ("callToActionView", "cta")],
      inside: Markup.constraints(
        Markup.pin("icon", "leading", "slot", "leading", 12),
        Markup.pin("icon", "top", "slot", "top", 12),
        Markup.pin("h", "leading", "icon", "trailing", 8),
        Markup.pin("slot", "trailing", "h", "trailing", 12),
        Markup.pin("h", "top", "slot", "top", 20),
        Markup.pin("cta", "leading", "h", "leading"), Markup.pin("cta", "top", "h", "bottom", 8)),
      Markup.freeView(
        "icon", element: "imageView", attributes: #"contentMode="scaleAspectFit""#,
        inside: Markup.constraints(Markup.fix("width", 48), Markup.fix("height", 48)))
        + label
        + Markup.freeView(
          "cta", element: "button", attributes: #"buttonType="system""#,
          inside: #"<state key="normal" title="Buy"/>"#))
  }

  private func rendered(
    rightToLeft: Bool, label: String = Markup.freeLabel("h", "Headline"), headline: String?
  ) throws -> RenderedAd {
    var ad = Preview.ad(headline: headline, callToAction: callToAction)
    ad.icon = Preview.image(128, 128)
    ad.language = "he"
    return try Preview.render(layout(label: label), ad: ad) {
      $0.isRightToLeft = rightToLeft
      $0.height = .saved
    }
  }

  /// Letters as they are seen from left to right.
  private func seen(_ text: String) -> String { String(text.reversed()) }

  @Test("from right to left the icon stands at the right and the text ends there")
  func rightToLeft() throws {
    let rendered = try rendered(rightToLeft: true, headline: headline)
    #expect(rendered.view("icon")?.rect.x == 260)
    let frame = try #require(rendered.view("h")?.rect)
    #expect(frame.x == 12 && frame.maxX == 252)
    let row = try #require(rendered.row(containing: seen(headline)))
    // 252 points are the end of the 42nd column.
    let before = try #require(rendered.rows[row].range(of: seen(headline)))
    #expect(DisplayText.width(of: String(rendered.rows[row][..<before.upperBound])) == 42)
  }

  @Test("from left to right the icon stands at the left, and so does the text")
  func leftToRight() throws {
    let rendered = try rendered(rightToLeft: false, headline: headline)
    #expect(rendered.view("icon")?.rect.x == 12)
    let frame = try #require(rendered.view("h")?.rect)
    #expect(frame.x == 68 && frame.maxX == 308)
    let row = try #require(rendered.row(containing: seen(headline)))
    let before = try #require(rendered.rows[row].range(of: seen(headline)))
    #expect(DisplayText.width(of: String(rendered.rows[row][..<before.lowerBound])) == 11)
  }

  @Test("words keep their order and rows their width in both", arguments: [true, false])
  func order(rightToLeft: Bool) throws {
    let rendered = try rendered(rightToLeft: rightToLeft, headline: headline)
    #expect(rendered.grid.text(order: .logical).contains(headline))
    #expect(rendered.text.contains(seen(callToAction)))
    #expect(rendered.rows.allSatisfy { DisplayText.width(of: $0) == rendered.grid.columns })
    #expect(rendered.findings.allSatisfy { !$0.rule.hasPrefix("text-") })
  }

  @Test("a first letter in another style splits no word", arguments: [true, false])
  func styledLetter(rightToLeft: Bool) throws {
    let label = """
      <label usesAttributedText="YES" textAlignment="natural" lineBreakMode="tailTruncation" \
      translatesAutoresizingMaskIntoConstraints="NO" id="h">
        <attributedString key="attributedText">
          <fragment content="ל"><attributes>
            <font key="NSFont" metaFont="systemBold" size="15"/>
            \(Markup.color("NSColor", 0.8, 0, 0))
          </attributes></fragment>
          <fragment content="חם טרי כל בוקר"><attributes>
            <font key="NSFont" metaFont="system" size="15"/>
          </attributes></fragment>
        </attributedString>
      </label>
      """
    // Without an ad the label keeps its own text with both styles.
    let rendered = try Preview.render(layout(label: label), ad: nil) {
      $0.isRightToLeft = rightToLeft
      $0.height = .saved
    }
    let row = try #require(rendered.row(containing: seen(headline)))
    let cells = (0..<rendered.grid.columns).map { rendered.grid[$0, row] }
    let bold = cells.filter { $0.style.attributes.contains(.bold) }
    #expect(bold.map(\.text) == ["ל"])
    #expect(rendered.grid.text(order: .logical).contains(headline))
  }
}
