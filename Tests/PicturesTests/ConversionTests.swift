import Cells
import PictureFixtures
import Pictures
import Testing

@Suite("Pictures as characters")
struct ConversionTests {
  private func cells(
    _ file: [UInt8], columns: Int = 8, rows: Int = 4, over ground: Color = .white,
    _ change: (inout PictureDrawing) -> Void = { _ in }
  ) throws -> [Cell?] {
    var drawing = PictureDrawing(columns: columns, rows: rows)
    change(&drawing)
    return try drawing.cells(
      of: file, over: Array(repeating: ground, count: drawing.columns * drawing.rows))
  }

  @Test("quadrants are blanks in their colours")
  func quadrants() throws {
    let drawn = try cells(PNGFile.quadrants(width: 64, height: 64))
    let colors = [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00].map { Color(rgb: $0) }
    for row in 0..<4 {
      for column in 0..<8 {
        let cell = try #require(drawn[row * 8 + column])
        let color = colors[row / 2 * 2 + column / 4]
        #expect(cell == Cell(text: " ", width: 1, style: Style(background: color)))
      }
    }
  }

  /// A picture with soft edges in every direction.
  private static let circle = PNGFile.bytes(width: 96, height: 96) { x, y in
    let distance = (x - 48) * (x - 48) + (y - 48) * (y - 48)
    return distance < 1_500 ? 0xCC33_33FF : UInt32(x * 2) << 24 | UInt32(y * 2) << 16 | 0x80FF
  }

  @Test("only blocks that ordinary fonts have are drawn, or only ASCII")
  func characters() throws {
    let blocks = try cells(Self.circle, columns: 24, rows: 12)
    for cell in blocks.compactMap(\.self) {
      let scalar = try #require(cell.text.unicodeScalars.first)
      #expect(cell.text == " " || (0x2580...0x259F).contains(scalar.value))
      #expect(cell.style.background != nil)
    }
    #expect(Set(blocks.compactMap(\.?.text)).count > 4)
    for isMonochrome in [false, true] {
      let ascii = try cells(Self.circle, columns: 24, rows: 12) {
        $0.converter = PictureConverter(isASCII: true, isMonochrome: isMonochrome)
      }
      let texts = ascii.compactMap(\.?.text)
      #expect(texts.allSatisfy { $0.utf8.count == 1 && (0x20..<0x7F).contains($0.utf8.first ?? 0) })
      #expect(texts.allSatisfy { $0.first?.isLetter == false })
      let looks = Set(ascii.compactMap(\.?.style.background)).count + Set(texts).count
      #expect(looks > 4)
    }
  }

  @Test("without colours there are none")
  func monochrome() throws {
    let drawn = try cells(Self.circle) { $0.converter.isMonochrome = true }
    #expect(drawn.allSatisfy { $0?.style == .plain })
  }

  @Test("without colours, what is dark has the ink, and white is blank", arguments: [false, true])
  func polarity(isASCII: Bool) throws {
    for (color, text) in [(UInt32(0x0000_00FF), isASCII ? "@" : "█"), (0xFFFF_FFFF, " ")] {
      let drawn = try cells(PNGFile.bytes(width: 8, height: 8) { _, _ in color }) {
        $0.converter = PictureConverter(isASCII: isASCII, isMonochrome: true)
      }
      #expect(drawn.allSatisfy { $0?.text == text })
    }
  }

  @Test("the same picture gives the same cells")
  func deterministic() throws {
    let first = try cells(Self.circle, columns: 40, rows: 20)
    for _ in 0..<4 { #expect(try cells(Self.circle, columns: 40, rows: 20) == first) }
    var cache = PictureCache()
    let drawing = PictureDrawing(columns: 40, rows: 20)
    let grounds = Array(repeating: Color.white, count: 800)
    for _ in 0..<2 {
      #expect(try cache.cells(of: EncodedPicture(Self.circle), drawing, over: grounds) == first)
    }
  }

  /// Large drawings are made in bands of rows, each by its own thread.
  @Test("the rows of a large drawing are those of its parts", arguments: [false, true])
  func bands(isASCII: Bool) throws {
    let (columns, rows) = (64, 30)
    let grounds = Array(repeating: Color.white, count: columns * rows)
    let converter = PictureConverter(isASCII: isASCII)
    let pixels = PictureDrawing(columns: columns, rows: rows).pixels
    let whole = try PictureDecoder.pixels(of: Self.circle, size: pixels)
    let drawn = try converter.cells(of: whole) { column, row in grounds[row * columns + column] }
    let rowBytes = pixels.width * 4 * PictureConverter.pixelsPerCell
    for row in 0..<rows {
      let part = PicturePixels(
        size: PictureSize(width: pixels.width, height: PictureConverter.pixelsPerCell),
        rgba: Array(whole.rgba[row * rowBytes..<(row + 1) * rowBytes]))
      let expected = try converter.cells(of: part) { _, _ in .white }
      #expect(Array(drawn[row * columns..<(row + 1) * columns]) == expected)
    }
  }

  @Test("pictures that are decoded together are drawn as if each were decoded by itself")
  func ahead() throws {
    let files = [
      Self.circle, PNGFile.quadrants(width: 64, height: 64), Array(Self.circle.prefix(80)),
    ]
    .map(EncodedPicture.init)
    let drawing = PictureDrawing(columns: 12, rows: 6)
    let grounds = Array(repeating: Color.white, count: 72)
    var ahead = PictureCache()
    ahead.decode(files.map { ($0, drawing.part) })
    for file in files {
      var alone = PictureCache()
      let expected = Result { () throws(PictureError) in
        try alone.cells(of: file, drawing, over: grounds)
      }
      let found = Result { () throws(PictureError) in
        try ahead.cells(of: file, drawing, over: grounds)
      }
      #expect(found == expected)
    }
  }

  @Test("what is clear leaves what lies behind, what is half clear is mixed with it")
  func alpha() throws {
    let file = PNGFile.bytes(width: 64, height: 64) { x, _ in x < 32 ? 0xFF00_0080 : 0x00FF_0000 }
    let drawn = try cells(file, over: Color(rgb: 0x0000FF))
    let mixed = try #require(drawn[0]?.style.background)
    #expect(abs(Int(mixed.red) - 128) <= 2)
    #expect(mixed.green == 0)
    #expect(abs(Int(mixed.blue) - 127) <= 2)
    #expect(drawn[7] == nil)
  }

  @Test("a picture is faded, and template images take one colour")
  func fading() throws {
    let file = PNGFile.bytes(width: 16, height: 16) { _, _ in 0x1234_56FF }
    let faded = try cells(file, over: .black) {
      $0.tint = Color(rgb: 0xFF0000)
      $0.opacity = 0.5
    }
    let color = try #require(faded[0]?.style.background)
    #expect(abs(Int(color.red) - 127) <= 2)
    #expect(color.green == 0)
  }

  @Test("a circle is cut out of a square, and its border follows it")
  func shapes() throws {
    let file = PNGFile.bytes(width: 64, height: 64) { _, _ in 0xFF00_00FF }
    var shape = PictureShape(x: 0, y: 0, width: 128, height: 64, radiusX: 64, radiusY: 32)
    let round = try cells(file, columns: 16, rows: 8) { $0.shape = shape }
    for corner in [0, 15, 7 * 16, 127] { #expect(round[corner] == nil) }
    #expect(round[4 * 16 + 8]?.style.background == Color(rgb: 0xFF0000))
    #expect(round[4 * 16]?.style != nil)
    shape.borderX = 16
    shape.borderY = 8
    shape.borderColor = Color(rgb: 0x0000FF)
    let framed = try cells(file, columns: 16, rows: 8) { $0.shape = shape }
    #expect(framed[4 * 16 + 8]?.style.background == Color(rgb: 0xFF0000))
    #expect(framed[8]?.style.background == Color(rgb: 0x0000FF))
    #expect(framed[0] == nil)
  }

  @Test("corners are cut in quarters of a cell, so that no splinters of the ground stay in them")
  func corners() throws {
    let side = 4
    for radius in [3.0, 6, 8, 13, 20] {
      let pixels = Array(repeating: [255, 0, 0, 255] as [UInt8], count: 64 * 48).flatMap { $0 }
      var picture = PicturePixels(size: PictureSize(width: 64, height: 48), rgba: pixels)
      picture.cut(
        to: PictureShape(x: 0, y: 0, width: 64, height: 48, radiusX: radius, radiusY: radius / 2))
      func alpha(_ x: Int, _ y: Int) -> UInt8 { picture.rgba[(y * 64 + x) * 4 + 3] }
      for y in 0..<48 {
        for x in 0..<64 {
          let first = alpha(x / side * side, y / side * side)
          #expect(alpha(x, y) == first && (first == 0 || first == 255), "\(radius): \(x), \(y)")
        }
      }
      #expect(alpha(32, 0) == 255)
      #expect((alpha(0, 0) == 0) == (radius > 10), "\(radius)")
    }
  }
}
