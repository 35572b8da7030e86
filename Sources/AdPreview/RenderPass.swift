import InterfaceBuilder
import NativeAds
import ViewLayout

/// One way from a layout and an ad to a frame.
struct RenderPass {
  let document: Document
  let layout: Layout
  let match: AdViewSearch.Match
  let ad: NativeAd?
  var options: PreviewOptions
  /// Which faults are looked for.
  var findings = FindingScope.all

  /// Fills the tree of the layout anew, another way.
  func populated(
    _ ad: NativeAd, outlets: OutletBindings, way: PreviewOptions.Populate
  ) -> Population {
    let tree = ViewTree(document: document, layout: layout, traits: traits)
    return populated(ad, in: tree, outlets: outlets, way: way)
  }

  /// Fills a tree with an ad, or leaves it as it is without one.
  func populated(
    _ ad: NativeAd?, in tree: ViewTree, outlets: OutletBindings, way: PreviewOptions.Populate?
  ) -> Population {
    Population(of: ad, in: tree, through: outlets, profile: match.profile, way: way)
  }

  /// Lays a filled tree out.
  func layOut(
    _ population: Population, outlets: OutletBindings
  ) -> (result: LayoutResult, tree: ViewTree, outcome: MediaRatioEquation.Outcome) {
    MediaRatioEquation.layOut(
      population, outlets: outlets, profile: match.profile, option: options.mediaRatio,
      width: width, height: height)
  }

  // MARK: Environment

  var traits: Traits {
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
    traits.isRightToLeft = options.isRightToLeft
    if !options.isCanvas || options.textSize != .large { traits.textSize = options.textSize }
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
  func index(of view: View) -> ViewIndex? {
    nodes.firstIndex { $0.view.location == view.location && $0.view.element == view.element }
  }
}
