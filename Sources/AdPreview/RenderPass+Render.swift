import InterfaceBuilder
import NativeAds
import ViewLayout

extension RenderPass {
  func render(_ pictures: inout PictureLibrary) -> RenderedAd {
    laidOut().rendered(cell: options.cell, pictures: &pictures)
  }

  /// Fills the layout and finds the frames of its views.
  func laidOut() -> LaidOutAd {
    let tree = ViewTree(document: document, layout: layout, traits: traits)
    let adView = tree.index(of: match.view) ?? 0
    let isAd = match.profile != .plain
    let outlets =
      isAd
      ? OutletBindings(tree: tree, adView: adView, document: document, layout: layout)
      : OutletBindings()
    let population = populated(isAd ? ad : nil, in: tree, outlets: outlets, way: options.populate)
    let laidOut = layOut(population, outlets: outlets)
    return LaidOutAd(
      pass: self, adView: adView, outlets: outlets, population: population, tree: laidOut.tree,
      layout: laidOut.result, mediaRatio: laidOut.outcome)
  }
}
