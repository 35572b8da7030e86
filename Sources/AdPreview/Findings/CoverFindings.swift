import InterfaceBuilder
import ViewLayout

extension RenderReport {
  /// Asset views that an opaque view in front of them hides.
  func coverFindings() -> [Finding] {
    coveredAssets.map { index, cover in
      var finding = finding(
        "asset-covered", .error, index,
        "\(name(of: index)) is covered by \(name(of: cover)), which lies in front of it and is "
          + "opaque; move that view back or hide it")
      finding.relatedViewID = tree.nodes[cover].id
      return finding
    }
  }

  /// The asset views that are hidden, each with what hides it.
  var coveredAssets: [(view: ViewIndex, cover: ViewIndex)] {
    population.boundViews.sorted().compactMap { index in
      scene.positions[index].flatMap(cover).map { (index, $0) }
    }
  }

  /// Returns the view that hides the one at a position; nil where it is seen.
  func cover(of position: Int) -> ViewIndex? {
    let view = scene.views[position]
    guard !view.isHidden, let seen = view.rect.intersection(view.clipRect) else { return nil }
    return scene.views[(position + 1)...].first { other in
      guard !other.isHidden, other.alpha > 0.9, !scene.isView(other, inside: view),
        let ground = scene.background(of: other), ground.alpha > 0.9
      else { return false }
      return seen.shareOutside(other.rect) < 0.05
    }?.index
  }
}
