import AdPreview
import Cells
import Foundation
import InterfaceBuilder
import NativeAds
import PictureFixtures
import TestFolders
import Testing

@Suite("Pictures in ads")
struct PicturePaintingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let red = Color(rgb: 0xFF0000)

  private func picture(_ name: String, _ color: UInt32 = 0xFF00_00FF) throws -> NativeAdImage {
    let path = try folder.write(
      PNGFile.bytes(width: 64, height: 64) { _, _ in color }, to: name)
    return NativeAdImage(content: .file(path), width: 64, height: 64)
  }

  /// An ad view of 20 by 5 cells with an image view of 10 by 5 cells at its left.
  private func icon(
    _ attributes: String = "", inside: String = "", image: NativeAdImage?, name: String? = nil,
    _ change: (inout PreviewOptions) -> Void = { _ in }
  ) throws -> RenderedAd {
    var ad = NativeAd(name: "icon", format: .native)
    ad.source = .direct
    ad.icon = image
    let markup = Markup.ad(
      width: 120, height: 60, outlets: image == nil ? [] : [("iconView", "icon")],
      inside: Markup.color("backgroundColor", 1, 1, 1),
      Markup.view(
        "icon", x: 0, y: 0, width: 60, height: 60, element: "imageView",
        attributes: attributes + (name.map { " image=\"\($0)\"" } ?? ""), inside: inside))
    let document = try Document(
      bytes: Array(Preview.text(markup).utf8), path: folder.path + "/Layouts/Test.xib")
    var options = PreviewOptions()
    options.height = .saved
    options.pictures = .symbols
    change(&options)
    return AdPreviewer(document: document, layout: document.layouts[0])
      .render(ad: ad, options: options)
  }

  @Test("an outline stays an outline, and reads no file")
  func outline() throws {
    let image = NativeAdImage(content: .file("/nowhere.png"), width: 64, height: 64)
    let rendered = try icon(image: image) { $0.pictures = .outline }
    #expect(rendered.text.contains("icon"))
    #expect(rendered.pictureProblems.isEmpty)
  }

  @Test("a round icon looks round on the ground of the ad")
  func round() throws {
    let corner = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
      <integer key="value" value="30"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    let rendered = try icon("clipsSubviews=\"YES\"", inside: corner, image: picture("a.png"))
    #expect(rendered.grid[5, 2].style.background == Self.red)
    for column in [0, 9] {
      for row in [0, 4] {
        let cell = rendered.grid[column, row]
        let isGround = cell.style.background == .white || cell.style.foreground == .white
        #expect(isGround, "\(column),\(row): \(cell)")
      }
    }
    // Without clipping, the corners of a layer do not cut its picture.
    let square = try icon(inside: corner, image: picture("a.png"))
    #expect(square.grid[0, 0].style.background == Self.red)
  }

  @Test("the opacity of a view lets its ground through")
  func alpha() throws {
    let rendered = try icon("alpha=\"0.5\"", image: picture("a.png"))
    let color = try #require(rendered.grid[5, 2].style.background)
    #expect(color.red == 255)
    #expect((126...130).contains(color.green))
  }

  @Test(
    "a picture that cannot be read is named once, and a stand-in takes its place",
    arguments: ["missing.png", "empty.png", "cut.png", "page.png", "large.png"])
  func broken(name: String) throws {
    let file = PNGFile.quadrants(width: 32, height: 32)
    switch name {
    case "empty.png": try folder.write([], to: name)
    case "cut.png": try folder.write(Array(file.prefix(80)), to: name)
    case "page.png": try folder.write(Array("<html>".utf8), to: name)
    case "large.png":
      let large = PNGFile.bytes(width: 1, height: 1, stated: (30_000, 30_000)) { _, _ in 0 }
      try folder.write(large, to: name)
    default: break
    }
    let path = folder.path + "/" + name
    let rendered = try icon(
      image: NativeAdImage(content: .file(path), width: 64, height: 64))
    #expect(rendered.pictureProblems.map(\.path) == [path])
    #expect(rendered.pictureProblems.first?.description.hasPrefix(path + ": warning: ") == true)
    #expect(rendered.rows[0].hasPrefix("┌"))
    #expect(rendered.text.contains("icon"))
  }

  @Test("a file of another size than the ad states is drawn as stated, and named")
  func wrongSize() throws {
    let path = try folder.write(PNGFile.quadrants(width: 30, height: 20), to: "small.png")
    let rendered = try icon(image: NativeAdImage(content: .file(path), width: 64, height: 64))
    #expect(rendered.pictureProblems.count == 1)
    #expect(rendered.pictureProblems.first?.message.contains("30×20") == true)
    #expect(rendered.grid[1, 1].style.background == Self.red)
  }

  @Test("a document's image is found beside the layout, above it, and in a catalogue")
  func resources() throws {
    for place in ["Layouts/logo.png", "logo@2x.png", "Art.xcassets/logo.imageset/l.png"] {
      let folder = try TemporaryFolder()
      try folder.write(PNGFile.bytes(width: 8, height: 8) { _, _ in 0xFF00_00FF }, to: place)
      try folder.write([], to: "Layouts/Test.xib")
      if place.contains("imageset") {
        let contents = #"{"images": [{"idiom": "universal", "filename": "l.png"}]}"#
        try folder.write(Array(contents.utf8), to: "Art.xcassets/logo.imageset/Contents.json")
      }
      let rendered = try PicturePaintingTests(folder).icon(image: nil, name: "logo")
      #expect(rendered.grid[5, 2].style.background == Self.red, "\(place)")
    }
  }

  private init(_ folder: TemporaryFolder) { self.folder = folder }

  @Test("a button's background image fills the button, with the title on it")
  func buttonBackground() throws {
    let path = try folder.write(PNGFile.quadrants(width: 8, height: 8), to: "plate.png")
    let button = Markup.view(
      "cta", x: 0, y: 0, width: 120, height: 60, element: "button",
      inside: "<state key=\"normal\" title=\"Go\" backgroundImage=\"plate\"/>")
    let markup = Markup.ad(
      width: 120, height: 60, outlets: [], inside: Markup.color("backgroundColor", 1, 1, 1), button)
    let document = try Document(
      bytes: Array(Preview.text(markup).utf8), path: folder.path + "/Test.xib")
    var options = PreviewOptions()
    options.height = .saved
    options.pictures = .symbols
    let previewer = AdPreviewer(document: document, layout: document.layouts[0])
    let rendered = previewer.render(ad: nil, options: options)
    let corners = [(0, 0), (19, 0), (0, 4), (19, 4)].map {
      rendered.grid[$0.0, $0.1].style.background?.rgb
    }
    #expect(corners == [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00])
    #expect(rendered.row(containing: "Go") == 2)
    // Where the file is gone, the title stands on a plain ground.
    try FileManager.default.removeItem(atPath: path)
    let bare = previewer.render(ad: nil, options: options)
    #expect(bare.grid[0, 0].style.background == bare.grid[19, 4].style.background)
    #expect(bare.grid[0, 0].style.background != .white)
    #expect(bare.row(containing: "Go") == 2)
  }

  @Test("a resizable image keeps its caps, at the size of its scale")
  func resizable() throws {
    // 32 by 8 pixels at 2x, of which 12 at either side are caps: 6 pt, a column.
    let plate = PNGFile.bytes(width: 32, height: 8) { x, _ in
      x < 12 ? 0xFF00_00FF : x < 20 ? 0x0000_FFFF : 0x00FF_00FF
    }
    try folder.write(plate, to: "A.xcassets/plate.imageset/p.png")
    try folder.write([], to: "Layouts/Test.xib")
    let contents = """
      {"images": [{"filename": "p.png", "scale": "2x", "resizing": {"mode": "3-part-horizontal",
      "center": {"mode": "stretch", "width": 8}, "cap-insets": {"left": 12, "right": 12}}}]}
      """
    try folder.write(Array(contents.utf8), to: "A.xcassets/plate.imageset/Contents.json")
    let rendered = try icon(
      "contentMode=\"scaleToFill\"", image: nil, name: "plate")
    let colors = (0..<10).map { rendered.grid[$0, 2].style.background?.rgb }
    #expect(colors == [0xFF0000] + Array(repeating: 0x0000FF, count: 8) + [0x00FF00])
  }

  @Test("a template image takes the tint")
  func template() throws {
    try folder.write(
      PNGFile.bytes(width: 8, height: 8) { _, _ in 0x0000_00FF },
      to: "A.xcassets/mark.imageset/m.png")
    try folder.write([], to: "Layouts/Test.xib")
    try folder.write(
      Array(
        #"{"images": [{"filename": "m.png"}], "properties": {"template-rendering-intent": "template"}}"#
          .utf8), to: "A.xcassets/mark.imageset/Contents.json")
    let rendered = try icon(
      inside: Markup.color("tintColor", 1, 0, 0), image: nil, name: "mark")
    #expect(rendered.grid[5, 2].style.background == Self.red)
  }

  @Test("an SF Symbol is the character that comes nearest")
  func symbol() throws {
    let rendered = try icon("catalog=\"system\"", image: nil, name: "star.fill")
    #expect(rendered.text.contains("★"))
  }

  @Test("a video shows its poster, a sign to play it, its length and that it is muted")
  func video() throws {
    var ad = NativeAd(name: "video", format: .native)
    var media = Preview.media(1280, 720, isVideo: true)
    media.mainImage = try picture("poster.png")
    media.duration = 75
    ad.mediaContent = media
    let rendered = try Preview.render(ConstrainedCard.xib(), ad: ad) { $0.pictures = .symbols }
    #expect(rendered.text.contains("▶"))
    #expect(rendered.row(containing: "1:15") == rendered.row(containing: "muted"))
    let media1 = try #require(rendered.view("media"))
    #expect(
      rendered.grid[media1.cells.column + 8, media1.cells.row + 2].style.background == Self.red)
  }

  @Test("a GIF as a video gives its first frame as the poster")
  func animated() throws {
    let path = try folder.write(
      GIFFile.bytes(width: 32, height: 18, colors: [0xFF0000, 0x00FF00]), to: "clip.gif")
    var ad = NativeAd(name: "video", format: .native)
    ad.mediaContent.hasVideoContent = true
    ad.mediaContent.video = .file(path)
    ad.mediaContent.aspectRatio = 16.0 / 9
    let rendered = try Preview.render(ConstrainedCard.xib(), ad: ad) { $0.pictures = .symbols }
    let media = try #require(rendered.view("media"))
    #expect(
      rendered.grid[media.cells.column + 8, media.cells.row + 2].style.background == Self.red)
  }

  @Test("the image itself lies behind cells without a background, text on it stays")
  func image() throws {
    let rendered = try icon(image: picture("a.png")) { $0.pictures = .image }
    let layer = try #require(rendered.pictures.first)
    #expect(layer.mediaType == "image/png")
    #expect(layer.cells == CellRect(column: 0, row: 0, columns: 10, rows: 5))
    #expect(rendered.grid[5, 2].style.background == nil)
    #expect(rendered.grid[15, 2].style.background == .white)
    let svg = rendered.grid.svg(pictures: rendered.pictures)
    #expect(svg.contains("<image x=\"0\" y=\"0\" width=\"90\" height=\"90\""))
    #expect(svg.contains("href=\"data:image/png;base64,iVBORw0KGgo"))
    #expect(
      rendered.grid.htmlPage(title: "Ad", pictures: rendered.pictures).contains("<img alt=\"\""))
  }

  @Test("text on a picture stands on one colour")
  func text() throws {
    var ad = Preview.ad(headline: "Over the picture")
    ad.source = .direct
    let path = try folder.write(
      PNGFile.bytes(width: 120, height: 60) { x, y in (x + y) % 9 < 4 ? 0xFF00_00FF : 0x0000_00FF },
      to: "stripes.png")
    ad.icon = NativeAdImage(content: .file(path), width: 120, height: 60)
    let markup = Markup.ad(
      width: 120, height: 60, outlets: [("iconView", "icon"), ("headlineView", "head")],
      Markup.view("icon", x: 0, y: 0, width: 120, height: 60, element: "imageView")
        + Markup.label("head", "", x: 0, y: 24, width: 120, height: 18))
    let rendered = try Preview.render(markup, ad: ad) {
      $0.pictures = .symbols
      $0.height = .saved
    }
    let row = try #require(rendered.row(containing: "Over the picture"))
    #expect(rendered.grid.row(row).allSatisfy { $0.style.background != nil })
  }

  @Test("where pictures are drawn changes nothing that inspect tells")
  func inspect() throws {
    let image = try picture("a.png")
    let outline = try icon(image: image) { $0.pictures = .outline }
    let symbols = try icon(image: image)
    #expect(outline.views == symbols.views)
    #expect(outline.findings == symbols.findings)
  }
}
