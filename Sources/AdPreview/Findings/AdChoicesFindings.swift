import InterfaceBuilder
import NativeAds
import ViewLayout

extension RenderReport {
  /// Whether AdChoices can be seen, and what it covers.
  func adChoicesFindings() -> [Finding] {
    ownAdChoicesFindings() + overlappedFindings()
  }

  /// The layout's own view for AdChoices: hidden, covered or faded.
  private func ownAdChoicesFindings() -> [Finding] {
    guard pass.ad?.source != .direct || options.isEEA,
      let index = outlets.view(of: .adChoices), let position = scene.positions[index]
    else { return [] }
    let view = scene.views[position]
    if view.isHidden {
      return [
        finding(
          "adchoices-covered", .error, index,
          "\(name(of: index)) is hidden, so that AdChoices is not seen; show the view")
      ]
    }
    if let cover = cover(of: position) {
      var finding = finding(
        "adchoices-covered", .error, index,
        "\(name(of: index)) is covered by \(name(of: cover)), so that AdChoices is not seen; move "
          + "the view to the front")
      finding.relatedViewID = tree.nodes[cover].id
      return [finding]
    }
    guard view.alpha < Self.leastAlpha else { return [] }
    return [
      finding(
        "adchoices-contrast", .warning, index,
        "\(name(of: index)) has an alpha of \(PointText.make(view.alpha)), so that AdChoices can hardly be "
          + "seen; set it to 1")
    ]
  }

  /// The opacity below which an icon can hardly be seen.
  private static let leastAlpha = 0.5

  /// Assets and the attribution where AdChoices goes.
  private func overlappedFindings() -> [Finding] {
    let own = outlets.view(of: .adChoices)
    // Only Google's SDK places AdChoices by itself; a view of one's own that nothing holds has no place to be told.
    guard let marker, isGoogles || own != nil, !(own.map(isOpen) ?? false) else { return [] }
    var findings: [Finding] = []
    for asset in shownAssets where asset.binding.slot != .media && asset.binding.slot != .images {
      guard asset.view.index != own, let shared = shared(asset.view.rect, marker.rect),
        !isAroundOwnPlace(asset.view), !isEmptyContainer(asset.view)
      else { continue }
      let isSeen = self.shared(asset.ink, marker.rect) != nil
      findings.append(
        adChoicesOverlap(asset.view.index, shared, marker, isSeen ? .warning : .note))
    }
    if let mark = attribution?.visible?.view, let shared = shared(ink(of: mark), marker.rect) {
      findings.append(adChoicesOverlap(mark.index, shared, marker, .warning))
    }
    return findings
  }

  /// Whether a view shows nothing itself, however much there is in it.
  private func isEmptyContainer(_ view: SceneView) -> Bool {
    !tree.nodes[view.index].children.isEmpty && scene[view].content.isPlain
      && scene.background(of: view) == nil
  }

  /// Whether a view holds the layout's own view for AdChoices, or lies in it, so that they meet on purpose.
  private func isAroundOwnPlace(_ view: SceneView) -> Bool {
    outlets.view(of: .adChoices).flatMap(scene.sceneView)
      .map { scene.isView($0, inside: view) || scene.isView(view, inside: $0) } ?? false
  }

  private func shared(_ rect: Rect, _ other: Rect) -> Rect? {
    guard let shared = rect.intersection(other), shared.width > tolerance,
      shared.height > tolerance
    else { return nil }
    return shared
  }

  private func adChoicesOverlap(
    _ index: ViewIndex, _ shared: Rect, _ marker: AdChoicesMarker, _ severity: Finding.Severity
  ) -> Finding {
    finding(
      "adchoices-overlap", severity, index,
      "AdChoices, \(size(marker.rect)) at the \(marker.corner.words), overlaps \(name(of: index)) by "
        + size(shared) + (severity == .note ? ", where it shows nothing now" : "")
        + "; keep that corner free")
  }
}

extension AdChoicesPosition {
  /// The corner in a sentence.
  fileprivate var words: String {
    switch self {
    case .topLeft: "top left"
    case .topRight: "top right"
    case .bottomLeft: "bottom left"
    case .bottomRight: "bottom right"
    }
  }
}
