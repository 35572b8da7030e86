/// Something that is asked at the foot of the screen, to be answered with `y` or `n`.
struct Question: Equatable, Sendable {
  /// What is done after a yes.
  enum Purpose: Equatable, Sendable {
    /// Writes a file that is there already.
    case overwrite(SavedForm, path: String)
  }

  /// What is saved of the ad that is shown.
  enum SavedForm: Equatable, Sendable {
    case picture, snapshot
  }

  let purpose: Purpose

  /// The question in words.
  var words: String {
    switch purpose {
    case .overwrite(_, let path): "\(path) is there already; write over it? y n"
    }
  }

  /// Whether a key says yes; nil for a key that is no answer.
  static func answer(_ key: Key) -> Bool? {
    switch key {
    case .character("y"), .character("Y"): true
    case .character("n"), .character("N"), .character("q"), .escape, .control("c"): false
    default: nil
    }
  }
}
