import Cells
import InterfaceBuilder
import Testing

@testable import AdPreview

@Suite("Captions of frames")
struct CaptionTests {
  private func caption(of path: String) throws -> [String] {
    let label = Markup.label("l", "Words", x: 0, y: 0, width: 60, height: 12)
    let text = Preview.text(
      Markup.ad(width: 300, height: 24, outlets: [("headlineView", "l")], label))
    let document = try Document(bytes: Array(text.utf8), path: path)
    let rendered = AdPreviewer(document: document, layout: document.layouts[0])
      .render(ad: Preview.ad(), options: PreviewOptions())
    let frame = CaptionedFrame(rendered, adName: "bakery", showsObject: false)
    let sheet = FrameSheet([frame])
    return sheet.grid.text().split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.isEmpty }.map(String.init)
  }

  @Test("a path that is wider than the frame loses its middle and stays beside the mark")
  func longPath() throws {
    let folders = String(repeating: "folder/", count: 20)
    let lines = try caption(of: "Ads/\(folders)Card.xib")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("Ad  Ads/folder/") && lines[0].hasSuffix("/Card.xib"))
    #expect(lines[0].contains("…") && lines[0].count == 50)
    #expect(lines[1] == "bakery  300x24 pt")
  }

  @Test("a path that fits is whole")
  func shortPath() throws {
    #expect(try caption(of: "Ads/Card.xib") == ["Ad  Ads/Card.xib  bakery  300x24 pt"])
  }
}
