/// Where the text of a paragraph begins.
public enum TextDirection: String, CaseIterable, Sendable {
  /// From the left.
  case leftToRight
  /// From the right.
  case rightToLeft
  /// As its first letter asks; from the left when there is none.
  case natural

  /// Returns the direction of a paragraph, never natural.
  func resolved(for clusters: some Sequence<DisplayCluster>) -> TextDirection {
    guard self == .natural else { return self }
    for cluster in clusters where cluster.kind != .mark {
      switch BidiClass(cluster.source) {
      case .left: return .leftToRight
      case .right, .arabicLetter: return .rightToLeft
      default: continue
      }
    }
    return .leftToRight
  }
}
