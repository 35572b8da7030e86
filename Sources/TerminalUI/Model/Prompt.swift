/// A line at the foot of the screen that the user types in.
struct Prompt: Equatable, Sendable {
  /// What the line is for.
  enum Purpose: Equatable, Sendable {
    /// `/`: filters the list that has the keys, or searches its text.
    case search
    /// `:`: a command.
    case command
  }

  let purpose: Purpose
  var line: LineInput
  /// What stood there before, for Escape.
  let previous: String
  /// The place in the history of commands; nil for the line itself.
  var historyPosition: Int?
  /// Completions that were offered last.
  var completions: [String] = []

  init(_ purpose: Purpose, text: String = "", previous: String = "") {
    self.purpose = purpose
    line = LineInput(text)
    self.previous = previous
  }

  /// The character that the line begins with.
  var mark: String { purpose == .search ? "/" : ":" }
}
