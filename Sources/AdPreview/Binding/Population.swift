import InterfaceBuilder
import NativeAds
import ViewLayout

/// What the painter shows in a view in place of the view's own content.
enum BoundContent: Equatable, Sendable {
  /// A text in a view of a class that has none of its own.
  case text(String)
  /// Stars in a view of a class that has no text of its own.
  case stars(String)
  /// A picture, with the asset's name for a label.
  case image(NativeAdImage, name: String)
  /// The media view's video or picture.
  case media(MediaContent)
  /// Nothing: the ad lacks the asset, or its picture was not loaded.
  case nothing
}

/// A tree of views with an ad's assets in it.
struct Population: Sendable {
  /// The views, filled.
  var tree: ViewTree
  /// What bound views show beyond their own content.
  var contents: [ViewIndex: BoundContent] = [:]
  /// What became of each asset.
  var assets: [AssetBinding] = []
  /// The views that assets are bound to.
  var boundViews: Set<ViewIndex> = []
  /// The way in which the tree was populated.
  var way: PreviewOptions.Populate

  /// Puts an ad's assets into the views that the outlets lead to.
  ///
  /// - Parameters:
  ///   - ad: The ad; nil leaves the tree as the document has it.
  ///   - tree: The tree as the document has it.
  ///   - outlets: The ad view's outlets.
  ///   - profile: The ad view's kind, which tells the guaranteed assets.
  ///   - way: What the app's code does with absent assets; nil for what fits the profile.
  init(
    of ad: NativeAd?, in tree: ViewTree, through outlets: OutletBindings, profile: AdViewProfile,
    way: PreviewOptions.Populate?
  ) {
    self.tree = tree
    self.way = way ?? (profile == .template ? .template : .guide)
    guard let ad else { return }
    let suppressed = self.way == .template ? Self.suppressedByTemplate(ad, outlets: outlets) : []
    for slot in AdSlot.allCases where slot.isAsset {
      let value = AssetValue(slot, of: ad)
      for binding in outlets.bindings(of: slot) {
        boundViews.insert(binding.view)
        if let value {
          fill(binding.view, slot: slot, with: value)
        } else {
          clear(binding.view, slot: slot)
        }
        let isHidden = value == nil ? hides(slot, profile: profile) : suppressed.contains(slot)
        if isHidden { self.tree.nodes[binding.view].view.isHidden = true }
        assets.append(
          AssetBinding(
            asset: slot.rawValue, outlet: binding.property, viewID: tree.nodes[binding.view].id,
            state: value == nil ? .absent : .bound))
      }
    }
    appendUnplaced(ad, outlets: outlets)
  }

  /// Whether the app's code hides the view of an asset that the ad lacks.
  private func hides(_ slot: AdSlot, profile: AdViewProfile) -> Bool {
    switch way {
    case .guide, .template: !profile.guarantees(slot)
    case .swiftui: false
    }
  }

  /// The slots that the template's code hides although the ad has the asset: stars replace the body, and the
  /// advertiser the store.
  private static func suppressedByTemplate(_ ad: NativeAd, outlets: OutletBindings) -> Set<AdSlot> {
    var slots: Set<AdSlot> = []
    if case .rating(let rating)? = AssetValue(.starRating, of: ad) {
      slots.insert(rating > 0 && outlets.view(of: .starRating) != nil ? .body : .starRating)
    }
    if AssetValue(.advertiser, of: ad) != nil, outlets.view(of: .advertiser) != nil {
      slots.insert(.store)
    }
    return slots
  }

  private mutating func appendUnplaced(_ ad: NativeAd, outlets: OutletBindings) {
    for slot in AdSlot.allCases where slot.isAsset && outlets.bindings(of: slot).isEmpty {
      guard AssetValue(slot, of: ad) != nil, isSeparate(slot, of: ad, outlets: outlets) else {
        continue
      }
      assets.append(
        AssetBinding(asset: slot.rawValue, outlet: slot.outlet, viewID: nil, state: .unplaced))
    }
  }

  /// Whether an asset without a view is missed: the main image may stand in the media view or in an image
  /// view, and one picture may serve as icon or logo.
  private func isSeparate(_ slot: AdSlot, of ad: NativeAd, outlets: OutletBindings) -> Bool {
    switch slot {
    case .images: false
    case .media: ad.mediaContent.hasVideoContent || outlets.view(of: .images) == nil
    case .icon: ad.icon != nil
    case .logo: ad.logo != nil && outlets.view(of: .icon) == nil
    default: true
    }
  }
}

// MARK: - Single views

extension Population {
  private mutating func fill(_ view: ViewIndex, slot: AdSlot, with value: AssetValue) {
    switch value {
    case .text(let text):
      if !setText(text, of: view) { contents[view] = .text(text) }
    case .rating(let rating):
      let stars = way == .template ? StarRating.wholes(rating) : StarRating.halves(rating)
      if !setText(stars, of: view) { contents[view] = .stars(stars) }
    case .image(let image) where !image.isLoaded:
      // The app's code sets the image's picture, which is not there yet.
      clearImage(of: view)
      contents[view] = .nothing
    case .image(let image):
      clearImage(of: view)
      tree.nodes[view].imageSize = image.pointSize
      contents[view] = .image(image, name: slot == .images ? "image" : slot.rawValue)
    case .media(let content):
      clearImage(of: view)
      contents[view] = .media(content)
    }
  }

  private mutating func clear(_ view: ViewIndex, slot: AdSlot) {
    contents[view] = .nothing
    _ = setText("", of: view)
    clearImage(of: view)
  }

  private mutating func clearImage(of view: ViewIndex) {
    switch tree.nodes[view].view.content {
    case .imageView(var content):
      content.image = nil
      content.highlightedImage = nil
      tree.nodes[view].view.content = .imageView(content)
    case .button(var content):
      content.normal.image = nil
      content.normal.backgroundImage = nil
      content.configuration?.image = nil
      tree.nodes[view].view.content = .button(content)
    default: break
    }
  }

  /// Sets the text of a view as its class's setter does; false where the class has no text.
  private mutating func setText(_ text: String, of view: ViewIndex) -> Bool {
    switch tree.nodes[view].view.content {
    case .label(var content):
      content.setText(text)
      tree.nodes[view].view.content = .label(content)
    case .button(var content):
      content.setTitle(text)
      tree.nodes[view].view.content = .button(content)
    case .textField(var content):
      content.text = text
      content.placeholder = ""
      tree.nodes[view].view.content = .textField(content)
    case .textView(var content):
      content.text = text
      content.attributedText = nil
      tree.nodes[view].view.content = .textView(content)
    default:
      return false
    }
    return true
  }
}

extension LabelContent {
  /// Sets the text as `UILabel.text` does: the attributes of the first character stay.
  fileprivate mutating func setText(_ text: String) {
    self.text = text
    guard let first = attributedText?.runs.first else { return }
    font = first.font ?? font
    textColor = first.color ?? textColor
    alignment = first.paragraph?.alignment ?? alignment
    attributedText = nil
  }
}

extension ButtonContent {
  /// Sets the title as `setTitle(_:for: .normal)` does; an attributed title keeps its first attributes.
  fileprivate mutating func setTitle(_ text: String) {
    let title = text.isEmpty ? nil : text
    normal.title = title
    normal.attributedTitle = Self.retitled(normal.attributedTitle, title)
    guard var configuration else { return }
    configuration.title = title
    configuration.attributedTitle = Self.retitled(configuration.attributedTitle, title)
    self.configuration = configuration
  }

  private static func retitled(_ old: AttributedText?, _ title: String?) -> AttributedText? {
    guard let title, var run = old?.runs.first else { return nil }
    run.text = title
    return AttributedText(runs: [run])
  }
}

extension NativeAdImage {
  /// The size in points; nil where the pixels are not known.
  var pointSize: Size? {
    guard let width, let height, width > 0, height > 0 else { return nil }
    let scale = scale > 0 ? scale : 1
    return Size(width: width / scale, height: height / scale)
  }
}
