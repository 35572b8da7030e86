import Cells
import InterfaceBuilder
import ViewLayout

/// How well texts can be told from what lies behind them.
struct TextContrast {
  /// The best contrast ratio of a text's cells by the text's position in the scene; nothing where the ground is not known.
  private(set) var ratios: [Int: Double] = [:]

  /// Measures the texts of a painted ad.
  init(scene: Scene, texts: [Int: PlacedText], grid: Grid) {
    for (position, text) in texts {
      let view = scene.views[position]
      guard !view.isHidden, Self.hasKnownGround(view, at: position, in: scene) else { continue }
      let ink = text.ink(of: view, in: grid)
      if ink.seen * 2 >= ink.total, let best = ink.contrast { ratios[position] = best }
    }
  }

  /// Whether an opaque colour of the layout lies behind a view, with no picture between.
  private static func hasKnownGround(_ view: SceneView, at position: Int, in scene: Scene) -> Bool {
    for other in scene.views[...position].reversed() where !other.isHidden {
      guard let shared = view.rect.intersection(other.rect), !shared.isEmpty else { continue }
      if other.index != view.index, scene.isPicture(other) { return false }
      if case .visualEffectView = scene[other].content { return false }
      guard let ground = scene.background(of: other) else { continue }
      if case .button(let content) = scene[other].content,
        content.normal.backgroundImage != nil
      {
        return false
      }
      if ground.alpha > 0.9, other.alpha > 0.9, view.rect.shareOutside(other.rect) < 0.05 {
        return true
      }
    }
    return false
  }
}

extension PlacedText {
  /// How much of a text is seen in its cells, and the best contrast of a cell; nil where no cell has both colours.
  func ink(of view: SceneView, in grid: Grid) -> (seen: Int, total: Int, contrast: Double?) {
    var best: Double?
    var seen = 0
    var total = 0
    for line in lines {
      let cells = line.cells.intersection(view.clip).intersection(grid.bounds)
      total += line.text.width
      for column in cells.column..<cells.endColumn {
        let cell = grid[column, cells.row]
        guard !cell.isBlank, line.text.string.contains(cell.text) else { continue }
        seen += 1
        if let ink = cell.style.foreground, let paper = cell.style.background {
          best = max(best ?? 0, ink.contrastRatio(to: paper))
        }
      }
    }
    return (seen, total, best)
  }
}
