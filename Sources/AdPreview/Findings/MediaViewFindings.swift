import InterfaceBuilder
import NativeAds
import ViewLayout

extension RenderReport {
  /// Whether there is a media view, of the right class and large enough.
  func mediaViewFindings() -> [Finding] {
    guard isGoogles else { return [] }
    guard let binding = outlets.bindings(of: .media).first else { return missingMediaFindings() }
    return mediaClassFindings(binding) + mediaSizeFindings(binding)
  }

  private func missingMediaFindings() -> [Finding] {
    guard let ad = pass.ad, AssetValue(.media, of: ad) != nil else { return [] }
    let shown = outlets.view(of: .images).flatMap(scene.sceneView).flatMap {
      $0.isHidden ? nil : $0
    }
    let hasVideo = ad.mediaContent.hasVideoContent
    let message: String
    if let shown {
      message =
        "\(name(of: shown.index)) shows the main image, which belongs into a media view; connect a "
        + "GADMediaView to mediaView"
    } else {
      message =
        "there is no media view for the ad's \(hasVideo ? "video" : "main image"); add a GADMediaView and "
        + "connect it to mediaView"
    }
    return [
      finding(
        "media-view-missing", hasVideo || shown != nil ? .error : .warning,
        shown?.index ?? scene.root.index, message)
    ]
  }

  private func mediaClassFindings(_ binding: OutletBinding) -> [Finding] {
    let view = tree.nodes[binding.view].view
    guard adClass != nil || pass.match.profile == .template, binding.property == "mediaView",
      view.customClass == nil
    else { return [] }
    return [
      finding(
        "media-view-class", .error, binding.view,
        "mediaView leads to a \(view.className) (\(tree.nodes[binding.view].id)), which shows neither video nor "
          + "image of the SDK; set its class to GADMediaView")
    ]
  }

  private func mediaSizeFindings(_ binding: OutletBinding) -> [Finding] {
    guard let view = scene.sceneView(binding.view), !view.isHidden, view.rect.width >= 1,
      view.rect.height >= 1
    else { return [] }
    let least = Self.leastVideoSide - 0.01
    let size = exactSize(of: view)
    guard size.width < least || size.height < least else { return [] }
    let hasVideo = pass.ad?.mediaContent.hasVideoContent ?? false
    return [
      finding(
        "media-view-too-small", hasVideo ? .error : .note, binding.view,
        "\(name(of: binding.view)) is \(self.size(size)), too small for video, which needs 120×120"
          + (hasVideo ? "" : " (this ad has none)") + "; make it larger")
    ]
  }

  /// The side in points below which no video is served.
  private static let leastVideoSide = 120.0
}
