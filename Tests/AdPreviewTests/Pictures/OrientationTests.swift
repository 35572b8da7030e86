import AdPreview
import Cells
import InterfaceBuilder
import NativeAds
import PictureFixtures
import Pictures
import TestFolders
import Testing

@Suite("Photos that are stored on their side")
struct OrientationTests {
  /// The quadrants as shown, from the upper left to the lower right, for each orientation of Exif; they are stored as RGBY.
  typealias Photo = (orientation: UInt8, quadrants: String)
  static let cases: [Photo] = [
    (1, "RGBY"), (2, "GRYB"), (3, "YBGR"), (4, "BYRG"), (5, "RBGY"), (6, "BRYG"), (7, "YGBR"),
    (8, "GYRB"),
  ]

  static let formats = [PictureFormat.jpeg, .png]

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func photo(_ orientation: UInt8, _ format: PictureFormat) -> [UInt8] {
    format == .jpeg
      ? JPEGFile.quadrants(orientation: orientation)
      : PNGFile.quadrants(
        width: 64, height: 32, chunks: PNGFile.notes(orientation: orientation))
  }

  /// The name is wrong for one of the formats, and does not matter.
  private func ad(_ orientation: UInt8, _ format: PictureFormat) throws -> NativeAd {
    try folder.write(Self.photo(orientation, format), to: "photo.jpg")
    let text = #"{"icon": {"file": "photo.jpg"}, "media": {"file": "photo.jpg"}}"#
    let file = try AdFile.parse(Array(text.utf8), path: folder.path + "/ad.json")
    #expect(file.notes.isEmpty)
    return try #require(file.ads.first)
  }

  /// An ad with its icon in an image view of 96 by 96 pt.
  private func rendered(
    _ orientation: UInt8, _ format: PictureFormat, _ pictures: PreviewOptions.Pictures,
    mode: String = "scaleAspectFit"
  ) throws -> RenderedAd {
    var ad = try ad(orientation, format)
    ad.source = .direct
    let markup = Markup.ad(
      width: 96, height: 96, outlets: [("iconView", "icon")],
      inside: Markup.color("backgroundColor", 1, 1, 1),
      Markup.view(
        "icon", x: 0, y: 0, width: 96, height: 96, element: "imageView",
        attributes: "contentMode=\"\(mode)\""))
    let document = try Document(
      bytes: Array(Preview.text(markup).utf8), path: folder.path + "/Test.xib")
    var options = PreviewOptions()
    options.height = .saved
    options.pictures = pictures
    return AdPreviewer(document: document, layout: document.layouts[0])
      .render(ad: ad, options: options)
  }

  private static func letter(_ color: Cells.Color?) -> Character {
    guard let color else { return "?" }
    return switch (color.red > 127, color.green > 127, color.blue > 127) {
    case (true, false, false): "R"
    case (false, true, false): "G"
    case (false, false, true): "B"
    case (true, true, false): "Y"
    default: "?"
    }
  }

  @Test("the size of a photo is that of the upright picture", arguments: cases, formats)
  func size(photo: Photo, format: PictureFormat) throws {
    let orientation = photo.orientation
    let ad = try ad(orientation, format)
    let isTurned = orientation >= 5
    #expect(ad.icon?.width == (isTurned ? 32 : 64))
    #expect(ad.icon?.height == (isTurned ? 64 : 32))
    #expect(ad.mediaContent.aspectRatio == (isTurned ? 0.5 : 2))
    #expect(try rendered(orientation, format, .symbols).pictureProblems.isEmpty)
  }

  @Test("a photo is drawn upright in the rectangle of its upright size", arguments: cases, formats)
  func drawn(photo: Photo, format: PictureFormat) throws {
    let (orientation, quadrants) = photo
    let grid = try rendered(orientation, format, .symbols).grid
    // 16 by 8 cells hold 96 by 48 pt in rows 2…5, or 48 by 96 pt in columns 4…11.
    let columns = orientation >= 5 ? [5, 10] : [2, 13]
    let rows = orientation >= 5 ? [1, 6] : [2, 5]
    let seen = rows.flatMap { row in
      columns.map { Self.letter(grid[$0, row].style.background) }
    }
    #expect(String(seen) == quadrants)
    #expect(grid[orientation >= 5 ? 1 : 7, orientation >= 5 ? 3 : 0].style.background == .white)
  }

  @Test("a photo that SVG and HTML hold is turned there alone", arguments: cases, formats)
  func embedded(photo: Photo, format: PictureFormat) throws {
    let (orientation, quadrants) = photo
    let picture = try #require(try rendered(orientation, format, .image).pictures.first)
    #expect(picture.bytes.count == Self.photo(orientation, format).count)
    #expect(picture.bytes == Self.photo(1, format))
    #expect(picture.turn.swapsSides == (orientation >= 5))
    let turn = picture.turn
    var shown: [Character] = ["?", "?", "?", "?"]
    for (letter, (x, y)) in zip("RGBY", [(-1, -1), (1, -1), (-1, 1), (1, 1)]) {
      let column = x * turn.across.x + y * turn.down.x
      let row = x * turn.across.y + y * turn.down.y
      shown[(row + 1) + (column + 1) / 2] = letter
    }
    #expect(String(shown) == quadrants)
    #expect(picture.columns == (orientation >= 5 ? 8 : 16))
  }

  @Test("an upright picture needs no transform, a turned one has one in SVG and HTML")
  func transforms() throws {
    let format = PictureFormat.png
    for (orientation, isTurned) in [(UInt8(1), false), (6, true)] {
      let rendered = try rendered(orientation, format, .image)
      #expect(rendered.grid.svg(pictures: rendered.pictures).contains("transform=") == isTurned)
      let page = rendered.grid.htmlFragment(pictures: rendered.pictures)
      #expect(page.contains("transform:matrix(0,1,-1,0,0,0)") == isTurned)
    }
  }
}
