import Cells
import InterfaceBuilder
import NativeAds
import ViewLayout

/// One way from a layout and an ad to a frame.
struct RenderPass {
  let document: Document
  let layout: Layout
  let match: AdViewSearch.Match
  let ad: NativeAd?
  let options: PreviewOptions

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
    var painter = AdPainter(
      scene, texts: texts, path: document.path, options: options, pictures: pictures)
    painter.paint()
    pictures = painter.pictures
    var grid = painter.grid
    let attribution =
      isAd
      ? AttributionSearch(
        scene: scene, texts: texts, grid: grid, outlets: outlets, population: population,
        language: options.language) : nil
    if let marker { grid.put(marker, isASCII: options.isASCII, palette: scene.palette) }
    if options.isASCII { grid = grid.asciiFolded() }
    grid.uncover(painter.layers)

    let report = RenderReport(
      pass: self, scene: scene, texts: texts, outlets: outlets, population: population,
      mediaRatio: laidOut.outcome, attribution: attribution, marker: marker)
    var rendered = report.rendered(grid)
    rendered.pictureProblems = painter.problems
    rendered.reasons = reasons(tree: laidOut.tree, outlets: outlets)
    rendered.pictures = painter.layers.map(\.picture)
    return rendered
  }

  /// Fills the tree of the layout anew, another way.
  func populated(
    _ ad: NativeAd, outlets: OutletBindings, way: PreviewOptions.Populate
  ) -> Population {
    let tree = ViewTree(document: document, layout: layout, traits: traits)
    return populated(ad, in: tree, outlets: outlets, way: way)
  }

  private func populated(
    _ ad: NativeAd?, in tree: ViewTree, outlets: OutletBindings, way: PreviewOptions.Populate?
  ) -> Population {
    Population(of: ad, in: tree, through: outlets, profile: match.profile, way: way)
  }

  /// Lays a filled tree out.
  func layOut(
    _ population: Population, outlets: OutletBindings
  ) -> (result: LayoutResult, tree: ViewTree, outcome: MediaRatio.Outcome) {
    MediaRatio.layOut(
      population, outlets: outlets, profile: match.profile, option: options.mediaRatio,
      width: width, height: height)
  }

  // MARK: Environment

  private var traits: Traits {
    var traits = Traits.canvas(for: document)
    if !options.isCanvas {
      let classes = traits.sizeClasses
      let scale = traits.scale
      traits = Traits(device: options.device, isLandscape: options.isLandscape)
      if options.device == nil, document.device != nil {
        traits.sizeClasses = classes
        traits.scale = scale
      }
    }
    traits.appearance = options.appearance
    traits.isRightToLeft = options.isRightToLeft
    traits.textSize = options.textSize
    return traits
  }

  private var savedSize: Size? { layout.root.frame?.size }

  private var screen: Size? {
    options.device.map { device in
      options.isLandscape
        ? Size(width: device.size.height, height: device.size.width) : device.size
    }
  }

  /// The root's width in points: as asked, else the device's, else as saved.
  var width: Double {
    if options.isCanvas { return savedSize?.width ?? 375 }
    return options.width ?? screen?.width ?? savedSize?.width ?? 375
  }

  /// The root's height: a whole screen of a storyboard has the screen's, everything else what it needs.
  var height: RootHeight {
    if options.isCanvas, let saved = savedSize { return .exact(saved.height) }
    switch options.height {
    case .exact(let height): return .exact(max(height, options.minimumHeight))
    case .saved:
      guard let saved = savedSize else { return .fit(minimum: options.minimumHeight) }
      return .exact(max(saved.height, options.minimumHeight))
    case .fit:
      if layout.controller != nil, let whole = screen ?? savedSize {
        return .exact(max(whole.height, options.minimumHeight))
      }
      return .fit(minimum: options.minimumHeight)
    }
  }
}

extension ViewTree {
  /// Returns the index of a view of the document, by the place of its element.
  fileprivate func index(of view: View) -> ViewIndex? {
    nodes.firstIndex { $0.view.location == view.location && $0.view.element == view.element }
  }
}
