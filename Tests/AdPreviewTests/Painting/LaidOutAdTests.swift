import AdPreview
import Cells
import InterfaceBuilder
import Testing

@Suite("An ad that is laid out once and drawn with several sizes of cells")
struct LaidOutAdTests {
  @Test(
    "it looks as if it had been laid out for each of them",
    arguments: [Size(width: 6, height: 12), Size(width: 3, height: 6), Size(width: 10, height: 20)])
  func cells(cell: Size) throws {
    let document = try Preview.document(
      Markup.ad(
        width: 320, height: 80, outlets: [("headlineView", "head")],
        inside: Markup.color("backgroundColor", 1, 1, 1),
        Markup.label("head", "", x: 12, y: 24, width: 200, height: 24)))
    let previewer = AdPreviewer(document: document, layout: document.layouts[0])
    var options = PreviewOptions()
    options.height = .saved
    let laidOut = previewer.laidOut(ad: Preview.ad(), options: options)
    #expect(laidOut.size == Size(width: 320, height: 80))
    var pictures = PictureLibrary()
    let drawn = laidOut.rendered(cell: cell, pictures: &pictures)
    options.cell = cell
    let whole = previewer.render(ad: Preview.ad(), options: options)
    #expect(drawn.grid == whole.grid)
    #expect(drawn.options == whole.options)
    let places = whole.views.map { $0.cells }
    #expect(drawn.views.map { $0.cells } == places)
  }
}
