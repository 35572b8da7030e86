import AdPreview
import Foundation
import InterfaceBuilder
import NativeAds

@testable import TerminalUI

/// Drawn ads for feeds, of a layout that comes with AdPane.
enum FeedSample {
  private static let layout = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Layouts/FeedCell.xib").path

  static func stand(
    _ ad: String = "every-asset", width: Double = 372
  ) throws -> Stand {
    let document = try Document(contentsOf: layout)
    var options = PreviewOptions()
    options.width = width
    options.pictures = .outline
    let rendered = AdPreviewer(document: document, layout: document.layouts[0])
      .render(ad: try TestAds.named(ad).ad, options: options)
    return Stand(rendered: rendered, adName: ad)
  }

  /// A feed of 20 items with an ad at positions 2, 6, 10, …; the first ads are drawn.
  static func feed(drawn: Int = 0) throws -> FeedState {
    var feed = FeedState(layout: AdFeedLayout(contentCount: 20, firstAd: 2, every: 3))
    for slot in 0..<drawn { feed.set(.drawn(try stand()), inSlot: slot) }
    return feed
  }
}
