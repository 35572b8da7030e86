import AdPreview
import Cells
import NativeAds
import PictureFixtures
import TestFolders
import Testing

/// Ads whose images came as addresses alone (`disableImageLoading`).
@Suite("Ads loaded without images")
@MainActor
struct DisabledImagesTests {
  private func load(_ name: String) async throws -> LoadedAd {
    var options = NativeAdImageAdLoaderOptions()
    options.isImageLoadingDisabled = true
    let loader = AdLoader(
      adUnitID: TestAdSource.AdUnit.native.rawValue, rootViewController: nil, adTypes: [.native],
      options: [options])
    var request = Request()
    request.extras[TestAdSource.nameExtra] = name
    return try #require(try await loader.ads(for: request).first)
  }

  /// A media view of 40 by 10 cells beside an icon of 10 by 5, on white.
  private func render(
    _ ad: NativeAd, _ pictures: PreviewOptions.Pictures = .symbols
  ) throws -> RenderedAd {
    let markup = Markup.ad(
      width: 300, height: 120, outlets: [("mediaView", "media"), ("iconView", "icon")],
      inside: Markup.color("backgroundColor", 1, 1, 1),
      Markup.view(
        "media", x: 60, y: 0, width: 240, height: 120,
        attributes:
          "customClass=\"GADMediaView\" contentMode=\"scaleAspectFill\" clipsSubviews=\"YES\"",
        inside: Markup.color("backgroundColor", 0, 0, 1))
        + Markup.view("icon", x: 0, y: 0, width: 60, height: 60, element: "imageView"))
    return try Preview.render(markup, ad: ad) {
      $0.pictures = pictures
      $0.height = .saved
    }
  }

  @Test(
    "the views of its images are there and empty",
    arguments: [PreviewOptions.Pictures.symbols, .outline, .image])
  func empty(pictures: PreviewOptions.Pictures) async throws {
    let rendered = try render(try await load("every-asset").assets, pictures)
    for id in ["media", "icon"] {
      let view = try #require(rendered.view(id))
      #expect(!view.isHidden)
      #expect(view.picture == nil)
    }
    #expect(
      rendered.assets.filter { $0.asset == "icon" || $0.asset == "media" }.map(\.state)
        == [.bound, .bound])
    let media = (0..<10).flatMap { row in (10..<48).map { rendered.grid[$0, row] } }
    #expect(media.allSatisfy { $0.style.background == Color(rgb: 0x0000FF) && $0.text == " " })
    let icon = (0..<5).flatMap { row in (0..<10).map { rendered.grid[$0, row] } }
    #expect(icon.allSatisfy { $0.style.background == .white && $0.text == " " })
    #expect(rendered.pictures.isEmpty)
    #expect(rendered.pictureProblems.isEmpty)
  }

  @Test("an image that the app sets fills the media view")
  func set() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      PNGFile.bytes(width: 24, height: 12) { _, _ in 0xFF00_00FF }, to: "own.png")
    let ad = try await load("every-asset")
    ad.setMainImage(NativeAdImage(content: .file(path), width: 24, height: 12))
    let rendered = try render(ad.assets)
    #expect(rendered.grid[30, 5].style.background == Color(rgb: 0xFF0000))
    #expect(rendered.view("media")?.picture != nil)
    #expect(rendered.grid[5, 2].style.background == .white)
    ad.setMainImage(nil)
    #expect(try render(ad.assets).grid[30, 5].style.background == Color(rgb: 0x0000FF))
  }
}
