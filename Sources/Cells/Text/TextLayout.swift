/// Text broken into lines of cells.
public struct TextLayout: Equatable, Sendable {
  /// One line, in logical order.
  public struct Line: Equatable, Sendable {
    /// The clusters, without the blanks at which the line was broken.
    public var clusters: [DisplayCluster]
    /// Where its paragraph begins; never natural.
    public var direction: TextDirection
    /// Columns that the clusters take.
    public var width: Int
    /// Whether text of this line is left out.
    public var isTruncated: Bool

    /// The text of the line as drawn, in logical order.
    public var string: String { clusters.text }

    init(
      _ clusters: some Sequence<DisplayCluster>, direction: TextDirection, isTruncated: Bool = false
    ) {
      self.clusters = Array(clusters)
      self.direction = direction
      self.isTruncated = isTruncated
      width = self.clusters.width
    }
  }

  /// The lines from the top.
  public private(set) var lines: [Line] = []
  /// Whether some text is not shown.
  public private(set) var isTruncated = false

  /// Columns of the widest line.
  public var columns: Int { lines.reduce(0) { max($0, $1.width) } }

  /// Breaks text into lines.
  ///
  /// Line ends in the text (`\n`, `\r`, `\r\n`, U+0085, U+2028, U+2029) always break. A word that is
  /// wider than a line is broken between characters. A cluster is never split: one that is wider than
  /// a whole line stands alone in it, and drawing shows a blank in its place.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - columns: columns of a line; below 1 nothing fits and nothing is laid out.
  ///   - maximumLines: the most lines; 0 for any number, as `numberOfLines`.
  ///   - overflow: how lines break, and what the last one looks like when text is left over.
  ///   - direction: where paragraphs begin.
  public init(
    _ text: DisplayText, columns: Int, maximumLines: Int = 0,
    overflow: TextOverflow = .tailTruncation, direction: TextDirection = .natural
  ) {
    let clusters = text.clusters[...]
    guard columns > 0, !clusters.isEmpty else {
      isTruncated = text.width > 0
      return
    }
    let limit = maximumLines > 0 ? maximumLines : Int.max
    let last = clusters.lastIndex { $0.kind != .lineBreak } ?? clusters.startIndex
    var start = clusters.startIndex
    while true {
      let end = clusters[start...].firstIndex { $0.kind == .lineBreak } ?? clusters.endIndex
      let isLast = end == clusters.endIndex
      let paragraph = direction.resolved(for: clusters[start..<end])
      append(
        clusters[start..<end], before: clusters[end...], isFollowed: last > end, columns: columns,
        limit: limit, overflow: overflow, direction: paragraph)
      if isLast || lines.count >= limit { return }
      start = end + 1
      // A line end at the very end of the text opens no line of its own.
      if start == clusters.endIndex { return }
    }
  }

  /// Appends the lines of a paragraph; when more text follows, the last line is not the end.
  private mutating func append(
    _ paragraph: ArraySlice<DisplayCluster>, before following: ArraySlice<DisplayCluster>,
    isFollowed: Bool, columns: Int, limit: Int, overflow: TextOverflow, direction: TextDirection
  ) {
    var start = paragraph.startIndex
    repeat {
      let rest = paragraph[start...]
      let end = Self.endOfLine(rest, columns: columns, overflow: overflow)
      let isFinal = lines.count + 1 == limit
      let isCut = isFinal && (end < paragraph.endIndex || isFollowed)
      if isCut || overflow == .clip && isFinal {
        let line = Self.lastLine(
          rest, wrapped: rest[..<end], following: following, columns: columns, overflow: overflow)
        lines.append(Line(line, direction: direction, isTruncated: isCut))
        isTruncated = isTruncated || isCut
        return
      }
      lines.append(Line(Truncation.trimmed(rest[..<end]), direction: direction))
      start = end
    } while start < paragraph.endIndex
  }

  private static func lastLine(
    _ rest: ArraySlice<DisplayCluster>, wrapped: ArraySlice<DisplayCluster>,
    following: ArraySlice<DisplayCluster>, columns: Int, overflow: TextOverflow
  ) -> [DisplayCluster] {
    switch overflow {
    case .wordWrap, .characterWrap:
      return Array(Truncation.trimmed(wrapped))
    case .clip, .tailTruncation:
      return Truncation.truncate(rest, columns: columns, overflow: overflow)
    case .headTruncation, .middleTruncation:
      // What is seen of the end is the end of the whole text, on one line.
      let whole = (rest + following).map { cluster in
        guard cluster.kind == .lineBreak else { return cluster }
        return DisplayCluster(
          text: " ", width: 1, kind: .space, style: cluster.style, source: " ")
      }
      return Truncation.truncate(
        Truncation.trimmed(whole[...]), columns: columns, overflow: overflow)
    }
  }

  /// Returns where the next line begins.
  private static func endOfLine(
    _ clusters: ArraySlice<DisplayCluster>, columns: Int, overflow: TextOverflow
  ) -> Int {
    var width = 0
    var lastBreak: Int?
    var index = clusters.startIndex
    while index < clusters.endIndex {
      let cluster = clusters[index]
      if index > clusters.startIndex,
        LineBreaking.isAllowed(between: clusters[index - 1], and: cluster)
      {
        lastBreak = index
      }
      width += cluster.width
      // Blanks at the end of a line hang over its edge.
      if width > columns, !cluster.isSpace, index > clusters.startIndex {
        if overflow == .characterWrap, !clusters[index - 1].isSpace { return index }
        return lastBreak ?? index
      }
      index += 1
    }
    return clusters.endIndex
  }
}
