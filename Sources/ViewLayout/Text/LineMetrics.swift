import InterfaceBuilder

/// How tall the lines of a text are and how they stand on each other.
struct LineMetrics {
  /// From the top of the first line to the bottom of the last, in points, not rounded.
  private(set) var height = 0.0
  /// The number of lines.
  private(set) var count = 0
  /// From the top of the first line to its baseline, in points.
  private(set) var firstBaseline = 0.0
  /// From the baseline of the last line to its bottom, in points.
  private(set) var lastDescent = 0.0

  private let text: MeasuredText
  /// Where the next line begins.
  private var bottom = 0.0

  /// Creates the metrics of no lines of a text.
  init(of text: MeasuredText) { self.text = text }

  /// Stacks lines of a text.
  init(_ lines: ArraySlice<TextLine>, of text: MeasuredText) {
    self.init(of: text)
    for line in lines { append(line) }
  }

  /// The mean distance from one line to the next in points; a single line's height.
  var pitch: Double { count > 1 ? bottom / Double(count) : height }

  /// Puts a line below the others.
  mutating func append(_ line: TextLine) {
    let metrics = metrics(of: line)
    if count == 0 { firstBaseline = metrics.height - metrics.descent }
    count += 1
    lastDescent = metrics.descent
    height = bottom + metrics.height
    bottom += metrics.pitch
    if line.endsParagraph { bottom += metrics.paragraphSpacing }
  }

  private struct Line {
    var height: Double
    var pitch: Double
    var descent: Double
    var paragraphSpacing = 0.0

    mutating func apply(_ paragraph: ParagraphStyle) {
      let leading = pitch - height
      if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
      height = max(height, paragraph.minimumLineHeight)
      if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
      pitch = height + leading + paragraph.lineSpacing
      paragraphSpacing = paragraph.paragraphSpacing
    }
  }

  private func metrics(of line: TextLine) -> Line {
    let first = text.runIndex(at: line.range.lowerBound)
    let font = text.fonts.indices.contains(first) ? text.fonts[first] : text.baseFont
    var result = Line(height: font.lineHeight, pitch: font.linePitch, descent: font.descender)
    var ascent = font.ascender
    var index = first + 1
    while index < text.fonts.count, text.runStarts[index] < line.range.upperBound {
      let font = text.fonts[index]
      ascent = max(ascent, font.ascender)
      result.descent = max(result.descent, font.descender)
      result.height = max(result.height, font.lineHeight, ascent + result.descent)
      result.pitch = max(result.pitch, font.linePitch, result.height)
      index += 1
    }
    if first < text.text.runs.count, let paragraph = text.text.runs[first].paragraph {
      result.apply(paragraph)
    }
    return result
  }
}
