import Snapshots

/// What the review shows.
struct ReviewState: Sendable {
  /// Ways to look at a frame and its predecessor.
  enum View: CaseIterable, Sendable {
    /// Old, new and their difference beside each other, or the difference alone where there is no room.
    case frames
    case difference
    /// What changed, as lines.
    case text
    case old, new
  }

  var session: ReviewSession
  /// The frame that is decided next; nil where it cannot be read.
  var comparison: FrameComparison?
  /// Why it cannot be read.
  var problem: String?
  var view = View.frames
  /// The first row that is shown.
  var top = 0
  /// The columns that are scrolled out of sight at the left.
  var left = 0
  /// Whether the keys are listed on top of everything, and the first row of that list.
  var help: Int?
  /// The line on which is typed what is looked for; nil for none.
  var prompt: Prompt?
  /// What must be answered before anything else is decided; nil for nothing.
  var question: ReviewQuestion?
  /// What is looked for; empty for nothing.
  var searchText = ""
  /// What is said in place of the keys, until the next key.
  var message: String?

  /// The way of looking that is in force: lines where the cells do not differ, as when a view moved by a point.
  var shownView: View {
    guard view == .frames, let comparison, comparison.old != nil, comparison.changedCount == 0
    else { return view }
    return .text
  }

  /// The way of looking that comes next.
  /// - Parameter isAlone: Whether there is room for one frame alone, so that the first way shows the difference too.
  func nextView(isAlone: Bool) -> View {
    let all = View.allCases.filter { !isAlone || $0 != .difference }
    let index = all.firstIndex(of: shownView) ?? 0
    return all[(index + 1) % all.count]
  }

  /// The rows of what is shown, for a search.
  var searchedLines: [String] {
    guard let comparison else { return [] }
    func rows(_ frames: [FrameFile?]) -> [String] {
      let texts = frames.map { $0?.textRows ?? [] }
      return (0..<(texts.map(\.count).max() ?? 0)).map { row in
        texts.map { $0.indices.contains(row) ? $0[row] : "" }.joined(separator: "\n")
      }
    }
    switch shownView {
    case .text: return comparison.diff.lines.map(\.text)
    case .old: return rows([comparison.old])
    case .new: return rows([comparison.new])
    case .frames, .difference: return rows([comparison.old, comparison.new])
    }
  }
}
