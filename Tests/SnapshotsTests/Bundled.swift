import AdPreview
import Foundation
import InterfaceBuilder
import NativeAds
import ViewLayout

/// The layouts that come with AdPane, drawn with its test ads.
enum Bundled {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Layouts").path

  static let layouts = ["FeedCell", "Minimal", "NativeAdView", "SmallTemplate", "DarkCard"]

  static func render(
    _ layout: String, ad: String? = "every-asset",
    _ change: (inout PreviewOptions) -> Void = { _ in }
  ) throws -> RenderedAd {
    let document = try Document(contentsOf: "\(folder)/\(layout).xib")
    var options = PreviewOptions()
    change(&options)
    return AdPreviewer(document: document, layout: document.layouts[0])
      .render(ad: try ad.map { try TestAds.named($0).ad }, options: options)
  }
}
