extension Grid {
  /// Returns the frame as an HTML fragment: one `<pre>` with all of its styles in it.
  ///
  /// Wide characters and words of right-to-left letters are boxes as wide as their cells, so that
  /// columns hold with any font.
  ///
  /// - Parameters:
  ///   - theme: what stands for the terminal's own colours.
  ///   - pictures: what lies behind cells without a background.
  ///   - glyphs: symbols that are drawn larger than their cells.
  ///   - corners: corners of fills that are drawn round.
  public func htmlFragment(
    theme: FrameTheme = .light, pictures: [FramePicture] = [], glyphs: [FrameGlyph] = [],
    corners: [FrameCorner] = []
  ) -> String {
    var encoder = HTMLEncoder(theme: theme)
    let (whole, lifted) = lifting(glyphs)
    let (grid, rounded) = whole.lifting(corners)
    for row in 0..<rows { encoder.append(Array(grid.row(row))) }
    return encoder.fragment(pictures: pictures, glyphs: lifted, corners: rounded)
  }

  /// Returns the frame as a self-contained HTML page.
  public func htmlPage(
    theme: FrameTheme = .light, title: String, pictures: [FramePicture] = [],
    glyphs: [FrameGlyph] = [], corners: [FrameCorner] = []
  ) -> String {
    let safe = MarkupText.escaped(VisibleText.make(title))
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head><meta charset="utf-8"><title>\(safe)</title></head>
      <body style="background:\(MarkupText.hex(theme.background))">
      \(htmlFragment(theme: theme, pictures: pictures, glyphs: glyphs, corners: corners))</body>
      </html>

      """
  }
}

/// Writes rows of cells as spans.
struct HTMLEncoder {
  private let theme: FrameTheme
  private var markup = ""
  private var current: Style?

  init(theme: FrameTheme) {
    self.theme = theme
  }

  /// Appends a row.
  mutating func append(_ cells: [Cell]) {
    let words = LogicalOrder.words(of: cells)
    var nextWord = words.startIndex
    var column = 0
    while column < cells.count {
      let cell = cells[column]
      change(to: cell.style)
      if nextWord < words.endIndex, words[nextWord].lowerBound == column {
        let range = words[nextWord]
        let text = cells[range].reversed().reduce(into: "") { $0 += $1.text }
        markup += box(text, columns: range.count, isRightToLeft: true)
        column = range.upperBound
        nextWord += 1
        continue
      }
      if cell.width == 2 {
        markup += box(cell.text, columns: 2, isRightToLeft: false)
      } else {
        markup += MarkupText.escaped(cell.text)
      }
      column += max(1, cell.width)
    }
    change(to: .plain)
    markup += "\n"
  }

  /// Returns the rows in their element.
  func fragment(
    pictures: [FramePicture] = [], glyphs: [(glyph: FrameGlyph, style: Style)] = [],
    corners: [FrameCorner] = []
  ) -> String {
    let ink = MarkupText.hex(theme.foreground)
    let paper = MarkupText.hex(theme.background)
    // Pictures lie between the frame's paper and its text.
    let isPlain = pictures.isEmpty && glyphs.isEmpty && corners.isEmpty
    let layer = isPlain ? "" : "position:relative;z-index:0;"
    return "<pre style=\"margin:0;padding:1ch;direction:ltr;unicode-bidi:bidi-override;\(layer)"
      + "font:15px/1.2 ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;"
      + "color:\(ink);background:\(paper)\">\n\(pictures.map(element).joined())\(markup)"
      + "\(corners.map(Self.element).joined())"
      + "\(glyphs.map { element($0.glyph, $0.style) }.joined())</pre>\n"
  }

  /// Returns a round corner in a box of its cells.
  private static func element(_ corner: FrameCorner) -> String {
    let cells = corner.cells
    let place = place(
      x: Double(cells.column), y: Double(cells.row), columns: Double(cells.columns),
      rows: Double(cells.rows), padding: "1ch + ")
    let (width, height) = (SVGGeometry.width, SVGGeometry.height)
    let box =
      "0 0 \(SVGGeometry.pixels(cells.columns * width)) \(SVGGeometry.pixels(cells.rows * height))"
    return "<svg style=\"\(place)\" viewBox=\"\(box)\" preserveAspectRatio=\"none\">"
      + "\(corner.element(x: -cells.column * width, y: -cells.row * height))</svg>"
  }

  /// Returns a symbol in the middle of its cells, as large as they let it be.
  private func element(_ glyph: FrameGlyph, _ style: Style) -> String {
    let (columns, rows) = (Double(glyph.cells.columns), Double(glyph.cells.rows))
    // A symbol is as wide as a column, and its ink about as high as it is wide.
    let size = max(1, min(columns, rows * Self.lineHeight / 0.62))
    let box =
      "position:absolute;left:calc(1ch + \(glyph.cells.column)ch);"
      + "top:calc(1ch + \((Double(glyph.cells.row) * Self.lineHeight).inMarkup)em);"
      + "width:\(glyph.cells.columns)ch;height:\((rows * Self.lineHeight).inMarkup)em;"
    return "<span style=\"\(box)\"><span style=\"position:absolute;inset:0;text-align:center;"
      + "font-size:\(size.inMarkup)em;line-height:\((rows * Self.lineHeight / size).inMarkup);"
      + "color:\(MarkupText.hex(theme.colors(of: style).ink))\">"
      + "\(MarkupText.escaped(glyph.text))</span></span>"
  }

  /// Returns a picture in a box that cuts it to its corners, in a box of its cells.
  private func element(_ picture: FramePicture) -> String {
    let cells = picture.cells
    var outer = Self.place(
      x: Double(cells.column), y: Double(cells.row), columns: Double(cells.columns),
      rows: Double(cells.rows), padding: "1ch + ")
    outer += "z-index:-1;"
    if let ground = picture.ground { outer += "background:\(MarkupText.hex(ground));" }
    var inner = "position:absolute;inset:0;overflow:hidden;"
    if let backing = picture.backing { inner += "background:\(MarkupText.hex(backing));" }
    if picture.radiusColumns > 0 {
      inner += "border-radius:\(picture.radiusColumns.inMarkup)ch / "
      inner += "\((picture.radiusRows * Self.lineHeight).inMarkup)em;"
    }
    let opacity = picture.opacity < 1 ? "opacity:\(picture.opacity.inMarkup);" : ""
    let image =
      picture.parts.map { Self.element(picture, $0, opacity) }
      ?? "<img alt=\"\" style=\"\(Self.place(of: picture))\(opacity)\" src=\"\(picture.address)\">"
    return "<span style=\"\(outer)\"><span style=\"\(inner)\">\(image)</span></span>"
  }

  /// Returns the parts of a resizable image as an SVG in its place.
  private static func element(
    _ picture: FramePicture, _ parts: PictureParts, _ opacity: String
  ) -> String {
    let place = place(
      x: picture.x - Double(picture.cells.column), y: picture.y - Double(picture.cells.row),
      columns: picture.columns, rows: picture.rows, padding: "")
    let width = SVGGeometry.eighths(picture.columns, SVGGeometry.width)
    let height = SVGGeometry.eighths(picture.rows, SVGGeometry.height)
    let box = "0 0 \(SVGGeometry.pixels(width)) \(SVGGeometry.pixels(height))"
    let elements = SVGParts(picture, parts).elements(x: 0, y: 0, width: width, height: height)
    return "<svg style=\"\(place)\(opacity)\" viewBox=\"\(box)\" preserveAspectRatio=\"none\">"
      + "\(elements)</svg>"
  }

  /// Places the whole picture in the box of its cells; turned rows keep their middle.
  private static func place(of picture: FramePicture) -> String {
    let x = picture.x - Double(picture.cells.column)
    let y = picture.y - Double(picture.cells.row)
    let turn = picture.turn
    guard turn != .none else {
      return place(x: x, y: y, columns: picture.columns, rows: picture.rows, padding: "")
    }
    let across = "\(picture.columns.inMarkup)ch"
    let down = "\((picture.rows * lineHeight).inMarkup)em"
    let (width, height) = turn.swapsSides ? (down, across) : (across, down)
    return "position:absolute;left:calc(\(x.inMarkup)ch + (\(across) - \(width))/2);"
      + "top:calc(\((y * lineHeight).inMarkup)em + (\(down) - \(height))/2);width:\(width);"
      + "height:\(height);transform:matrix(\(turn.numbers(separator: ",")),0,0);"
  }

  /// The height of a row in sizes of the type.
  private static let lineHeight = 1.2

  private static func place(
    x: Double, y: Double, columns: Double, rows: Double, padding: String
  ) -> String {
    "position:absolute;left:calc(\(padding)\(x.inMarkup)ch);"
      + "top:calc(\(padding)\((y * lineHeight).inMarkup)em);width:\(columns.inMarkup)ch;"
      + "height:\((rows * lineHeight).inMarkup)em;"
  }

  private func box(_ text: String, columns: Int, isRightToLeft: Bool) -> String {
    let direction = isRightToLeft ? "direction:rtl;unicode-bidi:bidi-override;" : ""
    return "<span style=\"display:inline-block;width:\(columns)ch;\(direction)\">"
      + "\(MarkupText.escaped(text))</span>"
  }

  private mutating func change(to style: Style) {
    guard style != current else { return }
    if let current, current != .plain { markup += "</span>" }
    current = style
    guard style != .plain else { return }
    let colors = theme.colors(of: style)
    var css = ""
    if colors.ink != theme.foreground { css += "color:\(MarkupText.hex(colors.ink));" }
    if colors.paper != theme.background { css += "background:\(MarkupText.hex(colors.paper));" }
    let attributes = style.attributes
    if attributes.contains(.bold) { css += "font-weight:bold;" }
    if attributes.contains(.italic) { css += "font-style:italic;" }
    if attributes.contains(.dim) { css += "opacity:.6;" }
    let lines = [(Style.Attributes.underline, "underline"), (.strikethrough, "line-through")]
      .filter { attributes.contains($0.0) }.map(\.1)
    if !lines.isEmpty { css += "text-decoration:\(lines.joined(separator: " "));" }
    markup += "<span style=\"\(css)\">"
  }
}
