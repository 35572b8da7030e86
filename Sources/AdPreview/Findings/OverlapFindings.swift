import InterfaceBuilder
import NativeAds
import ViewLayout

extension RenderReport {
  /// Asset views that lie on top of each other.
  func overlapFindings() -> [Finding] {
    let assets = shownAssets
    let covers = Set(coveredAssets.map { [$0.view, $0.cover] })
    var findings: [Finding] = []
    for (index, one) in assets.enumerated() {
      for other in assets[(index + 1)...] {
        let isOneBelow = one.position < other.position
        let lower = isOneBelow ? one : other
        let upper = isOneBelow ? other : one
        guard !isAlternative(lower, upper), !isCaption(upper, on: lower),
          !scene.isView(upper.view, inside: lower.view),
          !covers.contains([lower.view.index, upper.view.index]),
          let shared = shared(lower.view, upper.view)
        else { continue }
        findings.append(overlap(of: lower, under: upper, shared))
      }
    }
    return findings
  }

  private func overlap(of lower: AssetView, under upper: AssetView, _ shared: Rect) -> Finding {
    let isInk = lower.ink.intersection(upper.ink).map { $0.width >= 1 && $0.height >= 1 } ?? false
    let severity: Finding.Severity
    let reason: String
    if isOpen(lower.view.index) || isOpen(upper.view.index) {
      severity = .note
      reason = ", where the constraints leave them; pin both, so that they do not meet"
    } else if isBackdrop(lower) {
      severity = .warning
      reason = ", as in a full-screen ad; leave a strip of the media free for taps"
    } else if isInk {
      severity = isGoogles ? .error : .warning
      reason =
        isGoogles
        ? "; the SDK's validator rejects that, move them apart" : "; move them apart"
    } else {
      let isSlight = min(shared.width, shared.height) < Self.slightOverlap || !isGoogles
      severity = isSlight ? .note : .warning
      reason =
        ", though nothing that is seen meets"
        + (isSlight
          ? "; move them apart" : "; the SDK's validator looks at the views, move them apart")
    }
    var finding = finding(
      "asset-overlap", severity, upper.view.index,
      "\(name(of: upper.view.index)) lies on \(name(of: lower.view.index)): they share "
        + "\(size(shared)) at \(PointText.make(shared.x)),\(PointText.make(shared.y))" + reason)
    finding.relatedViewID = tree.nodes[lower.view.index].id
    return finding
  }

  /// Image view and media view may share a place: the app's code shows one of them.
  private func isAlternative(_ one: AssetView, _ other: AssetView) -> Bool {
    let slots: Set<AdSlot> = [one.binding.slot, other.binding.slot]
    return slots == [.images, .media] || slots == [.icon, .logo]
      || slots == [.store, .advertiser] && population.way == .template
      || slots == [.starRating, .body] && population.way == .template
  }

  /// Whether a text lies on a picture in another network's ad, whose publisher may want it so.
  private func isCaption(_ upper: AssetView, on lower: AssetView) -> Bool {
    !isGoogles && (lower.binding.slot == .media || lower.binding.slot == .images)
      && upper.binding.slot.isText
  }

  /// Whether a view is media that fills nearly the whole ad.
  func isBackdrop(_ asset: AssetView) -> Bool {
    (asset.binding.slot == .media || asset.binding.slot == .images)
      && share(of: asset.view) >= Self.backdropShare
  }

  /// The side in points below which views overlap as rounding and line heights have it.
  private static let slightOverlap = 4.0

  /// The share of the ad from which on a picture is its background.
  static let backdropShare = 0.9

  /// The share of the ad view that a view takes, 0…1.
  func share(of view: SceneView) -> Double {
    let ad = scene.root.rect
    guard !ad.isEmpty, let inside = view.rect.intersection(ad) else { return 0 }
    return inside.width * inside.height / (ad.width * ad.height)
  }

  private func shared(_ one: SceneView, _ other: SceneView) -> Rect? {
    guard let first = one.rect.intersection(one.clipRect),
      let second = other.rect.intersection(other.clipRect),
      let shared = first.intersection(second), shared.width > tolerance, shared.height > tolerance
    else { return nil }
    return shared
  }
}
