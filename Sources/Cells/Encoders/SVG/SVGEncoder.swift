extension Grid {
  /// Returns the frame as a picture: one self-contained SVG document.
  ///
  /// A cell is 9×18 pixels. Every word stands at its column and is as long as its cells, so the grid
  /// holds with any font; blocks and lines are shapes and join without seams. Words of right-to-left
  /// letters are handed over in reading order, so that Arabic letters join. No script, no style sheet
  /// and no font from elsewhere: it opens wherever pictures do.
  ///
  /// - Parameters:
  ///   - theme: what stands for the terminal's own colours.
  ///   - title: the picture's title for people who cannot see it; nil for none.
  ///   - margin: pixels around the frame.
  ///   - pictures: what lies behind cells without a background.
  ///   - glyphs: symbols that are drawn larger than their cells.
  ///   - corners: corners of fills that are drawn round.
  public func svg(
    theme: FrameTheme = .light, title: String? = nil, margin: Int = 0,
    pictures: [FramePicture] = [], glyphs: [FrameGlyph] = [], corners: [FrameCorner] = []
  ) -> String {
    var encoder = SVGEncoder(theme: theme, margin: margin)
    let (whole, lifted) = lifting(glyphs)
    let (grid, rounded) = whole.lifting(corners)
    for row in 0..<rows { encoder.append(Array(grid.row(row)), row: row) }
    for corner in rounded { encoder.append(corner) }
    for (glyph, style) in lifted { encoder.append(glyph, style: style) }
    return encoder.document(columns: columns, rows: rows, title: title, pictures: pictures)
  }
}

/// Draws rows of cells.
struct SVGEncoder {
  private let theme: FrameTheme
  private let margin: Int
  private var backgrounds = SVGRectMerger()
  private var shapes = SVGRectMerger()
  private var strokes: [(color: Color, path: String)] = []
  private var corners = ""
  private var texts = ""

  init(theme: FrameTheme, margin: Int) {
    self.theme = theme
    self.margin = max(0, margin) * 8
  }

  /// Draws a row.
  mutating func append(_ cells: [Cell], row: Int) {
    let y = margin + row * SVGGeometry.height
    for (column, cell) in cells.enumerated() {
      let paper = theme.colors(of: cell.style).paper
      if paper != theme.background {
        backgrounds.add(
          SVGRect(
            x: x(column), y: y, width: SVGGeometry.width, height: SVGGeometry.height),
          SVGRectMerger.Fill(color: paper))
      }
    }
    for (column, cell) in cells.enumerated() { appendLines(cell, column: column, y: y) }
    let words = LogicalOrder.words(of: cells)
    var nextWord = words.startIndex
    var column = 0
    while column < cells.count {
      if nextWord < words.endIndex, words[nextWord].lowerBound == column {
        appendRightToLeft(cells, words[nextWord], y: y)
        column = words[nextWord].upperBound
        nextWord += 1
      } else if appendShape(cells[column], column: column, y: y) {
        column += 1
      } else {
        let limit = nextWord < words.endIndex ? words[nextWord].lowerBound : cells.count
        column = appendWord(cells, from: column, limit: limit, y: y)
      }
    }
  }

  /// Returns the whole document.
  func document(
    columns: Int, rows: Int, title: String?, pictures: [FramePicture] = []
  ) -> String {
    let width = SVGGeometry.pixels(columns * SVGGeometry.width + 2 * margin)
    let height = SVGGeometry.pixels(rows * SVGGeometry.height + 2 * margin)
    var result = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
    result += " viewBox=\"0 0 \(width) \(height)\" role=\"img\">\n"
    if let title { result += "<title>\(MarkupText.escaped(VisibleText.make(title)))</title>\n" }
    result +=
      "<rect width=\"100%\" height=\"100%\" fill=\"\(MarkupText.hex(theme.background))\"/>\n"
    result += SVGPictures.elements(pictures, margin: margin)
    result += "<g shape-rendering=\"crispEdges\">\n\(backgrounds.paths())\(shapes.paths())</g>\n"
    result += corners
    let thickness = SVGGeometry.pixels(SVGShapes.lineThickness)
    for stroke in strokes {
      result += "<path fill=\"none\" stroke=\"\(MarkupText.hex(stroke.color))\""
      result += " stroke-width=\"\(thickness)\" d=\"\(stroke.path)\"/>\n"
    }
    result += "<g font-family=\"ui-monospace,SFMono-Regular,Menlo,Consolas,DejaVu Sans Mono,"
    result +=
      "Liberation Mono,monospace\" font-size=\"\(SVGGeometry.pixels(SVGGeometry.fontSize))\">\n"
    result += texts
    result += "</g>\n</svg>\n"
    return result
  }

  /// Draws a round corner.
  mutating func append(_ corner: FrameCorner) {
    corners += corner.element(x: margin, y: margin) + "\n"
  }

  /// Draws a symbol as large as its cells let it be.
  mutating func append(_ glyph: FrameGlyph, style: Style) {
    let (cells, fontSize) = (glyph.cells, SVGGeometry.fontSize)
    let scale = min(
      Double(cells.columns) * Double(SVGGeometry.width) / (Double(fontSize) * Self.glyphShare),
      Double(cells.rows) * Double(SVGGeometry.height) / (Double(fontSize) * Self.glyphShare))
    let size = Int(Double(fontSize) * max(1, scale))
    let middle = margin + cells.row * SVGGeometry.height + cells.rows * SVGGeometry.height / 2
    let center = margin + cells.column * SVGGeometry.width + cells.columns * SVGGeometry.width / 2
    // Half the height of a symbol's ink over the baseline.
    let baseline = middle + size * 28 / 100
    texts += "<text text-anchor=\"middle\" x=\"\(SVGGeometry.pixels(center))\""
    texts += " y=\"\(SVGGeometry.pixels(baseline))\" font-size=\"\(SVGGeometry.pixels(size))\""
    texts += " fill=\"\(MarkupText.hex(theme.colors(of: style).ink))\">"
    texts += "\(MarkupText.escaped(glyph.text))</text>\n"
  }

  /// The side of a symbol's ink as a share of the size of the type.
  private static let glyphShare = 0.62

  private func x(_ column: Int) -> Int { margin + column * SVGGeometry.width }

  private mutating func appendLines(_ cell: Cell, column: Int, y: Int) {
    let attributes = cell.style.attributes
    guard !attributes.isDisjoint(with: [.underline, .strikethrough]) else { return }
    let fill = SVGRectMerger.Fill(color: theme.colors(of: cell.style).ink)
    for (attribute, offset) in [
      (Style.Attributes.underline, SVGGeometry.baseline + 12),
      (.strikethrough, SVGGeometry.baseline - 36),
    ] where attributes.contains(attribute) {
      shapes.add(
        SVGRect(
          x: x(column), y: y + offset, width: SVGGeometry.width, height: SVGShapes.lineThickness),
        fill)
    }
  }

  /// Draws blanks, blocks and lines; returns false when the cell needs a font.
  private mutating func appendShape(_ cell: Cell, column: Int, y: Int) -> Bool {
    guard cell.width == 1 else { return cell.width == 0 }
    if cell.isBlank { return true }
    guard let scalar = cell.firstScalar, cell.isSingleScalar else { return false }
    let ink = theme.colors(of: cell.style).ink
    if let shape = SVGShapes.rects(of: scalar) {
      for rect in shape.rects {
        shapes.add(
          SVGRect(x: x(column) + rect.x, y: y + rect.y, width: rect.width, height: rect.height),
          SVGRectMerger.Fill(color: ink, opacity: shape.opacity))
      }
      return true
    }
    guard let path = SVGShapes.stroke(of: scalar, x: x(column), y: y) else { return false }
    if let last = strokes.last, last.color == ink {
      strokes[strokes.count - 1].path += path
    } else {
      strokes.append((ink, path))
    }
    return true
  }

  /// Draws the characters from a column that one element can hold; returns the column after them.
  private mutating func appendWord(_ cells: [Cell], from start: Int, limit: Int, y: Int) -> Int {
    let first = cells[start]
    if first.width == 2 {
      // A font's wide glyphs are seldom two cells wide, so each stands in the middle of its own.
      texts += "<text text-anchor=\"middle\" x=\"\(SVGGeometry.pixels(x(start + 1)))\""
      texts += "\(common(first.style, y: y))>\(MarkupText.escaped(first.text))</text>\n"
      return start + 2
    }
    var end = start
    var text = ""
    while end < limit, cells[end].width == 1, cells[end].style == first.style, needsFont(cells[end])
    {
      text += cells[end].text
      end += 1
    }
    texts += "<text x=\"\(SVGGeometry.pixels(x(start)))\"\(common(first.style, y: y))"
    texts += "\(length(end - start))>\(MarkupText.escaped(text))</text>\n"
    return end
  }

  private mutating func appendRightToLeft(_ cells: [Cell], _ range: Range<Int>, y: Int) {
    let text = cells[range].reversed().reduce(into: "") { $0 += $1.text }
    texts += "<text direction=\"rtl\" unicode-bidi=\"bidi-override\""
    texts += " x=\"\(SVGGeometry.pixels(x(range.upperBound)))\""
    texts += "\(common(cells[range.lowerBound].style, y: y))\(length(range.count))>"
    texts += "\(MarkupText.escaped(text))</text>\n"
  }

  private func needsFont(_ cell: Cell) -> Bool {
    guard !cell.isBlank, let scalar = cell.firstScalar else { return false }
    return !(0x2500...0x259F).contains(scalar.value)
  }

  private func length(_ columns: Int) -> String {
    let pixels = SVGGeometry.pixels(columns * SVGGeometry.width)
    return " textLength=\"\(pixels)\" lengthAdjust=\"spacingAndGlyphs\""
  }

  private func common(_ style: Style, y: Int) -> String {
    var result = " y=\"\(SVGGeometry.pixels(y + SVGGeometry.baseline))\""
    result += " fill=\"\(MarkupText.hex(theme.colors(of: style).ink))\""
    if style.attributes.contains(.bold) { result += " font-weight=\"bold\"" }
    if style.attributes.contains(.italic) { result += " font-style=\"italic\"" }
    if style.attributes.contains(.dim) { result += " fill-opacity=\".6\"" }
    return result
  }
}
