import InterfaceBuilder
import NativeAds
import Testing

@testable import AdPreview

@Suite("Constraints that contradict each other")
struct ConflictTests {
  /// A media view in a slot of a fixed height that also wants a ratio of its own.
  private func slot(
    height: Double, inset: (top: Double, bottom: Double), ratio: String, priority: String = ""
  ) -> String {
    Markup.ad(
      width: 360, height: height, id: "slot", outlets: [("mediaView", "clip")],
      inside: Markup.constraints(
        Markup.fix("height", height, #"identifier="SlotHeight" id="c-slot""#),
        Markup.pin("clip", "leading", "slot", "leading"),
        Markup.pin("slot", "trailing", "clip", "trailing"),
        Markup.pin("clip", "top", "slot", "top", inset.top),
        Markup.pin("slot", "bottom", "clip", "bottom", inset.bottom)),
      Markup.freeView(
        "clip", attributes: #"customClass="GADMediaView""#,
        inside: Markup.constraints(
          """
          <constraint firstAttribute="width" secondItem="clip" secondAttribute="height" \
          multiplier="\(ratio)" \(priority) identifier="ClipRatio" id="c-ratio"/>
          """)))
  }

  private var ad: NativeAd {
    var ad = Preview.ad()
    ad.mediaContent = Preview.media(1500, 1000)
    return ad
  }

  @Test("a ratio against a fixed height is one conflict, and the rest still holds")
  func ratio() throws {
    let layout = slot(height: 320, inset: (36, 64), ratio: "3:2")
    let rendered = try Preview.render(layout, ad: ad)
    #expect(rendered.constraints.conflicts.count == 1)
    let conflict = try #require(rendered.constraints.conflicts.first)
    #expect(conflict.dropped.id == "c-ratio")
    let named = Set(conflict.with.compactMap(\.id))
    #expect(
      named.isSubset(of: [
        "c-slot", "c-clip-leading-slot", "c-slot-trailing-clip", "c-clip-top-slot",
        "c-slot-bottom-clip",
      ]))
    let finding = try #require(rendered.findings("constraint-conflict").first)
    #expect(rendered.findings("constraint-conflict").count == 1)
    for word in ["c-ratio", "\"ClipRatio\"", "height", "Dropped to go on: c-ratio"] {
      #expect(finding.message.contains(word), "\(finding.message)")
    }
    #expect(rendered.view("clip")?.rect == Rect(x: 0, y: 36, width: 360, height: 220))
  }

  @Test("the same constraint is dropped each time")
  func deterministic() throws {
    let layout = slot(height: 320, inset: (36, 64), ratio: "3:2")
    let first = try Preview.render(layout, ad: ad)
    for _ in 0..<4 {
      let again = try Preview.render(layout, ad: ad)
      #expect(again.constraints == first.constraints)
      #expect(again.grid == first.grid)
    }
  }

  @Test("a ratio of priority 999 gives way without a conflict, with the same frames")
  func optional() throws {
    let rendered = try Preview.render(
      slot(height: 320, inset: (36, 64), ratio: "3:2", priority: #"priority="999""#), ad: ad)
    #expect(rendered.constraints.conflicts.isEmpty)
    #expect(rendered.view("clip")?.rect == Rect(x: 0, y: 36, width: 360, height: 220))
  }

  @Test("a ratio that is a sixteenth of a point off moves nothing by more than a tenth")
  func hair() throws {
    // 360 points at 16:9 are 202.5 high; 202.5625 are left.
    let rendered = try Preview.render(
      slot(height: 222.5625, inset: (10, 10), ratio: "16:9"), ad: ad)
    let clip = try #require(rendered.view("clip"))
    #expect(clip.rect.x == 0 && clip.rect.width == 360)
    #expect(abs(clip.rect.height - 202.5) < 0.1)
    #expect(rendered.constraints.conflicts.count <= 1)
  }
}
