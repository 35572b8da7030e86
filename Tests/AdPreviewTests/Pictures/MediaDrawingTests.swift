import AdPreview
import Cells
import InterfaceBuilder
import NativeAds
import PictureFixtures
import TestFolders
import Testing

@Suite("The media view's picture on drawn frames")
struct MediaDrawingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let quadrants = [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00].map {
    Cells.Color(rgb: $0)
  }

  /// An ad of 320 by 268 points with a media view of 250 by 175 at 35, 40.
  private func render(
    _ size: (Int, Int), mode: String, clips: Bool = true, isVideo: Bool = false
  ) throws -> RenderedAd {
    let path = try folder.write(
      PNGFile.quadrants(width: size.0 / 10, height: size.1 / 10), to: "media.png")
    var ad = NativeAd(name: "media", format: .native)
    ad.source = .direct
    ad.mediaContent = Preview.media(Double(size.0), Double(size.1), isVideo: isVideo)
    ad.mediaContent.mainImage?.content = .file(path)
    ad.mediaContent.mainImage?.width = Double(size.0 / 10)
    ad.mediaContent.mainImage?.height = Double(size.1 / 10)
    let markup = Markup.ad(
      width: 320, height: 268, outlets: [("mediaView", "media")],
      inside: Markup.color("backgroundColor", 1, 1, 1),
      Markup.view(
        "media", x: 35, y: 40, width: 250, height: 175,
        attributes:
          "customClass=\"GADMediaView\" contentMode=\"\(mode)\" clipsSubviews=\"\(clips ? "YES" : "NO")\"",
        inside: Markup.color("backgroundColor", 0, 0, 0)))
    return try Preview.render(markup, ad: ad) {
      $0.pictures = .symbols
      $0.height = .saved
    }
  }

  /// The colour of the cell that a point lies in.
  private func color(_ rendered: RenderedAd, x: Double, y: Double) -> Cells.Color? {
    rendered.grid[Int(x / 6), Int(y / 12)].style.background
  }

  @Test("a picture of another ratio has bars in the view's ground, and nothing is stretched")
  func bars() throws {
    let wide = try render((1000, 600), mode: "scaleAspectFit")
    #expect(wide.view("media")?.picture == Rect(x: 35, y: 52.5, width: 250, height: 150))
    #expect(color(wide, x: 160, y: 45) == .black)
    #expect(color(wide, x: 160, y: 210) == .black)
    #expect(color(wide, x: 45, y: 75) == Self.quadrants[0])
    #expect(color(wide, x: 275, y: 190) == Self.quadrants[3])
    let square = try render((600, 600), mode: "scaleAspectFit")
    #expect(square.view("media")?.picture == Rect(x: 72.5, y: 40, width: 175, height: 175))
    #expect(color(square, x: 60, y: 120) == .black)
    #expect(color(square, x: 260, y: 120) == .black)
    #expect(color(square, x: 90, y: 60) == Self.quadrants[0])
    #expect(color(square, x: 230, y: 60) == Self.quadrants[1])
  }

  @Test("a portrait video that fills a landscape view shows its middle, and the loss is told")
  func portrait() throws {
    let filled = try render((1080, 1920), mode: "scaleAspectFill", isVideo: true)
    for (x, y, index) in [(50.0, 60.0, 0), (270, 60, 1), (50, 180, 2), (270, 180, 3)] {
      #expect(color(filled, x: x, y: y) == Self.quadrants[index])
    }
    #expect(color(filled, x: 160, y: 20) == .white)
    #expect(color(filled, x: 160, y: 240) == .white)
    #expect(filled.findings("media-cropped").count == 1)
    let fitted = try render((1080, 1920), mode: "scaleAspectFit", isVideo: true)
    #expect(color(fitted, x: 60, y: 120) == .black)
    #expect(color(fitted, x: 130, y: 60) == Self.quadrants[0])
    #expect(fitted.findings("media-cropped").isEmpty)
  }

  @Test("without clipping the picture reaches over its view")
  func spilling() throws {
    let spilled = try render((1080, 1920), mode: "scaleAspectFill", clips: false)
    #expect(color(spilled, x: 60, y: 20) == Self.quadrants[0])
    #expect(color(spilled, x: 260, y: 250) == Self.quadrants[3])
  }
}
