/// A stretch of text in one style.
public struct TextRun: Equatable, Sendable {
  /// The text, from wherever: nothing is expected of it.
  public var text: String
  /// How it looks.
  public var style: Style

  /// Creates a run.
  public init(_ text: String, style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

/// Text as terminals can show it: clusters with widths on which everything agrees.
///
/// Terminals, multiplexers and libraries disagree on how wide sequences are, and ncurses keeps one
/// spacing character and four marks of a place. So one policy is applied before any of them sees a
/// cluster, and layout, drawing and snapshots count the same columns:
///
/// | source | drawn | columns |
/// | --- | --- | --- |
/// | East Asian wide, emoji shown as pictures | as is | 2 |
/// | East Asian ambiguous (★, ±, Greek) | as is | 1 |
/// | emoji + U+FE0F, keycaps `1️⃣` | as is (in terminals see ``EmojiPresentation``) | 2 |
/// | U+FE0E | kept after a narrow character, dropped after a wide one | unchanged |
/// | sequences joined with U+200D, skin tones, tag flags | their first emoji | 2 |
/// | flags of two regional indicators | their letters, `DE` | 2 |
/// | combining marks | at most four a cell; ◌ carries those without a base | 0 |
/// | Hangul jamo | composed syllables | 2 |
/// | conjuncts, spacing marks (क्ष, กำ) | as is, one cell a spacing character | their sum |
/// | controls, overrides, invisible characters | marks such as ␛ or ⟨RLO⟩ | what is shown |
/// | U+200C and U+200D in Arabic and Indic scripts | kept, and left out | 0 |
/// | U+200E, U+200F, U+061C in text with a right-to-left letter | no text, their direction counts | 0 |
/// | U+200B in Thai, Lao, Khmer, Burmese | no text, a line may break | 0 |
/// | code points that Unicode has not assigned | � | 1 |
public struct DisplayText: Equatable, Sendable {
  /// The clusters in logical order.
  public var clusters: [DisplayCluster]

  /// Creates drawable text from one string.
  public init(_ text: String, style: Style = .plain) {
    var builder = ClusterBuilder(context: text)
    builder.append(text, style: style)
    clusters = builder.clusters
  }

  /// Creates drawable text from runs; a cluster that crosses runs has the style of its start.
  public init(_ runs: [TextRun]) {
    if runs.allSatisfy({ PlainCharacters.areAll(in: $0.text) }) {
      // No character can cross runs.
      var builder = ClusterBuilder(context: "")
      for run in runs { builder.appendPlain(run.text, style: run.style) }
      clusters = builder.clusters
      return
    }
    let text = runs.reduce(into: "") { $0 += $1.text }
    var builder = ClusterBuilder(context: text)
    var run = 0
    var end = runs.first?.text.utf8.count ?? 0
    var offset = 0
    for character in text {
      while offset >= end, run + 1 < runs.count {
        run += 1
        end += runs[run].text.utf8.count
      }
      builder.append(character, style: runs[run].style)
      offset += character.utf8.count
    }
    clusters = builder.clusters
  }

  init(clusters: [DisplayCluster]) {
    self.clusters = clusters
  }

  /// Columns of the text on one line.
  public var width: Int { clusters.width }

  /// The text as drawn on one line, in logical order.
  public var string: String { clusters.text }

  /// Returns the text on one line, cut so that it fits into some columns.
  public func truncated(
    toColumns columns: Int, overflow: TextOverflow = .tailTruncation
  ) -> DisplayText {
    guard width > columns else { return self }
    return DisplayText(
      clusters: Truncation.truncate(clusters[...], columns: columns, overflow: overflow))
  }

  /// Returns the columns that a text takes on one line.
  public static func width(of text: String) -> Int {
    if PlainCharacters.areAll(in: text) { return text.utf8.count }
    return DisplayText(text).width
  }

  /// Returns a text with blanks behind it until it takes so many columns; a wider one stays whole.
  public static func padded(_ text: String, toColumns columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - width(of: text)))
  }
}
