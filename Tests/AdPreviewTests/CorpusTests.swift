import Cells
import Foundation
import InterfaceBuilder
import NativeAds
import Testing

@testable import AdPreview

/// Documents that Interface Builder saved for real apps; they are not part of the package.
enum Corpus {
  static let folder = ProcessInfo.processInfo.environment["ADPANE_CORPUS"]

  static func ads() throws -> [String] {
    guard let folder else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder + "/ads")
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
      .map { "\(folder)/ads/\($0)" }
  }
}

@Suite(
  "Real layouts",
  .enabled(if: Corpus.folder != nil, "set ADPANE_CORPUS to a folder with real documents"))
struct CorpusTests {
  @Test("every ad layout draws test ads, with rows of one width, alike each time")
  func all() throws {
    var drawn = 0
    for (position, path) in try Corpus.ads().enumerated() {
      let document = try Document(contentsOf: path)
      for layout in document.layouts {
        let previewer = AdPreviewer(document: document, layout: layout)
        // One of the test ads in turn: all of them with all layouts take minutes.
        let test = TestAds.all[position % TestAds.all.count]
        let rendered = previewer.render(ad: test.ad, options: PreviewOptions())
        drawn += 1
        for row in rendered.rows {
          #expect(DisplayText.width(of: row) == rendered.grid.columns, "\(path) \(test.name)")
        }
        #expect(previewer.render(ad: test.ad, options: PreviewOptions()).grid == rendered.grid)
      }
    }
    print("drew \(drawn) frames")
    #expect(drawn > 100)
  }

  @Test(
    "Google's sample shows every asset of an app-install ad, whole, at three cell sizes",
    arguments: [Size(width: 6, height: 12), Size(width: 4, height: 8), Size(width: 8, height: 16)])
  func sample(cell: Size) throws {
    let path = try #require(
      try Corpus.ads().first {
        $0.contains("Swift__admob__NativeAdvancedExample")
          && $0.hasSuffix("__NativeAdView.xib")
      })
    let document = try Document(contentsOf: path)
    let previewer = AdPreviewer(document: document, layout: document.layouts[0])
    let ad = try TestAds.named("app-install").ad
    var options = PreviewOptions()
    options.cell = cell
    let rendered = previewer.render(ad: ad, options: options)
    let texts = [
      ad.headline, ad.advertiser, ad.price, ad.store, ad.callToAction, "★★★★", "Ad", "▷i",
    ]
    for text in texts.compactMap({ $0 }) { #expect(rendered.text.contains(text)) }
    let words = (ad.body ?? "").split(separator: " ")
    #expect(words.allSatisfy { rendered.text.contains($0) })
    #expect(rendered.view("fNp-yu-K4i")?.picture != nil)
    #expect(!rendered.views.contains { $0.isTruncatedInTerminal || $0.isTruncatedOnDevice })
    #expect(rendered.findings.allSatisfy { $0.severity == .note })
  }
}
