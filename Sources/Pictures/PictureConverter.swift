import CChafa
import Cells

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
    var drawn = false
    let cells = [chafa_cell](unsafeUninitializedCapacity: columns * rows) { cells, count in
      drawn = opaque.rgba.withUnsafeBufferPointer { bytes in
        chafa_draw(
          bytes.baseAddress, Int32(pixels.size.width), Int32(pixels.size.height), Int32(columns),
          Int32(rows), style, cells.baseAddress)
      }
      count = drawn ? columns * rows : 0
    }
    guard drawn else { throw .noLibrary }
    return cells.indices.map { index in
      let column = index % columns
      let row = index / columns
      let isClear = pixels.isClear(
        x: column * side..<column * side + side, y: row * side..<row * side + side)
      return isClear ? nil : cell(cells[index], ground: ground, column: column, row: row)
    }
  }

  private var style: chafa_style {
    switch (isASCII, isMonochrome) {
    case (false, false): CHAFA_BLOCKS
    case (true, false): CHAFA_ASCII
    case (false, true): CHAFA_BLOCK_SHAPES
    case (true, true): CHAFA_ASCII_SHAPES
    }
  }

  /// A cell of one colour is a blank, whatever character libchafa took for it.
  private func cell(
    _ drawn: chafa_cell, ground: (Int, Int) -> Color, column: Int, row: Int
  ) -> Cell {
    if isMonochrome {
      // Ink is the lighter colour in libchafa; a frame without colours is read dark on light.
      return Cell(text: Self.text(drawn.character), width: 1, style: .plain)
    }
    let ink = Color(rgb: drawn.foreground)
    let paper = Color(rgb: drawn.background)
    if drawn.character == 0x2588 {
      return Cell(text: " ", width: 1, style: Style(background: ink))
    }
    if drawn.character == 0x20 || ink == paper {
      return Cell(text: " ", width: 1, style: Style(background: paper))
    }
    return Cell(
      text: Self.text(drawn.character), width: 1, style: Style(foreground: ink, background: paper))
  }

  private static func text(_ character: UInt32) -> String {
    Unicode.Scalar(character).map { String(Character($0)) } ?? " "
  }
}
