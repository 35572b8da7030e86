import Cells
import InterfaceBuilder
import NativeAds
import Testing

@testable import AdPreview

@Suite("The media view")
struct MediaTests {
  private func ad(_ media: MediaContent) -> NativeAd {
    var ad = Preview.ad(body: "Rolls, rye and more.", callToAction: "Order")
    ad.mediaContent = media
    return ad
  }

  @Test(
    "a media view of fixed size keeps it, and the picture has bars",
    arguments: [
      ((900.0, 600.0), Rect(x: 37.5, y: 34, width: 225, height: 150)),
      ((500, 500), Rect(x: 75, y: 34, width: 150, height: 150)),
      ((1200, 300), Rect(x: 0, y: 71.5, width: 300, height: 75)),
    ])
  func fixed(size: (Double, Double), picture: Rect) throws {
    let rendered = try Preview.render(
      ConstrainedCard.xib(), ad: ad(Preview.media(size.0, size.1)))
    let media = try #require(rendered.view("media"))
    #expect(media.frame == Rect(x: 0, y: 34, width: 300, height: 150))
    #expect(media.picture == picture)
    #expect(rendered.constraints.conflicts.isEmpty)
    #expect(rendered.findings.map(\.rule) == ["media-ratio-kept"])
    #expect(rendered.view("button")?.frame.y == 232)
    // The outline shows the picture, the bars beside it are the view's ground.
    let cells = CellScale(cell: Size(width: 6, height: 12)).rect(picture)
    #expect(rendered.grid[cells.column, cells.row].text == "┌")
    #expect(rendered.grid[cells.endColumn - 1, cells.endRow - 1].text == "┘")
  }

  @Test("the ad's ratio decides where the layout leaves one side open")
  func open() throws {
    let rendered = try Preview.render(
      ConstrainedCard.xib(mediaConstraints: ""), ad: ad(Preview.media(1500, 1000)))
    #expect(rendered.view("media")?.frame == Rect(x: 0, y: 34, width: 300, height: 200))
    #expect(rendered.adView.frame.height == 330)
    #expect(rendered.findings.isEmpty)
  }

  @Test("with the option on, the conflict is reported as UIKit's log does; off adds nothing")
  func options() throws {
    let square = ad(Preview.media(500, 500))
    let on = try Preview.render(ConstrainedCard.xib(), ad: square) { $0.mediaRatio = .on }
    #expect(on.constraints.conflicts.count == 1)
    let message = try #require(on.findings("constraint-conflict").first?.message)
    #expect(message.contains("media ratio of the ad"))
    #expect(message.contains("c-media"))
    let off = try Preview.render(ConstrainedCard.xib(), ad: square) { $0.mediaRatio = .off }
    #expect(off.constraints.conflicts.isEmpty)
    #expect(off.findings.isEmpty)
  }

  @Test("a media view that is fixed without area keeps it, as one of any other ratio does")
  func flat() throws {
    let media = Markup.view(
      "media", x: 0, y: 0, width: 300, height: 0, attributes: "customClass=\"GADMediaView\"")
    let text = Preview.text(
      Markup.ad(width: 300, height: 200, outlets: [("mediaView", "media")], media)
    ).replacing("useAutolayout=\"YES\"", with: "useAutolayout=\"NO\"")
    let document = try Document(bytes: Array(text.utf8), path: "Test.xib")
    let previewer = AdPreviewer(document: document, layout: document.layouts[0])
    let rendered = previewer.render(ad: ad(Preview.media(1500, 1000)), options: PreviewOptions())
    #expect(rendered.constraints.conflicts.isEmpty)
    #expect(rendered.findings("media-ratio-kept").count == 1)
    var options = PreviewOptions()
    options.mediaRatio = .on
    let asked = previewer.render(ad: ad(Preview.media(1500, 1000)), options: options)
    #expect(asked.constraints.conflicts.count == 1)
  }

  @Test("a layout that bounds its media without fixing it takes the ratio")
  func bounded() throws {
    let bound = """
      <constraint firstAttribute="height" constant="170" priority="999" id="c-high"/>
      """
    let rendered = try Preview.render(
      ConstrainedCard.xib(mediaConstraints: bound), ad: ad(Preview.media(1500, 1000)))
    #expect(rendered.view("media")?.frame.height == 200)
    #expect(rendered.findings("media-ratio-kept").isEmpty)
  }

  @Test("a ratio that is not known is said and adds nothing")
  func unknown() throws {
    var content = MediaContent()
    content.mainImage = NativeAdImage(content: .none)
    let rendered = try Preview.render(ConstrainedCard.xib(), ad: ad(content))
    #expect(rendered.findings.map(\.rule) == ["aspect-ratio-unknown"])
    #expect(rendered.view("media")?.picture == Rect(x: 0, y: 34, width: 300, height: 150))
  }

  @Test("what is cropped is told in per cent")
  func cropped() throws {
    let rendered = try Preview.render(
      ConstrainedCard.xib(), ad: ad(Preview.media(1080, 1920, isVideo: true))
    ) { $0.contentMode = .scaleAspectFill }
    let message = try #require(rendered.findings("media-cropped").first?.message)
    // 300 pt wide, the video is 533.33 pt high, of which 150 pt are seen.
    #expect(message.contains("about 72 %"))
    #expect(rendered.view("media")?.picture?.height.rounded() == 533)
  }

  @Test("a video shows its sign and its length")
  func video() throws {
    var content = Preview.media(1280, 720, isVideo: true)
    content.duration = 75
    let rendered = try Preview.render(ConstrainedCard.xib(), ad: ad(content))
    #expect(rendered.text.contains("▶ 1:15"))
    #expect(rendered.text.contains("1280×720"))
  }

  @Test("an ad without media leaves the view empty where it is")
  func none() throws {
    let rendered = try Preview.render(
      ConstrainedCard.xib(), ad: Preview.ad(body: "Rolls.", callToAction: "Order"))
    #expect(rendered.view("media")?.isHidden == false)
    #expect(rendered.view("media")?.picture == nil)
    #expect(rendered.assets.first { $0.asset == "media" }?.state == .absent)
    #expect(rendered.view("button")?.frame.y == 232)
  }

  @Test("constraints that Interface Builder removes at build time are not in force")
  func placeholders() throws {
    let constraints = """
      <constraint firstAttribute="height" constant="150" id="c-media"/>
      <constraint firstAttribute="height" constant="420" placeholder="YES" id="c-design"/>
      <constraint firstAttribute="width" constant="44" placeholder="YES" id="c-narrow"/>
      """
    let rendered = try Preview.render(
      ConstrainedCard.xib(mediaConstraints: constraints), ad: ad(Preview.media(1600, 800)))
    #expect(rendered.view("media")?.frame == Rect(x: 0, y: 34, width: 300, height: 150))
    #expect(rendered.constraints.conflicts.isEmpty)
    #expect(!rendered.constraints.unsatisfied.contains { $0 == "c-design" || $0 == "c-narrow" })
  }
}
