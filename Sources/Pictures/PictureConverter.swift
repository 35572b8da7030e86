import CChafa
import Cells
import Threads

/// Draws pixels as characters with libchafa.
///
/// The same pixels give the same cells on every run. Colours are true ones; encoders make them fewer.
public struct PictureConverter: Equatable, Hashable, Sendable {
  /// Whether only printable ASCII may be drawn; else blocks that ordinary fonts have.
  public var isASCII: Bool
  /// Whether the frame is shown without colours, so that shapes alone make the picture.
  public var isMonochrome: Bool

  /// Creates a converter.
  public init(isASCII: Bool = false, isMonochrome: Bool = false) {
    self.isASCII = isASCII
    self.isMonochrome = isMonochrome
  }

  /// Pixels that libchafa looks at on each side of a cell: more would be scaled away.
  public static let pixelsPerCell = 8

  /// Draws a picture that is as many pixels as its cells hold, ``pixelsPerCell`` on each side.
  ///
  /// - Parameters:
  ///   - pixels: The picture; it may be transparent.
  ///   - ground: The colour behind a cell, by column and row.
  /// - Returns: The cells, row by row; nil where the picture is clear and what lies behind stays.
  public func cells(
    of pixels: PicturePixels, over ground: (Int, Int) -> Color
  ) throws(PictureError) -> [Cell?] {
    let side = Self.pixelsPerCell
    let columns = max(1, pixels.size.width / side)
    let rows = max(1, pixels.size.height / side)
    var opaque = pixels
    opaque.flatten(blocksOf: side, over: ground)
    if isASCII { return asciiCells(of: opaque, columns: columns, rows: rows, clearLike: pixels) }
    // As in ASCII, what is dark has the ink: the white paper of a frame without colours is blank.
    if isMonochrome { opaque = opaque.negative }
    let cells = drawn(opaque, columns: columns, rows: rows)
    guard cells.count == columns * rows else { throw .noLibrary }
    return cells.indices.map { index in
      let column = index % columns
      let row = index / columns
      return pixels.isClear(column: column, row: row)
        ? nil : cell(cells[index], ground: ground, column: column, row: row)
    }
  }

  /// Rows that are worth a thread of their own hold this many cells.
  private static let cellsPerThread = 300

  /// Draws opaque pixels; returns no cells without libchafa.
  ///
  /// In true colours a cell knows nothing of the others, so that upper and lower rows are drawn at the same time.
  private func drawn(_ opaque: PicturePixels, columns: Int, rows: Int) -> [chafa_cell] {
    let bands =
      isMonochrome
      ? 1 : max(1, min(Workers.standardThreads, rows, columns * rows / Self.cellsPerThread))
    var cells: [chafa_cell] = []
    Workers.run(count: bands, threads: bands, start: {}) { _, band in
      self.band(rows * band / bands..<rows * (band + 1) / bands, of: opaque, columns: columns)
    } take: {
      cells += $0
    }
    return cells
  }

  private func band(
    _ rows: Range<Int>, of opaque: PicturePixels, columns: Int
  ) -> [chafa_cell] {
    let width = opaque.size.width
    let side = Self.pixelsPerCell
    // The last row of cells has the pixels that are left over.
    let end =
      rows.upperBound == max(1, opaque.size.height / side)
      ? opaque.size.height : rows.upperBound * side
    let start = rows.lowerBound * side
    return [chafa_cell](unsafeUninitializedCapacity: columns * rows.count) { cells, count in
      let isDrawn = opaque.rgba.withUnsafeBufferPointer { bytes in
        chafa_draw(
          bytes.baseAddress.map { $0 + start * width * 4 }, Int32(width), Int32(end - start),
          Int32(columns), Int32(rows.count), style, cells.baseAddress)
      }
      count = isDrawn ? columns * rows.count : 0
    }
  }

  private var style: chafa_style {
    isMonochrome ? CHAFA_BLOCK_SHAPES : CHAFA_BLOCKS
  }

  /// A cell of one colour is a blank, whatever character libchafa took for it.
  private func cell(
    _ drawn: chafa_cell, ground: (Int, Int) -> Color, column: Int, row: Int
  ) -> Cell {
    let character = Unicode.Scalar(drawn.character) ?? " "
    // Ink is the lighter colour in libchafa; a frame without colours is read dark on light.
    if isMonochrome { return Cell(character, style: .plain) }
    let ink = Color(rgb: drawn.foreground)
    let paper = Color(rgb: drawn.background)
    if drawn.character == 0x2588 {
      return Cell(" ", style: Style(background: ink))
    }
    if drawn.character == 0x20 || ink == paper {
      return Cell(" ", style: Style(background: paper))
    }
    return Cell(character, style: Style(foreground: ink, background: paper))
  }
}
