import InterfaceBuilder
import LinearConstraints

/// What holds one edge or side of a view's frame where it is.
public struct FrameExplanation: Equatable, Sendable {
  /// The parts of a frame that can be asked about.
  public enum Part: String, CaseIterable, Sendable {
    case left, right, top, bottom, width, height
  }

  /// The edge or side.
  public var part: Part
  /// Its value in points, edges in the superview's coordinates.
  public var value: Double
  /// The constraints that together give that value, those of the document first.
  public var holders: [LayoutConflict.Part]
}

extension LayoutEngine {
  /// Says which constraints hold each edge and side of a view's frame, as of the last layout.
  ///
  /// Empty before the first layout, and for a view without a place in the tree.
  public func explainFrame(of view: ViewIndex) -> [FrameExplanation] {
    let words = ConstraintWords(tree: tree)
    return FrameExplanation.Part.allCases.compactMap { part in
      guard let (value, origins) = holders(of: part, view) else { return nil }
      // A stack says the same for each of its views; once is enough.
      var parts: [LayoutConflict.Part] = []
      for part in origins.map(words.part) where !parts.contains(part) { parts.append(part) }
      return FrameExplanation(
        part: part, value: value,
        holders: parts.filter { $0.id != nil } + parts.filter { $0.id == nil })
    }
  }
}
