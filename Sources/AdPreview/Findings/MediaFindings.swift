import InterfaceBuilder
import ViewLayout

extension RenderReport {
  /// What becomes of the media: its ratio, and how much of it is cut.
  func mediaFindings() -> [Finding] {
    // What other networks' media views do with the media, and how much of it may be cut, their publishers know.
    guard isGoogles, let index = outlets.view(of: .media) else { return [] }
    return ratioFindings(index) + croppingFindings(index)
  }

  private func ratioFindings(_ index: ViewIndex) -> [Finding] {
    switch mediaRatio {
    case .none, .added: return []
    case .unknown:
      return [
        finding(
          "aspect-ratio-unknown", .note, index,
          "the ad does not tell its media's aspect ratio, so that \(name(of: index)) gets no ratio "
            + "constraint")
      ]
    case .kept(byTemplate: true):
      return [
        finding(
          "media-ratio-kept", .note, index,
          "the template's code adds no ratio constraint, so that \(name(of: index)) keeps the "
            + "layout's size; --media-ratio on adds one")
      ]
    case .kept(byTemplate: false):
      let frame = result.frames[index]
      return [
        finding(
          "media-ratio-kept", .note, index,
          "required constraints fix \(name(of: index)) at \(PointText.make(frame.width))×"
            + "\(PointText.make(frame.height)) pt, so that the ad's ratio \(ratioWords) was not "
            + "added; --media-ratio on adds it and shows the conflict")
      ]
    }
  }

  private var ratioWords: String {
    pass.ad.map { PointText.make($0.mediaContent.aspectRatio) } ?? ""
  }

  private func croppingFindings(_ index: ViewIndex) -> [Finding] {
    guard let position = scene.positions[index], let picture = pictureRect(at: position),
      scene.views[position].rect.isEmpty == false, tree.nodes[index].view.clipsContents
    else { return [] }
    let rect = scene.views[position].rect
    let lost = picture.shareOutside(rect)
    guard lost > 0.005 else { return [] }
    let width = max(0, picture.width - rect.width)
    let height = max(0, picture.height - rect.height)
    let isVideo = pass.ad?.mediaContent.hasVideoContent ?? false
    let isAllowed = !isVideo && height < 1 && width <= picture.width * Self.allowedCrop
    return [
      finding(
        "media-cropped", isAllowed ? .note : .warning, index,
        "about \(Int((lost * 100).rounded())) % of the media is cropped: it is "
          + "\(PointText.make(picture.width))×\(PointText.make(picture.height)) pt in \(name(of: index)) "
          + "of \(PointText.make(rect.width))×\(PointText.make(rect.height)) pt "
          + "(\(PointText.make(width)) pt of the width, \(PointText.make(height)) pt of the height); "
          + "contentMode scaleAspectFit shows all of it")
    ]
  }

  /// The share of an image's width that may be cut.
  private static let allowedCrop = 0.1
}
