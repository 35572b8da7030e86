import Cells
import InterfaceBuilder

extension AdPainter {
  /// Draws a picture as its outline with a label inside.
  mutating func paintOutline(_ plan: PicturePlan, of view: SceneView) {
    if case .button = scene[view].content { return paintSign(plan, of: view) }
    let own = scene.scale.visibleRect(view.rect)
    let isClipped = scene[view].clipsContents
    let clip = isClipped ? view.clip.intersection(own) : view.clip
    // The outline shows the part of the picture that is seen, so that it is closed on all sides.
    let bounds = isClipped ? view.rect.intersection(view.clipRect) : view.clipRect
    guard let bounds, let seen = plan.rect.intersection(bounds) else { return }
    let cells = scene.scale.visibleRect(seen).intersection(clip)
    guard !cells.isEmpty else { return }

    let ground = ground(at: cells)
    fill(cells, StandIn.film(on: ground).faded(by: view.alpha), clip: clip)
    let style = ink(StandIn.ink(on: ground).faded(by: view.alpha), at: cells, clip: clip)
    if cells.rows >= 2, cells.columns >= 2 {
      let isRound = LayerStyle(scene[view]).cornerRadius >= 3
      grid.box(
        cells, isASCII ? .ascii : isRound ? .rounded : .single, style: style, clip: clip)
    }
    paintLabel(of: plan, in: cells, style: style, clip: clip)
  }

  /// Whether a picture's outline would have no room inside.
  func isSmall(_ plan: PicturePlan) -> Bool {
    let cells = scene.scale.visibleRect(plan.rect)
    return cells.rows < 3 || cells.columns < 3
  }

  /// What stands for a picture whose name has no room: a symbol's likeness, a video's play mark, or a small square.
  private func sign(of plan: PicturePlan) -> String {
    if plan.video != nil { return "▶" }
    guard let glyph = plan.glyph else { return isASCII ? "#" : "▪" }
    return isASCII ? SymbolGlyph.ascii(glyph) : String(glyph)
  }

  /// A button's picture is a small sign beside its title, unless it has the room of a picture.
  private mutating func paintSign(_ plan: PicturePlan, of view: SceneView) {
    let cells = scene.scale.visibleRect(plan.rect)
    let style = ink(scene.templateColor(of: view).faded(by: view.alpha), at: cells, clip: view.clip)
    if cells.rows >= 3, cells.columns >= 6 {
      grid.box(cells, isASCII ? .ascii : .single, style: style, clip: view.clip)
      paintLabel(of: plan, in: cells, style: style, clip: view.clip)
    } else {
      grid.put(
        sign(of: plan), column: cells.column + (cells.columns - 1) / 2,
        row: cells.row + (cells.rows - 1) / 2, style: style, clip: view.clip)
    }
  }

  /// Columns below which a file's name is not cut, since what is left would tell nothing; a symbol's never is.
  private static let leastName = 6

  private mutating func paintLabel(
    of plan: PicturePlan, in cells: CellRect, style: Style, clip: CellRect
  ) {
    let label = plan.label
    guard let first = label.first, !first.isEmpty else { return }
    let hasBox = cells.rows >= 2 && cells.columns >= 2
    var inside = cells
    if hasBox {
      inside = CellRect(
        column: cells.column + 1, row: cells.row + 1, columns: cells.columns - 2,
        rows: cells.rows - 2)
      if inside.rows == 0 {
        // A box of two rows has its name in the upper line, if the whole name fits.
        inside.row = cells.row
        inside.rows = DisplayText.width(of: first) <= inside.columns ? 1 : 0
      }
    } else if cells.columns < DisplayText.width(of: first) {
      grid.put(sign(of: plan), column: cells.column, row: cells.row, style: style, clip: clip)
      return
    }
    guard inside.rows > 0, inside.columns > 0 else { return }
    let isCut = DisplayText.width(of: first) > inside.columns
    var lines = [
      isCut && (plan.isSymbol || inside.columns < Self.leastName) ? sign(of: plan) : first
    ]
    for line in label.dropFirst()
    where !line.isEmpty && DisplayText.width(of: line) <= inside.columns
      && lines.count < inside.rows
    {
      lines.append(line)
    }
    let top = inside.row + (inside.rows - lines.count) / 2
    for (offset, line) in lines.enumerated() {
      let text = DisplayText(line, style: style)
      let cut = text.wrapped(to: inside.columns, maximumLines: 1).first?.text ?? text
      grid.put(
        cut, column: inside.column + (inside.columns - cut.width) / 2, row: top + offset,
        clip: clip.intersection(inside))
    }
  }
}
