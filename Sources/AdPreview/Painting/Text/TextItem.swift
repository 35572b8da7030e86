import Cells
import InterfaceBuilder
import ViewLayout

/// A text of a view, on its way into cells.
struct TextItem: Sendable {
  /// The view's position in the scene.
  let position: Int
  /// The lines that the device shows.
  let lines: [DisplayText]
  /// The whole of what the device shows, to be broken anew.
  let shown: DisplayText
  /// The y coordinate of each line's centre, in points and the ad view's coordinates.
  let centers: [Double]
  /// The rectangle of the lines on the device, in points and the ad view's coordinates.
  let rect: Rect
  /// The view's cells, at least one.
  let frame: CellRect
  /// Where lines begin.
  let alignment: InterfaceBuilder.TextAlignment
  /// Where an ellipsis goes if the terminal has to cut the text.
  let overflow: TextOverflow
  /// How much of the text's colour is seen, 0…1.
  let opacity: Double
  /// Whether the device cuts the text.
  let isTruncatedOnDevice: Bool
  /// The colour of the view's own ground, which goes along where the text leaves the view's cells.
  let ground: RGBA?

  /// Whether the text is a single line on the device.
  var isSingleLine: Bool { lines.count == 1 }
}

extension Scene {
  /// Collects the texts that are to be drawn, in the order of the views.
  func textItems() -> [TextItem] {
    views.indices.compactMap { position in
      let scene = views[position]
      guard !scene.isHidden, !scene.clip.isEmpty else { return nil }
      return textItem(at: position, scene)
    }
  }

  private func textItem(at position: Int, _ scene: SceneView) -> TextItem? {
    let view = view(scene)
    switch contents[scene.index] {
    case .text(let text):
      return overlay(text, at: position, scene, alignment: .center)
    case .stars(let stars):
      return overlay(stars, at: position, scene, alignment: view.contentMode.textAlignment)
    case .image, .media, .nothing:
      if !view.content.isTextual { return nil }
    case nil: break
    }
    guard let text = layout.texts[scene.index],
      text.lines.contains(where: { !$0.string.allSatisfy(\.isWhitespace) })
    else { return nil }
    // A text in a view without room shows nothing on the device.
    guard scene.rect.width >= 0.5, scene.rect.height >= 0.5 else { return nil }

    let ink = TextInk(scene: scene, view: view, palette: palette)
    let rect = text.rect.offsetBy(x: scene.rect.x, y: scene.rect.y)
    let lines = text.lines.map { DisplayText(ink.runs(of: $0)).trimmed }
    return TextItem(
      position: position, lines: lines,
      shown: text.isTruncated ? Self.joined(lines) : DisplayText(ink.runs(of: text.text)).trimmed,
      centers: lines.indices.map { rect.y + (Double($0) + 0.5) * text.lineHeight }, rect: rect,
      frame: inside(scene), alignment: text.alignment,
      overflow: text.isTruncated ? .tailTruncation : view.content.overflow, opacity: ink.opacity,
      isTruncatedOnDevice: text.isTruncated, ground: ground(of: scene))
  }

  /// A text for a view whose class has none, on one line in the middle.
  private func overlay(
    _ text: String, at position: Int, _ scene: SceneView, alignment: InterfaceBuilder.TextAlignment
  ) -> TextItem? {
    guard !text.isEmpty, !scene.rect.isEmpty else { return nil }
    let ink = TextInk(scene: scene, view: view(scene), palette: palette)
    let line = DisplayText(text, style: ink.style)
    return TextItem(
      position: position, lines: [line], shown: line, centers: [scene.rect.midY],
      rect: scene.rect, frame: scale.visibleRect(scene.rect), alignment: alignment,
      overflow: .tailTruncation, opacity: ink.opacity, isTruncatedOnDevice: false,
      ground: ground(of: scene))
  }

  private func ground(of scene: SceneView) -> RGBA? {
    guard let color = background(of: scene), color.alpha >= 0.05 else { return nil }
    return color
  }

  /// Device lines as one text: a truncated text can only be broken anew from what is shown of it.
  private static func joined(_ lines: [DisplayText]) -> DisplayText {
    guard var all = lines.first else { return DisplayText("") }
    for line in lines.dropFirst() {
      if let last = all.clusters.last, last.width < 2 {
        all.clusters += DisplayText(" ", style: last.style).clusters
      }
      all.clusters += line.clusters
    }
    return all
  }
}

extension DisplayText {
  /// The text without white space at its ends.
  fileprivate var trimmed: DisplayText {
    var text = self
    func isBlank(_ cluster: DisplayCluster?) -> Bool {
      cluster?.kind == .space || cluster?.kind == .lineBreak
    }
    while isBlank(text.clusters.last) { text.clusters.removeLast() }
    let blanks = text.clusters.prefix { isBlank($0) }.count
    text.clusters.removeFirst(blanks)
    return text
  }
}

extension ContentMode {
  fileprivate var textAlignment: InterfaceBuilder.TextAlignment {
    switch self {
    case .left, .topLeft, .bottomLeft: .left
    case .right, .topRight, .bottomRight: .right
    case .scaleToFill, .redraw, .scaleAspectFill: .left
    default: .center
    }
  }
}

extension ViewContent {
  /// Where the class puts an ellipsis.
  fileprivate var overflow: TextOverflow {
    let mode: LineBreakMode? =
      switch self {
      case .label(let content): content.lineBreakMode
      case .button(let content): content.lineBreakMode
      default: nil
      }
    switch mode {
    case .headTruncation: return .headTruncation
    case .middleTruncation: return .middleTruncation
    default: return .tailTruncation
    }
  }

  /// Whether the class draws a text of its own.
  var isTextual: Bool {
    switch self {
    case .label, .button, .textField, .textView, .searchBar, .navigationBar: true
    default: false
    }
  }
}
