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
    textRows = grid.textRows(order: .logical, emoji: .selected)

    let (palette, codes) = StylePalette.make(grid.styleRuns)
    let width = grid.columns * palette.codeLength
    styleRows = (0..<grid.rows).map { row in
      String(decoding: codes[row * width..<(row + 1) * width], as: UTF8.self)
    }
    self.palette = palette
    views = ViewLines.lines(of: rendered)
    guard rendered.options.isASCII else { return }
    // Names of layouts, ads and views come from outside.
    title = ASCIIFolding.fold(title)
    circumstances = ASCIIFolding.fold(circumstances)
    views = views.map { ASCIIFolding.fold($0) }
  }
}
