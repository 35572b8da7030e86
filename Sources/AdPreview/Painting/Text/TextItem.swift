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
  /// The most lines that the view shows, as `numberOfLines`; 0 for any number.
  let maximumLines: Int
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

  /// The side of the view that the lines are flush with.
  var edge: Edge {
    switch alignment {
    case .right: .right
    case .center: .center
    case .left, .justified, .natural: .left
    }
  }

  /// Where a line is held when it takes more cells than its view has.
  enum Edge: Sendable {
    case left, center, right
  }

  /// Columns of the widest word that the device shows in one piece; ideographs and emoji break anywhere.
  var widestWord: Int {
    lines.reduce(0) { widest, line in
      var width = 0
      return line.clusters.reduce(widest) { widest, cluster in
        width = cluster.kind == .space || cluster.width > 1 ? 0 : width + cluster.width
        return max(widest, width)
      }
    }
  }

  /// Returns the text with a line more below it, such as a button's subtitle, both flush with one side.
  func adding(
    _ line: DisplayText, at place: Rect, alignment: InterfaceBuilder.TextAlignment
  ) -> TextItem {
    let left = min(rect.x, place.x)
    return TextItem(
      position: position, lines: lines + [line], shown: shown.followed(by: line),
      centers: centers + [place.midY],
      rect: Rect(
        x: left, y: rect.y, width: max(rect.maxX, place.maxX) - left, height: place.maxY - rect.y),
      frame: frame, maximumLines: maximumLines == 0 ? 0 : maximumLines + 1, alignment: alignment,
      overflow: overflow, opacity: opacity, isTruncatedOnDevice: isTruncatedOnDevice,
      ground: ground)
  }

  /// Returns how many lines the text may take in some rows.
  ///
  /// A label of one line stays one. A paragraph takes a row more than on the device where that keeps it whole.
  func lineLimit(in rows: Int) -> Int { maximumLines == 1 ? 1 : rows }
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
    let node = tree.nodes[scene.index]
    switch contents[scene.index] {
    case .text(let text):
      return overlay(text, at: position, scene, alignment: .center)
    case .stars(let stars):
      return overlay(stars, at: position, scene, alignment: node.view.contentMode.textAlignment)
    case .image, .media, .nothing:
      if !node.view.content.isTextual { return nil }
    case nil: break
    }
    guard let text = layout.texts[scene.index],
      text.lines.contains(where: { !$0.string.allSatisfy(\.isWhitespace) })
    else {
      guard case .button(let button) = node.view.content,
        let subtitle = button.configuration?.subtitle
      else { return nil }
      return overlay(subtitle, at: position, scene, alignment: .center)
    }
    // A text in a view without room shows nothing on the device.
    guard scene.rect.width >= 0.5, scene.rect.height >= 0.5 else { return nil }

    let ink = TextInk(scene: scene, view: node.view, palette: palette)
    let rect = text.rect.offsetBy(x: scene.rect.x, y: scene.rect.y)
    let lines = text.lines.map { DisplayText(ink.runs(of: $0)).trimmed }
    let whole = DisplayText(ink.runs(of: text.text)).trimmed
    let item = TextItem(
      position: position, lines: lines,
      shown: text.isTruncated ? whole.joining(lines) : whole,
      centers: lines.indices.map { rect.y + (Double($0) + 0.5) * text.lineHeight }, rect: rect,
      frame: inside(scene), maximumLines: node.view.content.maximumLines ?? lines.count,
      alignment: text.alignment,
      overflow: text.isTruncated ? .tailTruncation : node.view.content.overflow,
      opacity: ink.opacity, isTruncatedOnDevice: text.isTruncated, ground: ground(of: scene))
    guard case .button(let button) = node.view.content,
      let subtitle = button.configuration?.subtitle,
      let place = layout.buttons[scene.index]?.subtitle, !subtitle.isEmpty
    else { return item }
    return item.adding(
      ink.subtitle(subtitle), at: place.offsetBy(x: scene.rect.x, y: scene.rect.y),
      alignment: tree.traits.isRightToLeft ? .right : .left)
  }

  /// A text for a view whose class has none, on one line in the middle.
  private func overlay(
    _ text: String, at position: Int, _ scene: SceneView, alignment: InterfaceBuilder.TextAlignment
  ) -> TextItem? {
    guard !text.isEmpty, !scene.rect.isEmpty else { return nil }
    let ink = TextInk(scene: scene, view: self[scene], palette: palette)
    let line = DisplayText(TextLimit.bounded(text), style: ink.style)
    return TextItem(
      position: position, lines: [line], shown: line, centers: [scene.rect.midY],
      rect: scene.rect, frame: scale.visibleRect(scene.rect), maximumLines: 1,
      alignment: alignment, overflow: .tailTruncation, opacity: ink.opacity,
      isTruncatedOnDevice: false,
      ground: ground(of: scene))
  }

  private func ground(of scene: SceneView) -> RGBA? {
    guard let color = background(of: scene), color.alpha >= 0.05 else { return nil }
    return color
  }
}

extension DisplayText {
  /// The text with a line more.
  fileprivate func followed(by line: DisplayText) -> DisplayText {
    var text = self
    text.clusters += DisplayText("\n").clusters + line.clusters
    return text
  }

  /// The text without white space at its ends.
  fileprivate var trimmed: DisplayText {
    var text = self
    while text.clusters.last?.isBlank == true { text.clusters.removeLast() }
    text.clusters.removeFirst(text.clusters.prefix(while: \.isBlank).count)
    return text
  }

  /// Returns the lines that the device shows of this text as one text, to be broken anew.
  ///
  /// A line that breaks at a blank leaves the blank out, one that breaks between two ideographs has none to leave
  /// out: the whole text knows which it is.
  fileprivate func joining(_ lines: [DisplayText]) -> DisplayText {
    guard var all = lines.first else { return self }
    var position = all.clusters.count
    for line in lines.dropFirst() {
      let blanks = clusters.dropFirst(position).prefix(while: \.isBlank)
      all.clusters += blanks + line.clusters
      position += blanks.count + line.clusters.count
    }
    return all
  }
}

extension DisplayCluster {
  fileprivate var isBlank: Bool { kind == .space || kind == .lineBreak }
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

  /// The most lines of the class's text, 0 for any number; nil for as many as the device shows.
  fileprivate var maximumLines: Int? {
    switch self {
    case .label(let content): max(0, content.numberOfLines)
    case .textView: 0
    default: nil
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
