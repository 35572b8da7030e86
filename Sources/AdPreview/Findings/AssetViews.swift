import InterfaceBuilder
import NativeAds
import ViewLayout

/// A view that an outlet makes an asset's, as rules look at it.
struct AssetView {
  /// The outlet.
  let binding: OutletBinding
  /// Where the view stands.
  let view: SceneView
  /// The position in the order in which views are painted.
  let position: Int
  /// What of the view is seen, in points: its frame, or the letters or the picture in it.
  let ink: Rect
}

extension RenderReport {
  /// The views of assets that a user sees, each once, in the order of the outlets.
  var shownAssets: [AssetView] {
    var seen: Set<ViewIndex> = []
    return outlets.bindings.compactMap { binding in
      guard binding.slot.isAsset, let position = scene.positions[binding.view],
        seen.insert(binding.view).inserted
      else { return nil }
      let view = scene.views[position]
      guard !view.isHidden, !view.rect.isEmpty, view.rect.intersection(view.clipRect) != nil
      else { return nil }
      return AssetView(binding: binding, view: view, position: position, ink: ink(of: view))
    }
  }

  /// What of a view is seen: letters without a ground of their own, else the frame.
  func ink(of view: SceneView) -> Rect {
    guard scene.background(of: view) == nil, scene.border(of: view) == nil else { return view.rect }
    if let position = scene.positions[view.index], let picture = pictureRect(at: position) {
      return picture.intersection(view.rect) ?? view.rect
    }
    guard let text = result.texts[view.index] else { return view.rect }
    return text.rect.offsetBy(x: view.rect.x, y: view.rect.y).intersection(view.rect) ?? view.rect
  }

  /// The SDK's class of the ad view; nil for classes of an app's own and of other networks.
  var adClass: NativeAdViewClass? {
    tree.nodes[scene.root.index].view.customClass.flatMap(NativeAdViewClass.init)
  }

  /// Whether Google's SDK fills the ad view, as its class or the names of its outlets tell.
  var isGoogles: Bool {
    if adClass != nil || pass.match.profile == .template { return true }
    let name = tree.nodes[scene.root.index].view.customClass ?? ""
    guard !AdViewProfile.isOfOtherNetwork(className: name), !isCustomFormat else { return false }
    return outlets.bindings.contains {
      $0.property == $0.slot.outlet && OutletNames.isDistinctive($0.property)
    }
  }

  /// Whether the layout is for a custom format of Ad Manager, whose ads publishers sell and design themselves.
  var isCustomFormat: Bool {
    adClass == nil && pass.match.profile != .template
      && outlets.bindings.contains { Self.customOutlets.contains($0.property) }
  }

  /// Outlets of Google's samples for custom formats.
  private static let customOutlets: Set<String> = [
    "captionView", "mainImageView", "mainPlaceholder", "mediaPlaceholder",
  ]

  /// Whether the constraints leave a view's place or size open, so that where it stands is a guess.
  func isOpen(_ view: ViewIndex) -> Bool { result.ambiguousViews.contains(view) }

  /// What two points of rounding may come to: half a pixel.
  var tolerance: Double { 0.5 / max(1, tree.traits.scale) }

  /// A view's size before it was rounded to the device's pixels, as far as the document gives it as a number.
  ///
  /// Policies count points, and 14.9 of them do not become 15 because a screen has no finer pixels.
  func exactSize(of view: SceneView) -> Size {
    let node = tree.nodes[view.index].view
    let pixel = 1 / max(1, tree.traits.scale)
    func exact(_ side: Double, _ candidates: [Double?]) -> Double {
      candidates.lazy.compactMap { $0 }.first { abs($0 - side) < pixel } ?? side
    }
    func constant(_ attribute: InterfaceBuilder.Constraint.Attribute) -> Double? {
      node.constraints.first { constraint in
        constraint.firstAttribute == attribute && constraint.secondItem == nil
          && constraint.relation == .equal && !constraint.isPlaceholder
          && (constraint.firstItem == nil || constraint.firstItem == node.id)
      }?.constant
    }
    let saved = tree.nodes[view.index].mode == .fixed ? node.frame : nil
    return Size(
      width: exact(view.rect.width, [constant(.width), saved?.width]),
      height: exact(view.rect.height, [constant(.height), saved?.height]))
  }

  /// A length in points, told as precisely as a reader can use it.
  func size(_ rect: Rect) -> String { size(rect.size) }

  /// A size in points, told as precisely as a reader can use it.
  func size(_ size: Size) -> String {
    "\(PointText.make(size.width))×\(PointText.make(size.height)) pt"
  }
}
