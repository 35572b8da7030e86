/// Draws the parts of a resizable image as elements of SVG, which HTML takes too.
///
/// The image is written once and cut by viewports. Names of elements tell what they hold, so that the same name on one page
/// means the same.
struct SVGParts {
  private let picture: FramePicture
  private let parts: PictureParts
  private let image: String

  init(_ picture: FramePicture, _ parts: PictureParts) {
    self.picture = picture
    self.parts = parts
    image = Self.name(of: picture.bytes + Self.bytes(of: picture.turn))
  }

  /// Returns the elements that fill a rectangle of eighths of a pixel.
  func elements(x: Int, y: Int, width: Int, height: Int) -> String {
    var result = "<defs><image id=\"\(image)\""
    result += SVGGeometry.place(
      of: picture.turn, x: 0, y: 0, width: Self.eighths(parts.imageWidth),
      height: Self.eighths(parts.imageHeight))
    result += " preserveAspectRatio=\"none\" href=\"\(picture.address)\"/></defs>"
    for down in places(parts.down, from: y, length: height) {
      for across in places(parts.across, from: x, length: width) {
        result += element(across, down)
      }
    }
    return result
  }

  /// A part and its place, in eighths of a pixel.
  private struct Place {
    var span: PictureParts.Span
    var start: Int
    var length: Int
    /// The length of one repetition.
    var tile: Int
  }

  /// Places begin and end at whole pixels, so that nothing is seen between them.
  private func places(_ spans: [PictureParts.Span], from start: Int, length: Int) -> [Place] {
    let whole = spans.map { $0.target + $0.targetLength }.max() ?? 1
    func place(_ target: Double) -> Int {
      let pixels = (target / max(1e-6, whole) * Double(length) / 8).rounded()
      return start + Int(max(0, min(Double(length) / 8, pixels))) * 8
    }
    return spans.compactMap { span in
      let (first, end) = (place(span.target), place(span.target + span.targetLength))
      guard end > first else { return nil }
      let tile = span.sourceLength / span.targetLength * Double(end - first)
      return Place(
        span: span, start: first, length: end - first,
        tile: span.isTiled ? max(1, Int(min(1e6, tile).rounded())) : end - first)
    }
  }

  private func element(_ across: Place, _ down: Place) -> String {
    let (columns, rows) = (Self.seen(of: across.span), Self.seen(of: down.span))
    let isTiled = across.span.isTiled || down.span.isTiled
    let box =
      " viewBox=\"\(columns.start.inMarkup) \(rows.start.inMarkup)"
      + " \(columns.length.inMarkup) \(rows.length.inMarkup)\""
      + " preserveAspectRatio=\"none\"><use href=\"#\(image)\""
      + "\(isTiled ? " style=\"image-rendering:pixelated\"" : "")/></svg>"
    let place = SVGGeometry.place(
      x: across.start, y: down.start, width: across.length, height: down.length)
    guard isTiled else { return "<svg\(place)\(box)" }
    let tile = SVGGeometry.place(
      x: across.start, y: down.start, width: across.tile, height: down.tile)
    let size = SVGGeometry.place(x: 0, y: 0, width: across.tile, height: down.tile)
    let pattern = " patternUnits=\"userSpaceOnUse\"\(tile)><svg\(size)\(box)</pattern>"
    let name = Self.name(of: Array(pattern.utf8))
    return "<pattern id=\"\(name)\"\(pattern)<rect\(place) fill=\"url(#\(name))\"/>"
  }

  /// Returns what is seen of a part: of one that is stretched, from the middle of its first pixel to that of its last.
  ///
  /// Pixels that are enlarged run into their neighbours, which are those of the next part.
  private static func seen(of span: PictureParts.Span) -> (start: Double, length: Double) {
    guard !span.isTiled, span.targetLength > 2 * span.sourceLength else {
      return (span.source, span.sourceLength)
    }
    let inset = max(0, min(0.5, span.sourceLength / 2 - 0.005))
    return (span.source + inset, span.sourceLength - 2 * inset)
  }

  /// Returns a name that tells bytes from others (FNV-1a).
  private static func name(of bytes: [UInt8]) -> String {
    let hash = bytes.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return "p" + String(hash, radix: 16)
  }

  private static func bytes(of turn: PictureTurn) -> [UInt8] {
    Array(turn.numbers(separator: " ").utf8)
  }

  private static func eighths(_ pixels: Double) -> Int {
    Int(max(8, min(1e6, (pixels * 8).rounded())))
  }
}
