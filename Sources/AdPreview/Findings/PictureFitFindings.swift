import InterfaceBuilder
import NativeAds
import ViewLayout

extension RenderReport {
  /// Media and images that are stretched, or drawn beyond their views.
  func pictureFitFindings() -> [Finding] {
    shownAssets.flatMap { asset -> [Finding] in
      // How other networks' media views fit their media, and what ratio their main images have, is theirs.
      guard isGoogles || asset.binding.slot != .images && asset.binding.slot != .media else {
        return []
      }
      switch population.contents[asset.view.index] {
      case .media(let content)?
      where scene[asset.view].customClass?.contains("MediaView") == true:
        return spillFindings(asset) + distortionFindings(asset, content)
      case .image(let image, _)?:
        guard let size = image.pointSize else { return [] }
        return distortion(of: asset, ratio: size.width / size.height, rule: "image-distorted")
          .map { [$0] } ?? []
      default: return []
      }
    }
  }

  private func spillFindings(_ asset: AssetView) -> [Finding] {
    guard !tree.nodes[asset.view.index].view.clipsContents,
      let picture = pictureRect(at: asset.position)
    else { return [] }
    let rect = asset.view.rect
    let across = max(0, picture.width - rect.width)
    let down = max(0, picture.height - rect.height)
    guard max(across, down) > 1 else { return [] }
    return [
      finding(
        "media-spills", .warning, asset.view.index,
        "the media is \(size(picture)) and spills out of \(name(of: asset.view.index)) of \(size(rect)), which "
          + "does not clip it: \(PointText.make(across)) pt of the width, \(PointText.make(down)) pt of the "
          + "height; switch \"Clip to Bounds\" on")
    ]
  }

  /// A player keeps a video's ratio whatever the content mode.
  private func distortionFindings(_ asset: AssetView, _ content: MediaContent) -> [Finding] {
    guard !content.hasVideoContent, content.aspectRatio > 0 else { return [] }
    return distortion(of: asset, ratio: content.aspectRatio, rule: "media-distorted")
      .map { [$0] } ?? []
  }

  private func distortion(of asset: AssetView, ratio: Double, rule: String) -> Finding? {
    let view = tree.nodes[asset.view.index].view
    let isMedia = rule == "media-distorted"
    let mode = isMedia ? options.contentMode ?? view.contentMode : view.contentMode
    let rect = asset.view.rect
    guard mode == .scaleToFill || mode == .redraw, view.content.stretchesPictures || isMedia,
      rect.width >= 1, rect.height >= 1, ratio.isFinite
    else { return nil }
    let stretch = rect.width / rect.height / ratio
    guard abs(stretch - 1) > Self.leastStretch else { return nil }
    let percent = Int(((max(stretch, 1 / stretch) - 1) * 100).rounded())
    return finding(
      rule, .warning, asset.view.index,
      "\(isMedia ? "the media" : "the \(asset.binding.slot.words)") of ratio \(PointText.make(ratio)) is drawn in "
        + "\(name(of: asset.view.index)) of \(size(rect)), \(percent) % too \(stretch > 1 ? "wide" : "high"); "
        + "use contentMode scaleAspectFit")
  }

  /// The stretch that nobody sees: rounding to pixels, and ratios of a few digits.
  private static let leastStretch = 0.03
}

extension ViewContent {
  /// Whether the content mode alone decides how a picture is drawn.
  fileprivate var stretchesPictures: Bool {
    if case .imageView = self { true } else { false }
  }
}
