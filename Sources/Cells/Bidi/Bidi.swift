/// The order in which a line of text with right-to-left scripts is seen.
///
/// A grid of cells is what the eye sees, and most terminals do not reorder, so text is put into
/// visual order here, by UAX #9 without explicit embeddings (their controls are visible marks).
/// Letters stay base letters: joining them is the font's work. Clusters are moved whole, so a style
/// never splits a word and numbers keep their order.
public enum Bidi {
  /// Returns a line's clusters from left to right, with brackets mirrored where they are read from
  /// right to left.
  ///
  /// - Parameters:
  ///   - clusters: one line in logical order.
  ///   - baseDirection: the direction of its paragraph.
  public static func visualOrder(
    of clusters: [DisplayCluster], baseDirection: TextDirection
  ) -> [DisplayCluster] {
    let base = baseDirection.resolved(for: clusters)
    let needsWork =
      base == .rightToLeft
      || clusters.contains { $0.source.value >= 0x590 && BidiClass($0.source).isRightToLeftLike }
    guard needsWork else { return clusters }
    let levels = BidiLevels.resolve(clusters, isRightToLeft: base == .rightToLeft)
    return reordered(clusters, levels)
  }

  /// Reverses every stretch at or above each level, from the highest level down to 1 (rule L2).
  private static func reordered(_ clusters: [DisplayCluster], _ levels: [UInt8]) -> [DisplayCluster]
  {
    var result = clusters
    for index in result.indices where levels[index] % 2 == 1 {
      result[index] = BidiMirroring.mirrored(result[index])
    }
    var order = levels
    var level = levels.max() ?? 0
    while level >= 1 {
      var start = 0
      while start < order.count {
        guard order[start] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, order[end] >= level { end += 1 }
        result[start..<end].reverse()
        order[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return result
  }
}

extension BidiClass {
  /// Whether the class makes a line need reordering.
  var isRightToLeftLike: Bool { isStrongRightToLeft || self == .arabicNumber }
}
