import InterfaceBuilder

/// How large the ad is drawn: a cell's size in points, or the finest of them that fits the pane.
enum Zoom: Equatable, Sendable {
  case fit
  case cell(Size)

  /// From the closest to the farthest.
  static let cells = [
    Size(width: 4, height: 8), Size(width: 6, height: 12), Size(width: 8, height: 16),
  ]

  /// One step closer, -1, or farther, 1, from cells of a size; nil where there is none.
  static func stepped(from size: Size, by step: Int) -> Zoom? {
    step < 0
      ? cells.last { $0.width < size.width }.map { .cell($0) }
      : cells.first { $0.width > size.width }.map { .cell($0) }
  }

  /// The sizes to try for a pane, in order; the last is taken where none fits.
  var candidates: [Size] {
    switch self {
    case .fit: Self.cells
    case .cell(let size): [size]
    }
  }
}
