import AdPreview
import InterfaceBuilder
import NativeAds

/// A document's layouts as frames, from its bytes alone.
public enum DocumentText {
  /// Returns the frame files of a document's ad views, or of all its views where it has none, each with the test ad of its
  /// format; nil where it cannot be drawn.
  ///
  /// What stands beside a document is not looked at: git hands an old version over alone, and what it is compared with must not
  /// know more.
  public static func make(_ bytes: [UInt8]) -> String? {
    // A name without a folder, which leads nowhere.
    guard let document = try? Document(bytes: bytes, path: "layout") else { return nil }
    let views = AdViewSearch.allViews(in: document)
    let ads = views.filter(\.hasAdView)
    let drawn = (ads.isEmpty ? views : ads).map { view in
      let previewer = AdPreviewer(document: document, view: view)
      let ad = previewer.hasAdView ? TestAds.standard(for: previewer.format) : nil
      return FrameFile(previewer.render(ad: ad, options: PreviewOptions()), name: "").text
    }
    return drawn.isEmpty ? nil : drawn.joined(separator: "\n")
  }
}
