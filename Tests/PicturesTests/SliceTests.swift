import Cells
import PictureFixtures
import Pictures
import Testing

@Suite("Resizable images")
struct SliceTests {
  /// 24 by 8 pixels: a red cap of 4, blue, and a green cap of 4.
  private static let plate = PNGFile.bytes(width: 24, height: 8) { x, _ in
    x < 4 ? 0xFF00_00FF : x < 20 ? 0x0000_FFFF : 0x00FF_00FF
  }

  private func letters(columns: Int, target: Double, isTiled: Bool = false) throws -> String {
    var drawing = PictureDrawing(columns: columns, rows: 1)
    drawing.slices = PictureSlices(
      horizontal: .init(leading: 4, trailing: 4, center: 16, length: 24, target: target),
      vertical: .init(leading: 0, trailing: 0, center: 8, length: 8, target: 8), isTiled: isTiled)
    let cells = try drawing.cells(
      of: Self.plate, over: Array(repeating: .white, count: columns))
    return cells.reduce(into: "") { text, cell in
      switch cell?.style.background {
      case Color(rgb: 0xFF0000): text += "R"
      case Color(rgb: 0x00FF00): text += "G"
      case Color(rgb: 0x0000FF): text += "B"
      default: text += "?"
      }
    }
  }

  @Test("caps keep their size and what lies between them is stretched, or repeated")
  func caps() throws {
    // A column is 4 pixels of the image.
    #expect(try letters(columns: 10, target: 40) == "RBBBBBBBBG")
    #expect(try letters(columns: 10, target: 40, isTiled: true) == "RBBBBBBBBG")
    #expect(try letters(columns: 2, target: 8) == "RG")
  }

  @Test("parts without room or pixels are left out, and what is left has the whole target")
  func spans() {
    func spans(_ caps: Double, target: Double) -> [[Double]] {
      PictureSlices.Axis(leading: caps, trailing: caps, center: 8, length: 16, target: target)
        .spans(isTiled: false).map { [$0.source, $0.sourceLength, $0.target, $0.targetLength] }
    }
    #expect(spans(4, target: 40) == [[0, 4, 0, 4], [4, 8, 4, 32], [12, 4, 36, 4]])
    #expect(spans(4, target: 4) == [[0, 4, 0, 2], [12, 4, 2, 2]])
    #expect(spans(0, target: 40) == [[0, 8, 0, 40]])
  }

  @Test("caps without room are scaled down, and places are found in the image")
  func places() {
    let axis = PictureSlices.Axis(leading: 4, trailing: 4, center: 8, length: 16, target: 4)
    #expect(axis.source(at: 0.25, isTiled: false) == 0.125)
    #expect(axis.source(at: 0.75, isTiled: false) == 0.875)
    let tiled = PictureSlices.Axis(leading: 4, trailing: 4, center: 8, length: 16, target: 32)
    // Twelve pixels in: one period of eight after the cap.
    #expect(tiled.source(at: 12.0 / 32, isTiled: true) == 0.25)
    #expect(tiled.source(at: 16.0 / 32, isTiled: false) == 0.5)
  }
}
