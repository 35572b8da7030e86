import Snapshots

/// What the review shows.
struct ReviewState: Sendable {
  /// Ways to look at a frame and its predecessor.
  enum View: CaseIterable, Sendable {
    /// Old, new and their difference beside each other.
    case frames
    case old, new, difference
    /// What changed, as lines.
    case text
  }

  var session: ReviewSession
  /// The frame that is decided next; nil where it cannot be read.
  var comparison: FrameComparison?
  /// Why it cannot be read.
  var problem: String?
  var view = View.frames
  /// The first row that is shown.
  var top = 0

  /// The way of looking that is in force: lines where the cells do not differ, as when a view moved by a point.
  var shownView: View {
    guard view == .frames, let comparison, comparison.old != nil, comparison.changedCount == 0
    else { return view }
    return .text
  }

  /// The way of looking that comes next.
  var nextView: View {
    let all = View.allCases
    let index = all.firstIndex(of: shownView) ?? 0
    return all[(index + 1) % all.count]
  }
}
