import Cells
import InterfaceBuilder
import NativeAds
import ViewLayout

/// An ad in its layout, with the frames of all views, before anything is drawn.
///
/// The frames do not depend on the cells, so that who looks for cells that fit lays out once.
public struct LaidOutAd: Sendable {
  var pass: RenderPass
  let adView: ViewIndex
  let outlets: OutletBindings
  let population: Population
  let tree: ViewTree
  let layout: LayoutResult
  let mediaRatio: MediaRatioEquation.Outcome

  /// The ad view's size in points.
  public var size: Size { layout.frames[adView].size }

  /// Draws the ad.
  ///
  /// - Parameters:
  ///   - cell: A cell's size in points, in place of that of the options.
  ///   - pictures: Where pictures come from; it changes nothing but the time that drawing takes.
  public func rendered(cell: Size, pictures: inout PictureLibrary) -> RenderedAd {
    var pass = pass
    pass.options.cell = cell
    let options = pass.options
    let isAd = pass.match.profile != .plain
    let scene = Scene(
      tree: tree, layout: layout, contents: population.contents, adView: adView,
      scale: CellScale(cell: options.cell),
      palette: DocumentPalette(
        appearance: options.appearance, resources: pass.document.resources),
      isMonochrome: options.isMonochrome)
    let marker = pass.ad.flatMap { ad in
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
      scene, texts: texts, path: pass.document.path, options: options, pictures: library)
    painter.paint()
    pictures = painter.pictures
    let attribution =
      isAd
      ? AttributionSearch(
        scene: scene, texts: texts, grid: painter.grid, outlets: outlets, population: population,
        language: options.language) : nil
    let finish = FrameFinish(marker: marker)

    let report = RenderReport(
      pass: pass, scene: scene, texts: texts, outlets: outlets, population: population,
      mediaRatio: mediaRatio, attribution: attribution,
      contrast: TextContrast(
        scene: scene, texts: pass.findings == .all ? texts : [:], grid: painter.grid),
      marker: marker)
    var rendered = report.rendered(finish.finished(&painter))
    rendered.pictureProblems = painter.problems
    rendered.reasons = pass.reasons(tree: tree, outlets: outlets)
    rendered.pictures = painter.layers.map(\.picture)
    rendered.glyphs = painter.glyphs
    rendered.corners = painter.corners
    rendered.video = painter.videoStart.map { VideoStage($0, of: painter, finish: finish) }
    return rendered
  }
}
