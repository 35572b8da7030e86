import InterfaceBuilder
import NativeAds
import ViewLayout

extension RenderReport {
  /// Assets that the ad has and whose view is left no room to show them.
  ///
  /// Without advertiser, store, price or rating an ad is still whole, so that these are notes.
  func squeezeFindings() -> [Finding] {
    squeezedViews.map { view, slot in
      let rect = scene.views[scene.positions[view] ?? 0].rect
      let size = "\(PointText.make(rect.width))×\(PointText.make(rect.height)) pt"
      return finding(
        "asset-squeezed", slot.isDispensable ? .note : .error, view,
        "\(name(of: view)) is \(size), too little to show the ad's \(slot.words)"
          + "\(need(of: view)); raise its compression resistance above that of its neighbours, or "
          + "give it a least size")
    }
  }

  /// The views that show nothing of the asset they are bound to, in the order of the outlets.
  var squeezedViews: [(view: ViewIndex, slot: AdSlot)] {
    var seen: Set<ViewIndex> = []
    return outlets.bindings.compactMap { binding in
      guard population.boundViews.contains(binding.view), seen.insert(binding.view).inserted,
        let ad = pass.ad, AssetValue(binding.slot, of: ad) != nil,
        let view = scene.sceneView(binding.view), !view.isHidden, isSqueezed(view)
      else { return nil }
      return (binding.view, binding.slot)
    }
  }

  private func isSqueezed(_ view: SceneView) -> Bool {
    let isThin = view.rect.width < 1 || view.rect.height < 1
    switch population.contents[view.index] {
    case .stars?, .nothing?: return false
    // Without its pixels nobody knows how large the image makes its view.
    case .image?: return isThin && tree.nodes[view.index].imageSize != nil
    case .media?, .text?: return isThin
    case nil: break
    }
    guard let text = result.texts[view.index],
      text.text.string.contains(where: { !$0.isWhitespace })
    else { return false }
    return isThin
      || !text.lines.contains { line in
        line.string.contains { !$0.isWhitespace && $0 != "…" }
      }
  }

  private func need(of view: ViewIndex) -> String {
    // An image is scaled to its view, so that it needs no size of its own.
    if case .image(let image, _)? = population.contents[view],
      let width = image.width, let height = image.height
    {
      return " of \(PointText.make(width))×\(PointText.make(height)) pixels"
    }
    let size = IntrinsicSizes(tree: tree).size(of: tree.nodes[view])
    guard let width = size.width, let height = size.height else { return "" }
    let need = ", which needs \(PointText.make(width))×\(PointText.make(height)) pt"
    guard let text = result.texts[view]?.text.string else { return need }
    return " \"\(excerpt(text))\"" + need
  }
}

extension AdSlot {
  /// Whether the policies let an ad do without the asset although it has it.
  fileprivate var isDispensable: Bool {
    switch self {
    case .advertiser, .store, .price, .starRating: true
    default: false
    }
  }
}
