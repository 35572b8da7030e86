import InterfaceBuilder

extension TextMeasurer {
  /// Returns the intrinsic size of a text in points, rounded up to pixels; zero for an empty text.
  ///
  /// With a maximum width, text of several lines wraps there, and its width is that of its widest line.
  public func size(of block: TextBlock, maximumWidth: Double? = nil) -> Size {
    let size = exactSize(of: block, maximumWidth: maximumWidth)
    return Size(width: intrinsicWidth(size.width), height: pixelCeil(size.height))
  }

  /// Returns the size of a text in points, not rounded.
  func exactSize(of block: TextBlock, maximumWidth: Double?) -> Size {
    if let size = plainLineSize(of: block, maximumWidth: maximumWidth) { return size }
    let text = MeasuredText(block.text, font: font(block.font), measurer: self)
    guard !text.isEmpty else { return .zero }
    // A single line never wraps: what doesn't fit is cut when it is drawn.
    let width = block.numberOfLines == 1 ? .infinity : maximumWidth ?? .infinity
    let lines = LineBreaker(
      text: text, width: width, breaksCharacters: block.breaksCharacters,
      avoidsOrphans: block.avoidsOrphans
    ).lines()
    let shown = block.numberOfLines > 0 ? lines.prefix(block.numberOfLines) : lines[...]
    // The space at which a line wraps counts as far as it has room (measured on labels that Interface Builder saved).
    let widest = shown.reduce(0) { widest, line in
      let space = text.width(of: line.range.upperBound..<line.next)
      return max(widest, line.width, min(line.width + space, width))
    }
    return Size(
      width: widest, height: LineMetrics(shown, of: text).height)
  }

  /// Measures the common case, a plain text on one line, without keeping its clusters.
  private func plainLineSize(of block: TextBlock, maximumWidth: Double?) -> Size? {
    guard block.text.runs.count == 1, let run = block.text.runs.first, run.paragraph == nil,
      run.font == nil, run.kern == 0, !run.text.isEmpty
    else { return nil }
    let font = font(block.font)
    var width = 0.0
    var trailing = 0.0
    var isPlain = true
    GlyphRun.forEach(in: run.text, font: font) { glyph in
      width += glyph.advance + glyph.kerning
      trailing = glyph.kind == .space ? trailing + glyph.advance : 0
      if glyph.kind == .newline { isPlain = false }
    }
    let visible = width - trailing
    if !isPlain || (block.numberOfLines != 1 && visible > maximumWidth ?? .infinity) { return nil }
    return Size(width: visible, height: font.lineHeight)
  }
}
