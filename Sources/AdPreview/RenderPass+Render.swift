import Cells
import InterfaceBuilder
import NativeAds
import ViewLayout

extension RenderPass {
  func render(_ pictures: inout PictureLibrary) -> RenderedAd {
    let tree = ViewTree(document: document, layout: layout, traits: traits)
    let adView = tree.index(of: match.view) ?? 0
    let isAd = match.profile != .plain
    let outlets =
      isAd
      ? OutletBindings(tree: tree, adView: adView, document: document, layout: layout)
      : OutletBindings()
    let population = populated(isAd ? ad : nil, in: tree, outlets: outlets, way: options.populate)
    let laidOut = layOut(population, outlets: outlets)

    let scene = Scene(
      tree: laidOut.tree, layout: laidOut.result, contents: population.contents, adView: adView,
      scale: CellScale(cell: options.cell),
      palette: DocumentPalette(
        appearance: options.appearance, resources: document.resources))
    let marker = ad.flatMap { ad in
      isAd
        ? AdChoicesMarker(
          for: ad, options: options, in: scene,
          view: outlets.view(of: .adChoices).flatMap(scene.sceneView))
        : nil
    }
    let texts = TextPlanner.plan(scene, marker: marker)
    // The painter has the library for itself, so that what it keeps is not copied.
    let library = pictures
    pictures = PictureLibrary()
    var painter = AdPainter(
      scene, texts: texts, path: document.path, options: options, pictures: library)
    painter.paint()
    pictures = painter.pictures
    let attribution =
      isAd
      ? AttributionSearch(
        scene: scene, texts: texts, grid: painter.grid, outlets: outlets, population: population,
        language: options.language) : nil
    let finish = FrameFinish(marker: marker)

    let report = RenderReport(
      pass: self, scene: scene, texts: texts, outlets: outlets, population: population,
      mediaRatio: laidOut.outcome, attribution: attribution,
      contrast: TextContrast(
        scene: scene, texts: findings == .all ? texts : [:], grid: painter.grid),
      marker: marker)
    var rendered = report.rendered(finish.finished(painter))
    rendered.pictureProblems = painter.problems
    rendered.reasons = reasons(tree: laidOut.tree, outlets: outlets)
    rendered.pictures = painter.layers.map(\.picture)
    rendered.video = painter.videoStart.map { VideoStage($0, of: painter, finish: finish) }
    return rendered
  }
}
