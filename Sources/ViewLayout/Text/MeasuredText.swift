import InterfaceBuilder

/// An attributed text as measured clusters, ready to be broken into lines.
struct MeasuredText {
  /// The clusters in reading order.
  private(set) var glyphs: [Glyph] = []
  /// The font of each run of the text.
  private(set) var fonts: [ResolvedFont] = []
  /// The index of the first cluster of each run, and the number of clusters at the end.
  private(set) var runStarts: [Int] = []
  /// The text.
  let text: AttributedText
  /// The font of runs without one of their own.
  let baseFont: ResolvedFont

  init(
    _ text: AttributedText, font: ResolvedFont, scaledBy factor: Double = 1, measurer: TextMeasurer
  ) {
    self.text = text
    baseFont = factor == 1 ? font : font.scaled(by: factor)
    glyphs.reserveCapacity(text.runs.reduce(0) { $0 + $1.text.utf8.count })
    for run in text.runs {
      runStarts.append(glyphs.count)
      var runFont = run.font.map { measurer.font($0) } ?? font
      if factor != 1 { runFont = runFont.scaled(by: factor) }
      fonts.append(runFont)
      let kern = run.kern * factor
      GlyphRun.forEach(in: run.text, font: runFont) { glyph in
        var glyph = glyph
        if kern != 0, glyph.kind != .newline { glyph.advance += kern }
        glyphs.append(glyph)
      }
    }
    runStarts.append(glyphs.count)
  }

  /// Whether there is nothing to show.
  var isEmpty: Bool { glyphs.isEmpty }

  /// Returns the index of the run that a cluster belongs to.
  func runIndex(at glyph: Int) -> Int {
    var low = 0
    var high = max(0, fonts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if runStarts[middle] <= glyph { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the width of a stretch of clusters on one line, in points.
  func width(of range: Range<Int>) -> Double {
    var width = 0.0
    for index in range {
      width += glyphs[index].advance
      if index > range.lowerBound { width += glyphs[index].kerning }
    }
    return width
  }

  /// Returns a stretch of clusters as text with its attributes.
  func slice(_ range: Range<Int>) -> AttributedText {
    var runs: [AttributedText.Run] = []
    // An empty line between two runs has no text of its own.
    guard !range.isEmpty else { return AttributedText(runs: []) }
    for index in runIndex(at: range.lowerBound)..<text.runs.count {
      guard runStarts[index] < range.upperBound else { break }
      let part = range.clamped(to: runStarts[index]..<runStarts[index + 1])
      guard !part.isEmpty else { continue }
      var run = text.runs[index]
      let utf8 = run.text.utf8
      let start = utf8.index(utf8.startIndex, offsetBy: glyphs[part.lowerBound].offset)
      let end =
        part.upperBound < runStarts[index + 1]
        ? utf8.index(
          start, offsetBy: glyphs[part.upperBound].offset - glyphs[part.lowerBound].offset)
        : utf8.endIndex
      run.text = String(run.text[start..<end])
      runs.append(run)
    }
    return AttributedText(runs: runs)
  }
}
