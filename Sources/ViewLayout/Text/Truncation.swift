import InterfaceBuilder

/// Cuts a line that doesn't fit, with an ellipsis where the line break mode draws one.
struct Truncation {
  let text: MeasuredText
  /// The width of the line in points.
  let width: Double
  let mode: LineBreakMode

  private static let ellipsis = "…"

  /// Returns the last line that is shown, and its width in points, when not everything fits.
  ///
  /// `range` is what is left of the text at that line, up to its end.
  func line(_ range: Range<Int>, fallback line: TextLine) -> (text: AttributedText, width: Double) {
    // Only what stands before the next newline can be on the line.
    let paragraphEnd =
      range.first { text.glyphs[$0].kind == .newline } ?? range.upperBound
    let paragraph = range.lowerBound..<paragraphEnd
    switch mode {
    case .wordWrap, .characterWrap:
      return (text.slice(line.range), line.width)
    case .clip:
      let end = end(of: paragraph, within: width)
      let shown = paragraph.lowerBound..<end
      return (text.slice(shown), text.width(of: shown))
    case .tailTruncation:
      let end = trimmed(paragraph.lowerBound..<end(of: paragraph, within: room(for: paragraph)))
      return joined(end, paragraphEnd..<paragraphEnd)
    case .headTruncation:
      let last = paragraphEnd == range.upperBound ? paragraph : lastParagraph(of: range)
      let start = start(of: last, within: room(for: last))
      return joined(last.lowerBound..<last.lowerBound, start..<last.upperBound)
    case .middleTruncation:
      let half = room(for: paragraph) / 2
      let start = start(of: paragraph, within: half)
      let rest = room(for: paragraph) - text.width(of: start..<paragraphEnd)
      let end = min(end(of: paragraph, within: rest), start)
      return joined(paragraph.lowerBound..<end, start..<paragraphEnd)
    }
  }

  private func lastParagraph(of range: Range<Int>) -> Range<Int> {
    let newline = range.last { text.glyphs[$0].kind == .newline }
    return (newline.map { $0 + 1 } ?? range.lowerBound)..<range.upperBound
  }

  private func ellipsisWidth(at glyph: Int) -> Double {
    let font = text.fonts.isEmpty ? text.baseFont : text.fonts[text.runIndex(at: glyph)]
    var width = 0.0
    GlyphRun.forEach(in: Self.ellipsis, font: font) { width += $0.advance }
    return width
  }

  private func room(for range: Range<Int>) -> Double {
    max(0, width - ellipsisWidth(at: range.lowerBound))
  }

  private func end(of range: Range<Int>, within room: Double) -> Int {
    var used = 0.0
    for index in range {
      used += text.glyphs[index].advance
      if index > range.lowerBound { used += text.glyphs[index].kerning }
      if used > room + 0.001 { return index }
    }
    return range.upperBound
  }

  private func start(of range: Range<Int>, within room: Double) -> Int {
    var used = 0.0
    for index in range.reversed() {
      used += text.glyphs[index].advance + text.glyphs[index].kerning
      if used > room + 0.001 { return index + 1 }
    }
    return range.lowerBound
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, text.glyphs[end - 1].kind == .space { end -= 1 }
    return range.lowerBound..<end
  }

  private func joined(_ head: Range<Int>, _ tail: Range<Int>) -> (AttributedText, Double) {
    var runs = text.slice(head).runs
    let tailRuns = text.slice(tail).runs
    if let last = runs.indices.last {
      runs[last].text += Self.ellipsis
    } else if var run = text.text.runs.first {
      // Nothing is left before the ellipsis, which takes the look of what follows it.
      if let first = tailRuns.first { run = first }
      run.text = Self.ellipsis
      runs = [run]
    }
    if let first = tailRuns.first, let last = runs.indices.last, hasSameLook(runs[last], first) {
      runs[last].text += first.text
      runs += tailRuns.dropFirst()
    } else {
      runs += tailRuns
    }
    let width = text.width(of: head) + ellipsisWidth(at: head.lowerBound) + text.width(of: tail)
    return (AttributedText(runs: runs), width)
  }

  private func hasSameLook(_ one: AttributedText.Run, _ other: AttributedText.Run) -> Bool {
    var copy = one
    copy.text = other.text
    return copy == other
  }
}
