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
