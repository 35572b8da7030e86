import Cells

/// Pictures of a recorded frame, a new one and their difference.
struct FramePictures {
  private let comparison: FrameComparison
  private let title: String
  private static let margin = 18
  /// Light grey, so that a white ad has edges.
  static let paper = FrameTheme(
    foreground: Color(rgb: 0x1F2328), background: Color(rgb: 0xE8EAED))

  init(_ comparison: FrameComparison, title: String) {
    self.comparison = comparison
    self.title = title
  }

  /// The recorded frame; a note where there is none.
  var expected: String {
    guard comparison.old != nil else {
      var grid = Grid(columns: max(20, comparison.columns), rows: max(1, comparison.rows))
      grid.put("not recorded yet", column: 1, row: 0)
      return svg(grid, "expected")
    }
    return svg(comparison.oldGrid, "expected")
  }

  /// The new frame.
  var actual: String { svg(comparison.newGrid, "actual") }

  /// The new frame with its changed cells marked.
  var difference: String { svg(comparison.difference, "difference") }

  private func svg(_ grid: Grid, _ kind: String) -> String {
    grid.svg(theme: Self.paper, title: "Ad  \(title)  \(kind)", margin: Self.margin)
  }
}
