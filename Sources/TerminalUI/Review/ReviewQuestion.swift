import Snapshots

/// What is asked before a decision about several frames, to be answered with `y` or `n`.
struct ReviewQuestion: Equatable, Sendable {
  /// The letter of the decision.
  let letter: Character
  private let verb: String
  private let count: Int

  /// Creates the question that a letter needs; nil where it decides about one frame, or leaves the decisions for later.
  init?(_ letter: Character, in session: ReviewSession) {
    count = session.names.count - session.index
    guard count > 1 else { return nil }
    switch letter {
    case "A": verb = "accept"
    case "R": verb = "reject"
    default: return nil
    }
    self.letter = letter
  }

  /// The question in words.
  var words: String { "\(verb) all \(count) frames that are left? y n" }

  /// What is said after a no.
  static let declined = "nothing is decided"
}
