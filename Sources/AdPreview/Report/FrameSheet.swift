import Cells

/// A frame with what stands above it and the pictures that lie behind it.
public struct CaptionedFrame: Sendable {
  /// What stands above.
  public let heading: FrameHeading
  /// The cells.
  public internal(set) var grid: Grid
  /// The pictures behind them.
  public let pictures: [FramePicture]
  /// The symbols among them that are larger than a cell.
  public let glyphs: [FrameGlyph]
  /// The corners of fills that are round.
  public let corners: [FrameCorner]

  /// Creates a frame with its caption.
  public init(_ rendered: RenderedAd, adName: String?, showsObject: Bool) {
    heading = FrameHeading(rendered, adName: adName, showsObject: showsObject)
    grid = rendered.grid
    pictures = rendered.pictures
    glyphs = rendered.glyphs
    corners = rendered.corners
  }
}

/// Frames below each other, each under its caption.
struct FrameSheet {
  /// Captions are never narrower, however narrow the frame.
  private static let leastColumns = 40

  /// All frames and captions.
  private(set) var grid: Grid
  /// The pictures behind them.
  private(set) var pictures: [FramePicture] = []
  /// The symbols among them that are larger than a cell.
  private(set) var glyphs: [FrameGlyph] = []
  /// The corners of fills that are round.
  private(set) var corners: [FrameCorner] = []

  /// Puts frames together.
  ///
  /// A caption has its parts on as many lines as they need at the width of the widest frame.
  init(_ frames: [CaptionedFrame]) {
    let columns = frames.reduce(Self.leastColumns) { max($0, $1.grid.columns) }
    let captions = frames.map { Self.lines($0.heading.parts, columns: columns) }
    let heights = zip(captions, frames).map { $0.count + $1.grid.rows + 2 }
    grid = Grid(columns: columns, rows: max(0, heights.reduce(0, +) - 1))
    var row = 0
    for ((lines, frame), height) in zip(zip(captions, frames), heights) {
      for (offset, line) in lines.enumerated() {
        grid.put(line, column: 0, row: row + offset, style: Style(attributes: .bold))
      }
      let top = row + lines.count + 1
      grid.put(frame.grid, column: 0, row: top)
      pictures += frame.pictures.map { $0.offsetBy(columns: 0, rows: top) }
      glyphs += frame.glyphs.map { $0.offsetBy(columns: 0, rows: top) }
      corners += frame.corners.map { $0.offsetBy(columns: 0, rows: top) }
      row += height
    }
  }

  private static func lines(_ parts: [String], columns: Int) -> [String] {
    var lines: [String] = []
    for whole in parts {
      // A long path stands beside the mark, not below it.
      let part = fitted(whole, columns: lines == ["Ad"] ? columns - 4 : columns)
      let joined = lines.last.map { $0 + "  " + part } ?? part
      if !lines.isEmpty, DisplayText.width(of: joined) <= columns {
        lines[lines.count - 1] = joined
      } else {
        lines.append(part)
      }
    }
    return lines
  }

  /// A part that is wider than the sheet, such as a long path, loses its middle.
  private static func fitted(_ part: String, columns: Int) -> String {
    guard DisplayText.width(of: part) > columns else { return part }
    let cut = DisplayText(part).wrapped(
      to: columns, maximumLines: 1, overflow: .middleTruncation)
    return cut.first?.text.string ?? part
  }
}
