/// Cells in a row, or several rows, that look the same.
public struct StyleRun: Equatable, Sendable {
  /// How the cells look.
  public var style: Style
  /// How many cells there are.
  public var count: Int

  /// Creates a run.
  public init(style: Style, count: Int) {
    self.style = style
    self.count = count
  }
}

extension Grid {
  /// The styles of all cells, row by row, without what a blank does not show: the ink, bold and the like.
  public var styleRuns: [StyleRun] {
    let lines: Style.Attributes = [.underline, .strikethrough, .reverse]
    var runs: [StyleRun] = []
    var run = StyleRun(style: .plain, count: 0)
    var last: Cell?
    for cell in cells {
      // Most cells are the one before once more.
      if let last, last == cell {
        run.count += 1
        continue
      }
      last = cell
      var style = cell.style
      if cell.isBlank, style.attributes.isDisjoint(with: lines) {
        style = Style(background: style.background)
      }
      if style == run.style {
        run.count += 1
      } else {
        if run.count > 0 { runs.append(run) }
        run = StyleRun(style: style, count: 1)
      }
    }
    if run.count > 0 { runs.append(run) }
    return runs
  }
}
