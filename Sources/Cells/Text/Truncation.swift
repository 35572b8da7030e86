/// Cutting a line of text so that it fits, never through a character.
enum Truncation {
  /// Returns the clusters that fit into some columns, with `…` where text is left out.
  static func truncate(
    _ clusters: ArraySlice<DisplayCluster>, columns: Int, overflow: TextOverflow
  ) -> [DisplayCluster] {
    switch overflow {
    case .clip, .wordWrap, .characterWrap:
      return Array(head(clusters, columns: columns))
    case .tailTruncation:
      guard columns > 0 else { return [] }
      let kept = trimmed(head(clusters, columns: columns - 1))
      return kept + [ellipsis(beside: kept.last ?? clusters.first)]
    case .headTruncation:
      guard columns > 0 else { return [] }
      let kept = tail(clusters, columns: columns - 1).drop { $0.isSpace }
      return [ellipsis(beside: kept.first ?? clusters.last)] + kept
    case .middleTruncation:
      guard columns > 0 else { return [] }
      let before = head(clusters, columns: columns / 2)
      let used = before.reduce(1) { $0 + $1.width }
      let after = tail(clusters[before.endIndex...], columns: columns - used)
      let kept = trimmed(before)
      return kept + [ellipsis(beside: kept.last ?? clusters.first)]
        + after.drop { $0.isSpace }
    }
  }

  /// Returns a line without the blanks at its end.
  static func trimmed(_ clusters: ArraySlice<DisplayCluster>) -> ArraySlice<DisplayCluster> {
    var end = clusters.endIndex
    while end > clusters.startIndex, clusters[end - 1].isSpace { end -= 1 }
    return clusters[..<end]
  }

  private static func head(_ clusters: ArraySlice<DisplayCluster>, columns: Int) -> ArraySlice<
    DisplayCluster
  > {
    var room = columns
    return clusters.prefix { cluster in
      room -= cluster.width
      return room >= 0
    }
  }

  private static func tail(_ clusters: ArraySlice<DisplayCluster>, columns: Int) -> ArraySlice<
    DisplayCluster
  > {
    var room = columns
    var start = clusters.endIndex
    while start > clusters.startIndex, room >= clusters[start - 1].width {
      start -= 1
      room -= clusters[start].width
    }
    return clusters[start...]
  }

  /// The ellipsis looks like the text that it follows.
  private static func ellipsis(beside neighbour: DisplayCluster?) -> DisplayCluster {
    DisplayCluster(
      text: "\u{2026}", width: 1, style: neighbour?.style ?? .plain, source: "\u{2026}")
  }
}
