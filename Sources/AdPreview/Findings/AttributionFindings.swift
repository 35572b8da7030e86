import InterfaceBuilder
import NativeAds
import ViewLayout

extension RenderReport {
  /// Whether a reader can see that this is an ad.
  func attributionFindings() -> [Finding] {
    guard pass.ad?.source != .direct, !isCustomFormat, let attribution else { return [] }
    if let visible = attribution.visible {
      // How large the mark has to be and where it stands, other networks say themselves.
      return isGoogles ? sizeFindings(visible) + placeFindings(visible) : []
    }
    let root = scene.root.index
    let severity: Finding.Severity = isGoogles ? .error : .warning
    guard let candidate = attribution.candidates.first, let fault = candidate.fault else {
      return [
        finding(
          "attribution-missing", severity, root,
          "no label says that this is an ad; add one with \"Ad\", \"Advertisement\" or "
            + "\"Sponsored\", at least 15×15 pt, at the top")
      ]
    }
    return [
      finding(
        "attribution-missing", severity, candidate.view.index,
        "the attribution \"\(candidate.text)\" (\(tree.nodes[candidate.view.index].id)) cannot be "
          + "seen: \(words(fault))")
    ]
  }

  private func sizeFindings(_ candidate: AttributionSearch.Candidate) -> [Finding] {
    let size = exactSize(of: candidate.view)
    guard size.width < 15 - 0.01 || size.height < 15 - 0.01 else { return [] }
    return [
      finding(
        "attribution-too-small", .warning, candidate.view.index,
        "the attribution \"\(candidate.text)\" (\(tree.nodes[candidate.view.index].id)) is "
          + "\(self.size(size)), smaller than 15×15; make it larger")
    ]
  }

  private func placeFindings(_ candidate: AttributionSearch.Candidate) -> [Finding] {
    let rect = candidate.view.rect
    guard rect.midY > scene.root.rect.midY + tolerance else { return [] }
    return [
      finding(
        "attribution-not-at-top", .warning, candidate.view.index,
        "the attribution \"\(candidate.text)\" (\(tree.nodes[candidate.view.index].id)) stands at "
          + "\(PointText.make(rect.x)),\(PointText.make(rect.y)) in the lower half of the ad of "
          + "\(size(scene.root.rect)); move it to the top")
    ]
  }

  private func words(_ fault: AttributionSearch.Fault) -> String {
    switch fault {
    case .hidden: return "it is hidden"
    case .transparent: return "its alpha is 0"
    case .withoutSize(let rect):
      return "it is \(PointText.make(rect.width))×\(PointText.make(rect.height)) pt"
    case .outside(let rect): return "it lies outside the ad view, at \(rect.words)"
    case .covered: return "another view covers it"
    case .contrast(let ratio):
      return "its text has a contrast of \(PointText.make(ratio)):1 to what lies behind it"
    }
  }
}
