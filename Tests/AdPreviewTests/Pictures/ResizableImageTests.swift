import AdPreview
import Cells
import Foundation
import InterfaceBuilder
import NativeAds
import PictureFixtures
import TestFolders
import Testing

@Suite("Resizable images in SVG and HTML")
struct ResizableImageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// An image view of 120 by 48 pt that shows an image of 30 by 12 pixels with caps of 6 and 3 pixels.
  private func rendered(mode: String, center: String = "stretch") throws -> RenderedAd {
    let set = "A.xcassets/plate.imageset/"
    try folder.write(PNGFile.quadrants(width: 30, height: 12), to: set + "p.png")
    let contents = """
      {"images": [{"idiom": "universal", "filename": "p.png", "scale": "1x", "resizing": {
        "mode": "\(mode)", "center": {"mode": "\(center)", "width": 10, "height": 4},
        "cap-insets": {"left": 6, "right": 6, "top": 3, "bottom": 3}}}]}
      """
    try folder.write(contents, to: set + "Contents.json")
    let markup = Markup.ad(
      width: 120, height: 48, outlets: [],
      Markup.view(
        "plate", x: 0, y: 0, width: 120, height: 48, element: "imageView",
        attributes: "image=\"plate\" contentMode=\"scaleToFill\""))
    let document = try Document(
      bytes: Array(Preview.text(markup).utf8), path: folder.path + "/Test.xib")
    var options = PreviewOptions()
    options.height = .saved
    options.pictures = .image
    return AdPreviewer(document: document, layout: document.layouts[0])
      .render(ad: nil, options: options)
  }

  private func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test(
    "the image is held once and its parts are cut out of it",
    arguments: [("9-part", 9), ("3-part-horizontal", 3), ("3-part-vertical", 3)])
  func parts(mode: String, number: Int) throws {
    let rendered = try rendered(mode: mode)
    for text in [
      rendered.grid.svg(pictures: rendered.pictures),
      rendered.grid.htmlFragment(pictures: rendered.pictures),
    ] {
      #expect(count("data:image/png", in: text) == 1)
      #expect(count("<use ", in: text) == number)
      #expect(count("<pattern", in: text) == 0)
    }
  }

  @Test("caps keep their size, and what lies between them fills the rest")
  func places() throws {
    let rendered = try rendered(mode: "9-part")
    let svg = rendered.grid.svg(pictures: rendered.pictures)
    // 20 by 4 cells are 180 by 72 pixels for 120 by 48 pt, so that a pixel of the image is 1.5. What is enlarged is seen
    // from the middle of its first pixel to that of its last.
    let places = [
      (x: 0, y: 0, width: 9, height: 5, box: "0.0 0.0 6.0 3.0"),
      (x: 9, y: 5, width: 162, height: 63, box: "6.5 3.5 9.0 3.0"),
      (x: 171, y: 68, width: 9, height: 4, box: "24.0 9.0 6.0 3.0"),
    ]
    for place in places {
      let part =
        "<svg x=\"\(place.x)\" y=\"\(place.y)\" width=\"\(place.width)\" height=\"\(place.height)\""
        + " viewBox=\"\(place.box)\""
      #expect(svg.contains(part))
    }
  }

  @Test("what is repeated is a pattern of its own size")
  func tiles() throws {
    let rendered = try rendered(mode: "9-part", center: "tile")
    let svg = rendered.grid.svg(pictures: rendered.pictures)
    // All but the corners.
    #expect(count("<pattern", in: svg) == 5)
    #expect(svg.contains("\"userSpaceOnUse\" x=\"9\" y=\"5\" width=\"15\" height=\"6\""))
    #expect(svg.contains("<rect x=\"9\" y=\"5\" width=\"162\" height=\"63\" fill=\"url(#p"))
  }
}
