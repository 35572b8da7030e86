import Cells
import InterfaceBuilder
import NativeAds
import ViewLayout

/// Everything that a rendering came to, on its way into a report.
struct RenderReport {
  let pass: RenderPass
  let scene: Scene
  let texts: [Int: PlacedText]
  let outlets: OutletBindings
  let population: Population
  let mediaRatio: MediaRatioEquation.Outcome
  let attribution: AttributionSearch?
  let contrast: TextContrast
  let marker: AdChoicesMarker?

  var tree: ViewTree { scene.tree }
  var result: LayoutResult { scene.layout }
  var options: PreviewOptions { pass.options }

  /// Puts the report together.
  func rendered(_ grid: Grid) -> RenderedAd {
    let root = scene.root
    let node = tree.nodes[root.index]
    return RenderedAd(
      grid: grid, layoutPath: pass.document.path, objectID: node.id, adName: pass.ad?.name,
      options: options,
      deviceName: options.device?.name ?? (options.isCanvas ? pass.document.device?.id : nil),
      scale: tree.traits.scale,
      adView: AdViewDescription(
        id: node.id, className: node.view.className, frame: result.frames[root.index]),
      assets: population.assets, views: views(), adChoices: marker,
      attribution: attribution?.visible.map {
        Attribution(id: tree.nodes[$0.view.index].id, text: $0.text)
      },
      constraints: ConstraintReport(
        total: result.constraintCount, conflicts: result.conflicts,
        unsatisfied: result.unsatisfied,
        ambiguous: result.ambiguousViews.map { tree.nodes[$0].id }),
      findings: findings(pass.findings))
  }

  private func views() -> [RenderedView] {
    let origin = result.absoluteFrames[scene.root.index]
    var outletNames: [ViewIndex: [String]] = [:]
    for binding in outlets.bindings {
      outletNames[binding.view, default: []].append(binding.property)
    }
    var paths = Array(repeating: "", count: tree.nodes.count)
    var isHidden = Array(repeating: false, count: tree.nodes.count)
    return tree.nodes.indices.map { index in
      let node = tree.nodes[index]
      if let parent = node.parent {
        isHidden[index] = isHidden[parent] || node.view.isHidden
      } else {
        isHidden[index] = node.view.isHidden
      }
      for (position, child) in node.children.enumerated() {
        paths[child] = paths[index].isEmpty ? "\(position)" : "\(paths[index])/\(position)"
      }
      let position = scene.positions[index]
      let placed = position.flatMap { texts[$0] }
      let rect = result.absoluteFrames[index].offsetBy(x: -origin.x, y: -origin.y)
      return RenderedView(
        id: node.id, path: paths[index], element: node.view.element,
        className: node.view.className, outlets: outletNames[index] ?? [],
        parent: node.parent.map { tree.nodes[$0].id }, line: node.view.location.line,
        mode: node.mode, content: content(of: index), frame: result.frames[index], rect: rect,
        saved: node.view.frame, cells: cells(of: index, rect: rect), isHidden: isHidden[index],
        text: text(of: index), lineCount: placed?.lines.count ?? 0,
        deviceCut: deviceCut(of: index), terminalCut: placed?.cut,
        picture: position.flatMap { pictureRect(at: $0) })
    }
  }

  private func cells(of index: ViewIndex, rect: Rect) -> CellRect {
    tree.nodes[index].view.content.isTextual && !rect.isEmpty
      ? scene.scale.visibleRect(rect) : scene.scale.rect(rect)
  }

  private func deviceCut(of index: ViewIndex) -> TextCut? {
    guard let text = result.texts[index] else { return nil }
    var room = result.frames[index].size
    var maximumLines = 1
    switch tree.nodes[index].view.content {
    case .label(let label): maximumLines = label.numberOfLines
    case .textView: maximumLines = 0
    case .button: room.width = result.buttons[index]?.title?.width ?? room.width
    default: break
    }
    return TextCut(text, in: room, maximumLines: maximumLines)
  }

  func pictureRect(at position: Int) -> Rect? {
    let view = scene.views[position]
    guard !view.isHidden, scene.isPicture(view) else { return nil }
    return scene.picture(of: view, mediaMode: options.contentMode)?.rect
  }

  private func content(of index: ViewIndex) -> RenderedView.Content {
    if population.boundViews.contains(index) { return .asset }
    let view = tree.nodes[index].view
    if case .imageView(let content) = view.content { return content.image == nil ? .none : .static }
    return view.content.staticText?.isEmpty == false ? .static : .none
  }

  private func text(of index: ViewIndex) -> String? {
    switch population.contents[index] {
    case .text(let text)?, .stars(let text)?: return text
    default: break
    }
    let content = tree.nodes[index].view.content
    guard content.isTextual else { return nil }
    let laidOut = result.texts[index]?.text.string
    // What is laid out of a text may be less than the text.
    if let whole = content.staticText, laidOut == nil || whole.utf8.count > TextLimit.bytes {
      return whole
    }
    return laidOut ?? ""
  }
}

extension View {
  /// The class that the view is an object of at run time.
  var className: String { customClass ?? uiKitClass }

  /// UIKit's class of the element, such as `UIImageView` for `imageView`.
  private var uiKitClass: String {
    switch element {
    case "view", "containerView": "UIView"
    case "tableViewCellContentView": "UITableViewCellContentView"
    case "collectionViewCellContentView": "UIView"
    case "wkWebView": "WKWebView"
    case "mapView": "MKMapView"
    case "activityIndicatorView": "UIActivityIndicatorView"
    default: "UI" + element.prefix(1).uppercased() + element.dropFirst()
    }
  }
}
