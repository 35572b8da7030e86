import InterfaceBuilder

extension TextMeasurer {
  /// Breaks a text into the lines that a view of the given size shows, and says what is cut.
  ///
  /// The text stands in the middle of the height, as in a label; `bounds` is in points and may be infinite.
  public func layout(_ block: TextBlock, in bounds: Size) -> TextLayout {
    let baseFont = font(block.font)
    var text = MeasuredText(block.text, font: baseFont, measurer: self)
    var lines = lines(of: text, block: block, width: bounds.width)
    let neededLines = lines.count
    let neededHeight = pixelCeil(LineMetrics(lines[...], of: text).height)
    var factor = 1.0
    if block.minimumScaleFactor < 1 {
      factor = fittingFactor(of: text, block: block, in: bounds)
      if factor < 1 {
        text = MeasuredText(block.text, font: baseFont, scaledBy: factor, measurer: self)
        lines = self.lines(of: text, block: block, width: bounds.width)
      }
    }
    let count = visibleCount(of: lines, text: text, limit: block.numberOfLines, in: bounds)
    var shown = lines.prefix(count).map { (text: text.slice($0.range), width: $0.width) }
    let isTruncated =
      count < lines.count || shown.contains { $0.width > bounds.width + LineBreaker.tolerance }
    if isTruncated, count > 0 {
      let line = lines[count - 1]
      let mode = block.paragraph?.lineBreakMode ?? block.lineBreakMode
      shown[count - 1] = Truncation(text: text, width: bounds.width, mode: mode)
        .line(line.range.lowerBound..<text.glyphs.count, fallback: line)
    }
    let metrics = LineMetrics(lines.prefix(count), of: text)
    let width = shown.reduce(0) { max($0, $1.width) }
    let neededWidth = isTruncated || neededLines > 1 ? unbrokenWidth(of: text) : width
    let alignment = resolvedAlignment(block.paragraph?.alignment ?? block.alignment)
    return TextLayout(
      lines: shown.map(\.text), isTruncated: isTruncated, text: block.text,
      neededLines: neededLines, neededHeight: neededHeight, neededWidth: neededWidth,
      width: width, lineHeight: metrics.pitch,
      rect: rect(of: Size(width: width, height: metrics.height), in: bounds, alignment: alignment),
      alignment: alignment, fontScale: factor)
  }

  /// Returns the baselines of a text that stands in the middle of a view's height: the first from the top, the
  /// last from the bottom, in points; nil for an empty text.
  func baselines(of block: TextBlock, in bounds: Size) -> (first: Double, last: Double)? {
    let text = MeasuredText(block.text, font: font(block.font), measurer: self)
    let lines = lines(of: text, block: block, width: bounds.width)
    let count = visibleCount(of: lines, text: text, limit: block.numberOfLines, in: bounds)
    guard count > 0 else { return nil }
    let metrics = LineMetrics(lines.prefix(count), of: text)
    let margin =
      bounds.height.isFinite ? max(0, (bounds.height - pixelCeil(metrics.height)) / 2) : 0
    return (margin + metrics.firstBaseline, margin + metrics.lastDescent)
  }

  private func lines(of text: MeasuredText, block: TextBlock, width: Double) -> [TextLine] {
    LineBreaker(
      text: text, width: width, breaksCharacters: block.breaksCharacters,
      avoidsOrphans: block.avoidsOrphans
    ).lines()
  }

  /// How many lines fit: at least one, and no more than the limit and the height allow.
  private func visibleCount(
    of lines: [TextLine], text: MeasuredText, limit: Int, in bounds: Size
  ) -> Int {
    let most = limit > 0 ? min(limit, lines.count) : lines.count
    var metrics = LineMetrics(of: text)
    for (count, line) in lines.prefix(most).enumerated() {
      metrics.append(line)
      // A pixel of a line that the height lacks doesn't push it out.
      if count > 0, metrics.height > bounds.height + 1 / scale { return count }
    }
    return most
  }

  /// Returns the width of the widest line where only line ends of the text itself break it.
  private func unbrokenWidth(of text: MeasuredText) -> Double {
    LineBreaker(text: text, width: .infinity, breaksCharacters: false).lines()
      .reduce(0) { max($0, $1.width) }
  }

  /// Returns by how much the font must shrink, no further than the block allows.
  private func fittingFactor(of text: MeasuredText, block: TextBlock, in bounds: Size) -> Double {
    let widest = unbrokenWidth(of: text)
    let room = bounds.width * Double(max(1, block.numberOfLines))
    guard block.numberOfLines != 0, widest > room, widest > 0 else { return 1 }
    return max(room / widest, max(block.minimumScaleFactor, 0.05))
  }

  /// Returns the alignment with natural resolved by the interface's direction, as UILabel does.
  private func resolvedAlignment(_ alignment: TextAlignment) -> TextAlignment {
    alignment == .natural ? (isRightToLeft ? .right : .left) : alignment
  }

  private func rect(of size: Size, in bounds: Size, alignment: TextAlignment) -> Rect {
    let slack = bounds.width.isFinite ? bounds.width - size.width : 0
    let x =
      switch alignment {
      case .center: max(0, slack / 2)
      case .right: max(0, slack)
      case .left, .justified, .natural: 0.0
      }
    let y = bounds.height.isFinite ? max(0, (bounds.height - size.height) / 2) : 0
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }
}
