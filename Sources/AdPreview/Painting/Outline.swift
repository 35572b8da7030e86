import Cells
import InterfaceBuilder

/// How a view's border is drawn in cells.
enum Outline: Equatable, Sendable {
  /// There is no border, or no room for one.
  case none
  /// Lines in the outermost cells of the view.
  case box
  /// `[` and `]` at the ends of the view's row.
  case brackets
}

extension Scene {
  /// Decides how a view's border is drawn.
  ///
  /// A box takes a cell from each side, so that it needs three rows, and its text must still fit between its
  /// sides; where it does not, brackets or nothing at all are better than a cut text.
  func outline(of scene: SceneView) -> Outline {
    guard border(of: scene) != nil || showsFill(of: scene) else { return .none }
    let cells = self.scale.visibleRect(scene.rect)
    let isText = self[scene].content.isTextual
    let columns = isText ? textColumns(of: scene) : 0
    guard cells.columns >= columns + 2 else { return .none }
    if cells.rows >= 3, cells.columns >= 3 { return .box }
    return isText && columns > 0 ? .brackets : .none
  }

  /// Whether a button's fill must be told by an outline, because there are no colours to tell it.
  func showsFill(of scene: SceneView) -> Bool {
    guard isMonochrome, case .button = self[scene].content, let fill = background(of: scene),
      fill.alpha >= 0.05
    else { return false }
    let behind = ancestors(of: scene).lazy.compactMap { self.background(of: $0) }.first
    return fill.faded(by: scene.alpha).cellColor != (behind ?? palette.background).cellColor
  }

  /// Returns the outline that tells a fill; nil where there are colours, or no fill.
  func fillEdge(of scene: SceneView) -> (color: RGBA, isRound: Bool)? {
    guard showsFill(of: scene), let fill = background(of: scene) else { return nil }
    return (fill, LayerStyle(self[scene]).cornerRadius >= 3)
  }

  /// Returns the cells inside a view's outline.
  func inside(_ scene: SceneView) -> CellRect {
    let cells = scale.visibleRect(scene.rect)
    switch outline(of: scene) {
    case .none: return cells
    case .box:
      return CellRect(
        column: cells.column + 1, row: cells.row + 1, columns: cells.columns - 2,
        rows: cells.rows - 2)
    case .brackets:
      return CellRect(
        column: cells.column + 1, row: cells.row, columns: cells.columns - 2, rows: cells.rows)
    }
  }

  private func textColumns(of scene: SceneView) -> Int {
    let lines = layout.texts[scene.index]?.lines ?? []
    return lines.reduce(0) { max($0, DisplayText.width(of: $1.string)) }
  }
}
