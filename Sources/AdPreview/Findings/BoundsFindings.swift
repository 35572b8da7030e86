import InterfaceBuilder
import ViewLayout

extension RenderReport {
  /// Asset views that reach beyond the ad view.
  ///
  /// Half a pixel is forgiven to rounding.
  func boundsFindings() -> [Finding] {
    let bounds = scene.root.rect
    let tolerance = 0.5 / max(1, tree.traits.scale)
    var seen: Set<ViewIndex> = []
    return outlets.bindings.compactMap { binding in
      guard binding.slot != .attribution, seen.insert(binding.view).inserted,
        let view = scene.sceneView(binding.view), !view.rect.isEmpty,
        isUsed(binding.view)
      else { return nil }
      let overflows = [
        ("left", bounds.x - view.rect.x), ("top", bounds.y - view.rect.y),
        ("right", view.rect.maxX - bounds.maxX), ("bottom", view.rect.maxY - bounds.maxY),
      ].filter { $0.1 > tolerance }
      guard !overflows.isEmpty else { return nil }
      let isSet = overflows.allSatisfy {
        isSetByCode(binding.view, isWidth: $0.0 == "left" || $0.0 == "right")
      }
      let words = overflows.map { "\(PointText.make($0.1)) pt at the \($0.0)" }
      return finding(
        "outside-ad-view", isSet ? .note : .error, binding.view,
        "\(name(of: binding.view)) at \(view.rect.words) reaches out of the ad view of "
          + "\(PointText.make(bounds.width))×\(PointText.make(bounds.height)) pt: "
          + words.joined(separator: ", ")
          + (isSet
            ? ", unless the code behind the constraint's outlet makes it smaller"
            : isGoogles
              ? "; the SDK's validator rejects that, pin it inside"
              : "; taps out there are lost, pin it inside"))
    }
  }

  /// Whether an outlet leads to a constraint that fixes a view's width or height, so that code changes it.
  private func isSetByCode(_ index: ViewIndex, isWidth: Bool) -> Bool {
    let view = tree.nodes[index].view
    let constraints = view.constraints.filter {
      $0.firstAttribute == (isWidth ? .width : .height) && $0.secondItem == nil
        && ($0.firstItem == nil || $0.firstItem == view.id)
    }
    guard !constraints.isEmpty else { return false }
    let connected = connectedIDs
    return constraints.contains { $0.id.map(connected.contains) ?? false }
  }

  /// Without an ad every view counts; with one, those that the app's code did not hide.
  private func isUsed(_ view: ViewIndex) -> Bool {
    scene.sceneView(view)?.isHidden == false
  }
}
