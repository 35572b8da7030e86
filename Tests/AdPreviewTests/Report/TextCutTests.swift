import InterfaceBuilder
import Testing

@testable import AdPreview

@Suite("Why texts are cut")
struct TextCutTests {
  private let long = "Learn to bake bread at home, with weekly letters from a baker of old"

  private func render(_ label: String, width: Double = 300) throws -> RenderedAd {
    try Preview.render(
      Markup.ad(width: width, height: 60, className: nil, outlets: [], label), ad: nil)
  }

  @Test("the device's reason is the width, the lines or the height")
  func device() throws {
    func cut(height: Double, lines: Int) throws -> TextCut? {
      let label = Markup.label(
        "h", long, x: 0, y: 0, width: 120, height: height, size: 14, lines: lines)
      return try render(label).view("h")?.deviceCut
    }
    guard case .width(let needed, available: 120)? = try cut(height: 20, lines: 1) else {
      Issue.record("the label of one line lacks no width")
      return
    }
    #expect(needed > 400 && needed < 500)
    #expect(try cut(height: 60, lines: 2) == .lines(needed: 5, available: 2))
    guard case .height(let height, available: 36)? = try cut(height: 36, lines: 0) else {
      Issue.record("the label of any number of lines lacks no height")
      return
    }
    #expect(height > 80 && height < 88)
    #expect(try cut(height: 100, lines: 0) == nil)
  }

  @Test("the table says it before the text, however long that is")
  func table() throws {
    let label = Markup.label("h", long, x: 0, y: 0, width: 120, height: 36, size: 14, lines: 2)
    let lines = try render(label).inspectTable()
    let line = try #require(lines.first { $0.contains("UILabel") })
    #expect(
      line.hasSuffix(
        "static, cut on the device (needs 5 lines, may have 2), \"Learn to bake bread at home, with weekl…\""
      ))
    let hidden = Markup.label(
      "h", long, x: 0, y: 0, width: 120, height: 36, attributes: "hidden=\"YES\"")
    #expect(try render(hidden).inspectTable().contains { $0.contains("static, hidden, ") })
    let thin = Markup.label(
      "h", "lilli fills little tilted tills", x: 0, y: 0, width: 150, height: 14, size: 12)
    #expect(
      try render(thin, width: 150).inspectTable().contains {
        $0.contains("cut in the terminal (needs 31 columns, has 25), \"lilli")
      })
  }
}
