/// The rows that the ground of a text covers, to half a row.
///
/// A row of cells is coarse: a button of 30 pt is two and a half of 12 pt, and its title stands in one of them, so that
/// a ground of whole rows has the title at its edge. Half rows are drawn with `▄` and `▀`.
struct TextGround: Equatable, Sendable {
  /// Half rows from the top of the grid: 2n is the upper half of row n, 2n + 1 the lower one.
  let halves: Range<Int>

  /// The rows that are covered whole.
  var rows: Range<Int> {
    let first = (halves.lowerBound + 1) / 2
    return first..<max(first, halves.upperBound / 2)
  }

  /// The row whose lower half is covered.
  var upperEdge: Int? { halves.lowerBound.isMultiple(of: 2) ? nil : halves.lowerBound / 2 }

  /// The row whose upper half is covered.
  var lowerEdge: Int? { halves.upperBound.isMultiple(of: 2) ? nil : halves.upperBound / 2 }

  /// Chooses the half rows around a text.
  ///
  /// An edge may be half a row off, as all that is painted may be. Of the grounds that this leaves, the one with the
  /// text nearest to its middle is taken, then the one without half rows, then the one nearest to the device's.
  ///
  /// - Parameters:
  ///   - top: The upper edge on the device, in rows.
  ///   - bottom: The lower edge on the device, in rows.
  ///   - text: The rows of the text.
  ///   - plain: The rows of the nearest ground of whole rows.
  ///   - tops: Where the upper edge may lie, in half rows.
  ///   - bottoms: Where the lower edge may lie, in half rows.
  /// - Returns: nil where no such ground holds the text.
  init?(
    top: Double, bottom: Double, around text: Range<Int>, plain: Range<Int>,
    tops: ClosedRange<Int>, bottoms: ClosedRange<Int>
  ) {
    func distance(_ half: Int, _ edge: Double) -> Double { abs(Double(half) / 2 - edge) }
    var best: (halves: Range<Int>, order: (Int, Int, Double, Int))?
    for start in tops where distance(start, top) < 0.501 && start <= 2 * text.lowerBound {
      for end in bottoms where distance(end, bottom) < 0.501 && end >= 2 * text.upperBound {
        let isPlain = start == 2 * plain.lowerBound && end == 2 * plain.upperBound
        let order = (
          abs((2 * text.lowerBound - start) - (end - 2 * text.upperBound)), isPlain ? 0 : 1,
          ((distance(start, top) + distance(end, bottom)) * 1000).rounded(),
          start % 2 + end % 2
        )
        if best.map({ order < $0.order }) ?? true { best = (start..<end, order) }
      }
    }
    guard let best else { return nil }
    halves = best.halves
  }

  /// A ground of whole rows.
  init(rows: Range<Int>) { halves = 2 * rows.lowerBound..<2 * rows.upperBound }
}
