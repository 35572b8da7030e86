import Cells
import InterfaceBuilder
import NativeAds
import ViewLayout

/// A picture with the place that its content mode gives it.
struct PicturePlan: Equatable, Sendable {
  /// The whole picture in points and the ad view's coordinates; it may reach beyond its view.
  var rect: Rect
  /// The lines of the label that stands for the picture, the most telling first.
  var label: [String]
  /// What is drawn where pictures are not outlines.
  var content = PictureContent.unknown
  /// The pixels that the ad states; nil where it states none.
  var stated: Size?
  /// Where an ad file names the picture.
  var place: AdPlace?
  /// Whether the picture takes the tint, as those of system buttons do.
  var isTemplate = false
  /// The video that the picture stands for; nil where it is no more than a picture.
  var video: PlannedVideo?

  /// Whether the picture is an SF Symbol.
  var isSymbol: Bool {
    if case .symbol = content { true } else { false }
  }

  /// The character that comes nearest to a symbol; nil for other pictures, and where none does.
  var glyph: Character? {
    guard case .symbol(let name) = content else { return nil }
    return SymbolGlyph.character(for: name)
  }
}

/// A video whose poster or first frame is drawn.
struct PlannedVideo: Equatable, Sendable {
  /// The file; nil where the ad has none.
  var content: NativeAdImage.Content?
  /// The length in seconds; 0 where it is not known.
  var duration: Double
}

/// What a view shows as its picture.
enum PictureContent: Equatable, Sendable {
  /// An image of the ad.
  case ad(NativeAdImage.Content)
  /// An image that the document names.
  case resource(String)
  /// An SF Symbol.
  case symbol(String)
  /// What cannot be known here, such as a web page.
  case unknown
}

extension Scene {
  /// Returns the picture that a view shows; nil for views without.
  ///
  /// - Parameters:
  ///   - scene: The view.
  ///   - mediaMode: A content mode for the media view in place of the document's.
  func picture(of scene: SceneView, mediaMode: ContentMode?) -> PicturePlan? {
    let node = tree.nodes[scene.index]
    switch contents[scene.index] {
    case .image(let image, let name):
      let rect = rect(of: image.pointSize, ratio: nil, in: scene, mode: node.view.contentMode)
      return PicturePlan(
        rect: rect, label: [name, Self.pixels(image.width, image.height)],
        content: .ad(image.content), stated: Self.stated(image), place: image.place)
    case .media(let content):
      return picture(of: content, in: scene, mode: mediaMode ?? node.view.contentMode)
    case .text, .stars, .nothing:
      return nil
    case nil: break
    }
    switch node.view.content {
    case .imageView(let content):
      guard let name = content.image else { return nil }
      let picture = named(name, isSymbol: content.isSystemSymbol)
      let size = size(of: picture, in: scene)
      return PicturePlan(
        rect: rect(of: size, ratio: nil, in: scene, mode: node.view.contentMode),
        label: [Self.label(of: picture), Self.points(size)], content: picture)
    case .button(let content):
      guard let name = content.configuration?.image ?? content.normal.image,
        let place = layout.buttons[scene.index]?.image, !place.isEmpty
      else { return nil }
      let isSymbol =
        content.configuration?.imageIsSystemSymbol ?? content.normal.imageIsSystemSymbol
      let picture = named(name, isSymbol: isSymbol)
      return PicturePlan(
        rect: place.offsetBy(x: scene.rect.x, y: scene.rect.y), label: [Self.label(of: picture)],
        content: picture, isTemplate: content.buttonType == "system")
    case .webView: return PicturePlan(rect: scene.rect, label: ["web view"])
    case .mapView: return PicturePlan(rect: scene.rect, label: ["map"])
    case .other: return PicturePlan(rect: scene.rect, label: [node.view.element])
    default: return nil
    }
  }

  private func picture(
    of content: MediaContent, in scene: SceneView, mode: ContentMode
  ) -> PicturePlan? {
    let image = content.mainImage
    if content.isImageLoadingDisabled, image == nil, !content.hasVideoContent { return nil }
    let width = content.width ?? image?.width
    let height = content.height ?? image?.height
    var size: Size?
    if let width, let height, width > 0, height > 0 {
      let scale = image.map { $0.scale > 0 ? $0.scale : 1 } ?? 1
      size = Size(width: width / scale, height: height / scale)
    }
    let ratio = content.aspectRatio > 0 ? content.aspectRatio : nil
    let rect = rect(of: size, ratio: ratio, in: scene, mode: mode)
    guard content.hasVideoContent else {
      return PicturePlan(
        rect: rect, label: ["image", Self.pixels(width, height)],
        content: image.map { .ad($0.content) } ?? .unknown, stated: image.flatMap(Self.stated),
        place: image?.place)
    }
    let time = VideoOverlay(duration: content.duration).length
    // Before it plays, a video shows its main image, or else its first frame.
    let poster = image?.content == NativeAdImage.Content.none ? nil : image?.content
    return PicturePlan(
      rect: rect, label: [time.isEmpty ? "▶" : "▶ " + time, Self.pixels(width, height)],
      content: (poster ?? content.video).map { .ad($0) } ?? .unknown,
      place: poster == nil ? nil : image?.place,
      video: PlannedVideo(content: content.video, duration: content.duration))
  }

  private func named(_ name: String, isSymbol: Bool) -> PictureContent {
    isSymbol || tree.resources.images[name]?.isSystemSymbol == true
      ? .symbol(name) : .resource(name)
  }

  /// The size of a named picture in points; a symbol's is that of its font, not the one that documents record.
  private func size(of picture: PictureContent, in scene: SceneView) -> Size? {
    let node = tree.nodes[scene.index]
    if let known = node.imageSize { return known }
    switch picture {
    case .symbol:
      let size = IntrinsicSizes(tree: tree).size(of: node)
      guard let width = size.width, let height = size.height else { return nil }
      return Size(width: width, height: height)
    case .resource(let name): return tree.resources.images[name]?.size
    case .ad, .unknown: return nil
    }
  }

  /// What stands in for a named picture: a symbol's whole name, or a file's without its extension.
  private static func label(of picture: PictureContent) -> String {
    switch picture {
    case .symbol(let name): name
    case .resource(let name): baseName(name)
    case .ad, .unknown: ""
    }
  }

  /// A picture whose size is not known is taken for one that fills its view, or has at least a known ratio.
  private func rect(
    of size: Size?, ratio: Double?, in scene: SceneView, mode: ContentMode
  ) -> Rect {
    if let size { return mode.rect(of: size, in: scene.rect) }
    guard let ratio else { return scene.rect }
    let scaling = mode.keepsSize ? ContentMode.scaleAspectFit : mode
    return scaling.rect(of: Size(width: ratio, height: 1), in: scene.rect)
  }

  private static func stated(_ image: NativeAdImage) -> Size? {
    guard let width = image.width, let height = image.height else { return nil }
    return Size(width: width, height: height)
  }

  private static func pixels(_ width: Double?, _ height: Double?) -> String {
    guard let width, let height, width > 0, height > 0 else { return "" }
    return points(Size(width: width, height: height))
  }

  private static func points(_ size: Size?) -> String {
    guard let size, size.width > 0, size.height > 0 else { return "" }
    return "\(PointText.make(size.width))×\(PointText.make(size.height))"
  }

  /// An image's name without folders and extension.
  private static func baseName(_ name: String) -> String {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return file }
    return String(file[..<dot])
  }
}
