import Cells
import InterfaceBuilder

/// The form that frames are written in.
public enum FrameForm: Equatable, Sendable {
  /// Characters alone, in the order in which they are shown or read.
  case text(TextOrder)
  /// Characters with escape sequences for styles and so many colours, in the order in which they are shown or read.
  case ansi(ColorDepth, TextOrder = .visual)
  /// A picture.
  case svg
  /// A page.
  case html

  /// Light grey, so that a white ad has edges.
  private static let paper = FrameTheme(
    foreground: Color(rgb: 0x1F2328), background: Color(rgb: 0xE8EAED))
  /// Pixels around a picture.
  private static let margin = 18

  /// Writes frames with their captions, one below the other.
  /// - Parameters:
  ///   - frames: The frames; at least one for SVG and HTML.
  ///   - appearance: What is around the ads in SVG and HTML.
  ///   - isASCII: Whether only ASCII may be written.
  public func encode(
    _ frames: [CaptionedFrame], appearance: Appearance, isASCII: Bool
  ) -> String {
    let titles = frames.map { isASCII ? ASCIIFolding.fold($0.heading.text) : $0.heading.text }
    let theme = appearance == .dark ? FrameTheme.dark : Self.paper
    switch self {
    case .text(let order):
      return zip(titles, frames)
        .map { $0 + "\n" + $1.grid.text(order: order) }
        .joined(separator: "\n")
    case .ansi(let depth, let order):
      return zip(titles, frames)
        .map { "\u{1B}[1m\($0)\u{1B}[0m\n" + $1.grid.ansi(depth: depth, order: order) }
        .joined(separator: "\n")
    case .svg:
      let sheet = FrameSheet(frames)
      return Self.grid(of: sheet, isASCII).svg(
        theme: theme, title: titles.first, margin: Self.margin, pictures: sheet.pictures,
        glyphs: sheet.glyphs, corners: sheet.corners)
    case .html:
      let title = titles.count == 1 ? titles[0] : "\(titles.count) ads"
      let sheet = FrameSheet(frames)
      return Self.grid(of: sheet, isASCII).htmlPage(
        theme: theme, title: title, pictures: sheet.pictures, glyphs: sheet.glyphs,
        corners: sheet.corners)
    }
  }

  private static func grid(of sheet: FrameSheet, _ isASCII: Bool) -> Grid {
    isASCII ? sheet.grid.asciiFolded() : sheet.grid
  }
}
