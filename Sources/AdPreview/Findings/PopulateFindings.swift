import InterfaceBuilder
import NativeAds
import ViewLayout

extension RenderReport {
  /// Whether the ad would look different if the app's code treated absent assets another way.
  func populateFindings() -> [Finding] {
    guard let ad = pass.ad else { return [] }
    let other: PreviewOptions.Populate = population.way == .guide ? .swiftui : .guide
    guard population.way == .template || population.assets.contains(where: { $0.state == .absent })
    else { return [] }
    let alternative = pass.populated(ad, outlets: outlets, way: other)
    let laidOut = pass.layOut(alternative, outlets: outlets)
    guard let index = firstDifference(laidOut.tree, laidOut.result) else { return [] }
    return [
      finding(
        "populate-differs", .note, index,
        "\(name(of: index)) looks different when the app's code populates the view the "
          + "\(other.rawValue) way (--populate \(other.rawValue)); this is the "
          + "\(population.way.rawValue) way")
    ]
  }

  /// Returns the first view that stands elsewhere, or that is seen in one way alone.
  private func firstDifference(_ tree: ViewTree, _ layout: LayoutResult) -> ViewIndex? {
    let other = Scene(
      tree: tree, layout: layout, contents: [:], adView: scene.root.index, scale: scene.scale,
      palette: scene.palette)
    return scene.views.first { view in
      guard let twin = other.sceneView(view.index) else { return true }
      if view.isHidden != twin.isHidden {
        let node = self.tree.nodes[view.index].view
        let text = view.isHidden ? result.texts[view.index] : layout.texts[view.index]
        let hasText = text.map { !$0.text.string.isEmpty } ?? false
        return scene.background(of: view) != nil || scene.border(of: view) != nil
          || population.way == .template && hasText && node.content.isTextual
      }
      guard !view.isHidden else { return false }
      return abs(view.rect.x - twin.rect.x) > 0.5 || abs(view.rect.y - twin.rect.y) > 0.5
        || abs(view.rect.width - twin.rect.width) > 0.5
        || abs(view.rect.height - twin.rect.height) > 0.5
    }?.index
  }
}
