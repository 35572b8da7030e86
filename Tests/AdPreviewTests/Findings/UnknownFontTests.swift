import InterfaceBuilder
import Testing

@testable import AdPreview

@Suite("Fonts that are not known")
struct UnknownFontTests {
  private func label(_ id: String, font: String) -> String {
    Markup.freeLabel(id, "Text", font: #"name="\#(font)" family="\#(font)" pointSize="14""#)
  }

  @Test("each is named once in a document, as a note where it is first used")
  func once() throws {
    let rendered = try Preview.render(
      Markup.ad(
        width: 200, height: 80, outlets: [],
        label("a", font: "BakersHand") + label("b", font: "BakersHand")
          + label("c", font: "CrumbSerif") + label("d", font: "Georgia")),
      ad: nil)
    let notes = rendered.findings("unknown-font")
    #expect(notes.map(\.severity) == [.note, .note])
    #expect(notes.first?.message.contains("\"BakersHand\"") == true)
    #expect(notes.last?.message.contains("\"CrumbSerif\"") == true)
    #expect(notes.first?.location?.line == rendered.view("a")?.line)
  }
}
