import AdPreview
import Cells
import InterfaceBuilder
import NativeAds
import PictureFixtures
import Pictures
import TestFolders
import Testing

/// An ad of 60 by 15 cells whose video fills it, under a headline, a film and AdChoices.
@Suite("Frames of an ad's video")
struct VideoStageTests {
  private static let red = Color(rgb: 0xFF0000)
  private static let blue = Color(rgb: 0x0000FF)
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func render(
    poster: UInt32 = 0xFF00_00FF, headline: String = "Over the video",
    _ change: (inout PreviewOptions) -> Void = { _ in }
  ) throws -> RenderedAd {
    var pictures = PictureLibrary()
    return try render(poster: poster, headline: headline, pictures: &pictures, change)
  }

  private func render(
    poster: UInt32 = 0xFF00_00FF, headline: String = "Over the video",
    pictures: inout PictureLibrary, _ change: (inout PreviewOptions) -> Void = { _ in }
  ) throws -> RenderedAd {
    var ad = NativeAd(name: "video", format: .native)
    ad.headline = headline
    ad.mediaContent = Preview.media(360, 180, isVideo: true)
    ad.mediaContent.duration = 30
    ad.mediaContent.mainImage?.content = .file(
      try folder.write(
        PNGFile.bytes(width: 72, height: 36) { _, _ in poster }, to: "poster-\(poster).png"))
    let film =
      "<color key=\"backgroundColor\" red=\"0\" green=\"0\" blue=\"0\" alpha=\"0.5\" colorSpace=\"custom\" "
      + "customColorSpace=\"sRGB\"/>"
    let markup = Markup.ad(
      width: 360, height: 180, outlets: [("mediaView", "media"), ("headlineView", "head")],
      inside: Markup.color("backgroundColor", 1, 1, 1),
      Markup.view(
        "media", x: 0, y: 0, width: 360, height: 180,
        attributes: "customClass=\"GADMediaView\" contentMode=\"scaleToFill\" clipsSubviews=\"YES\""
      )
        + Markup.view("film", x: 0, y: 24, width: 360, height: 24, inside: film)
        + Markup.view(
          "plate", x: 0, y: 48, width: 60, height: 24,
          inside: Markup.color("backgroundColor", 1, 0, 0))
        + Markup.label("head", "", x: 12, y: 24, width: 200, height: 24))
    var options = PreviewOptions()
    options.pictures = .symbols
    options.height = .saved
    change(&options)
    let document = try Preview.document(markup)
    return AdPreviewer(document: document, layout: document.layouts[0])
      .render(ad: ad, options: options, pictures: &pictures)
  }

  private func frame(_ color: UInt32, of stage: VideoStage) -> PicturePixels {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
    let count = stage.size.width * stage.size.height
    return PicturePixels(
      size: stage.size, rgba: Array((0..<count).map { _ in bytes }.joined()))
  }

  @Test("a frame stands where the poster stood, and whatever lies above stays above")
  func layers() throws {
    let rendered = try render()
    let stage = try #require(rendered.video)
    #expect(stage.viewID == "media")
    #expect(stage.cells == CellRect(column: 0, row: 0, columns: 60, rows: 15))
    #expect(stage.crop == .whole)
    #expect(stage.duration == 30)
    #expect(stage.path == nil)
    let grid = try stage.grid(
      showing: frame(0x0000_FFFF, of: stage), VideoOverlay(state: .playing, duration: 30))
    #expect(grid[30, 10].style.background == Self.blue)
    // The film darkens the frame, and the headline stands on both.
    #expect(grid[50, 2].style.background == Self.blue.over(.black, alpha: 0.5))
    #expect(grid.text().contains("Over the video"))
    // An opaque view of the poster's own colour is no part of the video.
    #expect(rendered.grid[2, 5].style.background == Self.red)
    #expect(grid[2, 5].style.background == Self.red)
    let marker = try #require(rendered.adChoices)
    #expect(grid[marker.cells.column, 0].text == rendered.grid[marker.cells.column, 0].text)
    #expect(grid[marker.cells.column, 0].text.isEmpty == false)
  }

  @Test(
    "a frame gives the same cells as an ad that has it for a poster",
    arguments: [(false, 6.0, 12.0), (false, 8, 16), (true, 6, 12), (false, 4, 8)])
  func same(isASCII: Bool, width: Double, height: Double) throws {
    func change(_ options: inout PreviewOptions) {
      options.isASCII = isASCII
      options.cell = Size(width: width, height: height)
    }
    let stage = try #require(try render(change).video)
    let poster = VideoOverlay(duration: 30)
    let grid = try stage.grid(showing: frame(0x00FF_00FF, of: stage), poster)
    #expect(grid == (try render(poster: 0x00FF_00FF, change).grid))
    #expect(try stage.grid(showing: nil, poster) == render(change).grid)
    if isASCII { #expect(grid.text().utf8.allSatisfy { $0 < 0x80 }) }
  }

  @Test("a video can be shown before its poster was drawn, and the signs on it are there at once")
  func early() throws {
    var pictures = PictureLibrary()
    pictures.drawsOnlyKnown = true
    let early = try render(pictures: &pictures)
    #expect(pictures.hasMissed)
    let whole = try render()
    let stage = try #require(early.video)
    #expect(stage.size == whole.video?.size)
    let playing = VideoOverlay(state: .playing, position: 3, duration: 30)
    let frame = frame(0x0000_FFFF, of: stage)
    #expect(try stage.grid(showing: frame, playing) == whole.video?.grid(showing: frame, playing))
    // The time and the sound; between them is what stands for the poster.
    #expect(early.grid.row(14).prefix(6) == whole.grid.row(14).prefix(6))
    #expect(early.grid.row(14).suffix(7) == whole.grid.row(14).suffix(7))
    let outlined = try stage.grid(showing: nil, playing)
    #expect(outlined[0, 0].text == "┌")
    #expect(outlined.row(14) == (try whole.video?.grid(showing: nil, playing).row(14)))
  }

  @Test(
    "the signs on the video follow what it does",
    arguments: [
      (VideoOverlay.State.poster, 0.0, "▶", "0:30", "muted"),
      (.playing, 7.6, nil, "0:07 ━━", "─── 0:30  muted"),
      (.paused, 15, "▶", "0:15 ━━━━", "─── 0:30  muted"),
      (.ended, 30, "↻", "0:30 ━━━━", "━━━ 0:30  muted"),
    ] as [(VideoOverlay.State, Double, String?, String, String)])
  func signs(
    state: VideoOverlay.State, position: Double, sign: String?, left: String, right: String
  ) throws {
    let stage = try #require(try render().video)
    let grid = try stage.grid(
      showing: nil, VideoOverlay(state: state, position: position, duration: 30))
    let rows = grid.text().split(separator: "\n", omittingEmptySubsequences: false)
    let signs = ["▶", "↻"].filter { rows[7].contains($0) }
    #expect(signs == (sign.map { [$0] } ?? []))
    #expect(rows[14].trimmingPrefix(" ").hasPrefix(left))
    #expect(rows[14].hasSuffix(right))
  }

  @Test("a video with its sound on says nothing of it, and one of unknown length has no bar")
  func bare() throws {
    let stage = try #require(try render().video)
    let loud = try stage.grid(
      showing: nil, VideoOverlay(state: .playing, position: 3, duration: 30, isMuted: false))
    #expect(!loud.text().contains("muted"))
    #expect(loud.text().contains("0:30"))
    let endless = try stage.grid(
      showing: nil, VideoOverlay(state: .playing, position: 3, duration: 0))
    #expect(endless.text().contains("0:03"))
    #expect(!endless.text().contains("━"))
  }

  @Test("there is no video to play where pictures are outlines, or there is none")
  func none() throws {
    #expect(try render { $0.pictures = .outline }.video == nil)
    #expect(try render { $0.pictures = .image }.video == nil)
    let still = try Preview.render(
      ConstrainedCard.xib(), ad: Preview.ad()
    ) { $0.pictures = .symbols }
    #expect(still.video == nil)
  }
}
