import AdPreview
import Cells
import Files

extension FrameFile {
  /// Makes the frame file of a drawn ad.
  ///
  /// - Parameters:
  ///   - rendered: The drawn ad.
  ///   - name: What the file calls the layout; nil for the last part of its path.
  public init(_ rendered: RenderedAd, name: String? = nil) {
    let grid = rendered.grid
    title = FrameTitle.title(of: rendered, name: name ?? FilePath.name(of: rendered.layoutPath))
    circumstances = FrameTitle.circumstances(of: rendered)
    columns = grid.columns
    let text = grid.text(trimsTrailingBlanks: false, order: .logical, emoji: .selected)
    textRows = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
      .map { String(Substring($0)) }

    var palette = StylePalette()
    let places = Self.places(in: grid, &palette)
    let length = palette.codeLength
    let codes = palette.styles.indices.map { StyleCode.bytes($0, length: length) }
    let dots = Array(repeating: UInt8(ascii: "."), count: length)
    styleRows = (0..<grid.rows).map { row in
      var line: [UInt8] = []
      line.reserveCapacity(grid.columns * length)
      for place in places[row * grid.columns..<(row + 1) * grid.columns] {
        line.append(contentsOf: place < 0 ? dots : codes[place])
      }
      return String(decoding: line, as: UTF8.self)
    }
    self.palette = palette
    views = ViewLines.lines(of: rendered)
  }

  /// Returns the place of each cell's style in a palette, which learns the styles; -1 for the terminal's own.
  private static func places(in grid: Grid, _ palette: inout StylePalette) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(grid.cells.count)
    var last = (style: Style.plain, place: -1)
    for cell in grid.cells {
      let style = seen(cell)
      if style != last.style { last = (style, palette.place(of: style) ?? -1) }
      result.append(last.place)
    }
    return result
  }

  /// A cell's style without what a blank does not show.
  private static func seen(_ cell: Cell) -> Style {
    let lines: Style.Attributes = [.underline, .strikethrough, .reverse]
    guard cell.text == " ", cell.style.attributes.isDisjoint(with: lines) else {
      return cell.style
    }
    return Style(background: cell.style.background)
  }
}
