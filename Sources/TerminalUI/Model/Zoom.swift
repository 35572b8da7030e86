import InterfaceBuilder

/// How large the ad is drawn: a cell's size in points, or the finest of them that fits the pane.
enum Zoom: Equatable, Sendable {
  case fit
  case cell(Size)

  /// From the closest to the farthest.
  static let cells = [
    Size(width: 4, height: 8), Size(width: 6, height: 12), Size(width: 8, height: 16),
  ]

  /// One step closer, -1, or farther, 1; from `fit` to the middle one.
  func stepped(by step: Int) -> Zoom {
    guard case .cell(let size) = self else { return .cell(Self.cells[1]) }
    let nearest = Self.cells.firstIndex { $0.width >= size.width } ?? Self.cells.count - 1
    return .cell(Self.cells[max(0, min(Self.cells.count - 1, nearest + step))])
  }

  /// The sizes to try for a pane, in order; the last is taken where none fits.
  var candidates: [Size] {
    switch self {
    case .fit: Self.cells
    case .cell(let size): [size]
    }
  }
}
