import AdPreview
import Cells
import InterfaceBuilder
import NativeAds

/// Renders layouts that tests write as text.
enum Preview {
  static func document(_ objects: String) throws -> Document {
    try Document(bytes: Array(text(objects).utf8), path: "Test.xib")
  }

  /// The text of a document with objects.
  static func text(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES">
      <objects>
    \(objects)
      </objects>
    </document>
    """
  }

  static func render(
    _ objects: String, ad: NativeAd?, object: String? = nil,
    _ change: (inout PreviewOptions) -> Void = { _ in }
  ) throws -> RenderedAd {
    var options = PreviewOptions()
    change(&options)
    let document = try document(objects)
    let layout = document.layouts[0]
    return AdPreviewer(document: document, layout: layout, object: object)
      .render(ad: ad, options: options)
  }

  static func ad(
    headline: String? = "Fresh bread at seven", body: String? = nil, callToAction: String? = nil
  ) -> NativeAd {
    var ad = NativeAd(name: "bakery", format: .native)
    ad.headline = headline
    ad.body = body
    ad.callToAction = callToAction
    ad.link = "https://bakery.example/"
    return ad
  }

  static func image(_ width: Double, _ height: Double) -> NativeAdImage {
    NativeAdImage(content: .none, width: width, height: height)
  }

  static func media(_ width: Double, _ height: Double, isVideo: Bool = false) -> MediaContent {
    var content = MediaContent()
    content.mainImage = image(width, height)
    content.aspectRatio = width / height
    content.width = width
    content.height = height
    content.hasVideoContent = isVideo
    return content
  }
}

extension RenderedAd {
  var rows: [String] {
    grid.text(trimsTrailingBlanks: false).split(separator: "\n").map(String.init)
  }

  var text: String { grid.text() }

  func view(_ id: String) -> RenderedView? { views.first { $0.id == id } }

  func findings(_ rule: String) -> [Finding] { findings.filter { $0.rule == rule } }

  func row(containing text: String) -> Int? { rows.firstIndex { $0.contains(text) } }
}
