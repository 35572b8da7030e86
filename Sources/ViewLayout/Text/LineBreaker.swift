import InterfaceBuilder

/// A line of a broken text.
struct TextLine: Equatable {
  /// The clusters that are shown: trailing white space and the newline are left out.
  var range: Range<Int>
  /// The cluster at which the next line begins.
  var next: Int
  /// The width of what is shown, in points.
  var width: Double
  /// Whether a newline ends the line.
  var endsParagraph: Bool
}

/// Breaks measured text into lines as UIKit does.
struct LineBreaker {
  let text: MeasuredText
  /// The width of a line in points; infinity never wraps.
  let width: Double
  /// Whether lines break between any two characters.
  let breaksCharacters: Bool
  /// Whether a paragraph's last word takes the one before it along rather than stand in the last line alone.
  var avoidsOrphans = false

  /// By how much a line may overshoot: intrinsic widths are rounded, and measured to a quarter point.
  static let tolerance = 0.25

  /// Returns all lines of the text; none for an empty text.
  func lines() -> [TextLine] {
    var lines: [TextLine] = []
    var start = 0
    let glyphs = text.glyphs
    /// Where the paragraph at hand begins, among the lines.
    var paragraph = 0
    while start < glyphs.count {
      let line = line(from: start)
      lines.append(line)
      start = line.next
      if line.endsParagraph || start >= glyphs.count {
        if avoidsOrphans { pushOut(&lines, from: paragraph) }
        paragraph = lines.count
      }
    }
    if let last = lines.last, last.endsParagraph {
      // A newline at the end opens an empty line, which UIKit gives its height.
      let end = glyphs.count
      lines.append(TextLine(range: end..<end, next: end, width: 0, endsParagraph: false))
    }
    return lines
  }

  /// Moves the last word of the line before a paragraph's last to the last one where that holds a single word.
  ///
  /// This is UIKit's `NSLineBreakStrategyPushOut`.
  private func pushOut(_ lines: inout [TextLine], from paragraph: Int) {
    guard lines.count - paragraph >= 2 else { return }
    let last = lines[lines.count - 1]
    let previous = lines[lines.count - 2]
    guard breakPoints(in: last.range).isEmpty,
      let cut = breakPoints(in: previous.range).last
    else { return }
    let pushed = cut..<last.range.upperBound
    let width = text.width(of: pushed)
    guard width <= self.width + Self.tolerance else { return }
    var end = cut
    while end > previous.range.lowerBound, text.glyphs[end - 1].kind == .space { end -= 1 }
    let kept = previous.range.lowerBound..<end
    lines[lines.count - 2] = TextLine(
      range: kept, next: cut, width: text.width(of: kept), endsParagraph: false)
    lines[lines.count - 1] = TextLine(
      range: pushed, next: last.next, width: width, endsParagraph: last.endsParagraph)
  }

  /// The clusters before which a line may break, within a stretch that begins and ends with a word.
  private func breakPoints(in range: Range<Int>) -> [Int] {
    range.dropFirst().filter { index in
      let kind = text.glyphs[index].kind
      guard kind != .space, kind != .newline else { return false }
      return text.glyphs[index - 1].kind == .space || mayBreak(before: index)
    }
  }

  /// Returns the line that begins at a cluster.
  private func line(from start: Int) -> TextLine {
    let glyphs = text.glyphs
    var position = 0.0
    /// The end of the last cluster that isn't white space, and the line's width up to there.
    var visibleEnd = start
    var visibleWidth = 0.0
    /// The last place where the line may break.
    var breakPoint: (next: Int, end: Int, width: Double)?
    var index = start
    while index < glyphs.count {
      let glyph = glyphs[index]
      switch glyph.kind {
      case .newline:
        return TextLine(
          range: start..<visibleEnd, next: index + 1, width: visibleWidth, endsParagraph: true)
      case .space:
        position += glyph.advance
        if visibleEnd > start { breakPoint = (index + 1, visibleEnd, visibleWidth) }
      default:
        if index > start, mayBreak(before: index) {
          breakPoint = (index, visibleEnd, visibleWidth)
        }
        let end = position + (index > start ? glyph.kerning : 0) + glyph.advance
        if end > width + Self.tolerance, index > start {
          let cut = breakPoint ?? (index, visibleEnd, visibleWidth)
          return TextLine(
            range: start..<cut.end, next: cut.next, width: cut.width, endsParagraph: false)
        }
        position = end
        visibleEnd = index + 1
        visibleWidth = end
      }
      index += 1
    }
    return TextLine(
      range: start..<visibleEnd, next: glyphs.count, width: visibleWidth, endsParagraph: false)
  }

  /// Whether a line may end before a cluster that isn't white space.
  private func mayBreak(before index: Int) -> Bool {
    let after = text.glyphs[index].kind
    let before = text.glyphs[index - 1].kind
    if breaksCharacters { return true }
    switch (before, after) {
    case (_, .closing), (.opening, _), (_, .breakAfter): return false
    case (.ideograph, _), (.closing, _), (_, .ideograph), (_, .opening): return before != .space
    case (.breakAfter, .letter): return mayBreakAfterMark(at: index - 1)
    default: return false
    }
  }

  /// Whether a hyphen or its like stands after a word rather than before a number.
  private func mayBreakAfterMark(at index: Int) -> Bool {
    index > 0 && text.glyphs[index - 1].kind == .letter
  }
}
