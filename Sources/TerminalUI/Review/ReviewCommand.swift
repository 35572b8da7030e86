/// What the user can ask the review for.
enum ReviewCommand: Equatable, Sendable {
  /// A decision, by its letter; capitals are for all the rest.
  case decide(Character)
  case nextView, up, down, left, right, pageUp, pageDown, first, last
  case search, nextMatch, previousMatch, help, redraw, suspend, close, cancel, quit

  /// Keys, what they do, and the words for it in the bottom bar and the help.
  struct Binding {
    let keys: [Key]
    let command: ReviewCommand
    /// One word or two for the bottom bar; nil for keys that everybody knows.
    var label: String?
    /// What the keys do, as a clause.
    let help: String

    init(_ keys: [Key], _ command: ReviewCommand, bar label: String? = nil, _ help: String) {
      self.keys = keys
      self.command = command
      self.label = label
      self.help = help
    }
  }

  /// The one table of the review's keys, for handling, the bottom bar and the help.
  static let bindings: [Binding] = [
    .init([.character("a")], .decide("a"), bar: "accept", "takes the new frame as the reference"),
    .init([.character("r")], .decide("r"), bar: "reject", "drops the new frame"),
    .init([.character("s")], .decide("s"), bar: "skip", "leaves the decision for later"),
    .init(
      [.character("A")], .decide("A"), bar: "accept all",
      "asks, then accepts this frame and all the rest"),
    .init(
      [.character("R")], .decide("R"), bar: "reject all",
      "asks, then rejects this frame and all the rest"),
    .init([.character("S")], .decide("S"), bar: "skip all", "skips this frame and all the rest"),
    .init(
      [.tab], .nextView, bar: "view",
      "all frames, the difference, what changed as lines, the old frame, the new one"),
    .init([.character("?"), .function(1)], .help, bar: "help", "this help"),
    .init(
      [.character("q")], .close, bar: "quit",
      "quits, or closes this help; what is not decided waits"),
    .init([.escape], .cancel, "closes this help, ends a search"),
    .init([.character("Q"), .control("c")], .quit, "quits; ^C on a line closes just that"),
    .init([.down, .character("j")], .down, "down"),
    .init([.up, .character("k")], .up, "up"),
    .init([.left, .character("h")], .left, "to the left"),
    .init([.right, .character("l")], .right, "to the right"),
    .init([.pageUp, .control("b")], .pageUp, "a page up"),
    .init([.pageDown, .control("f"), .character(" ")], .pageDown, "a page down"),
    .init([.character("g"), .home], .first, "to the first row"),
    .init([.character("G"), .end], .last, "to the last row"),
    .init([.character("/")], .search, bar: "search", "searches what is shown"),
    .init([.character("n")], .nextMatch, "the next match"),
    .init([.character("N")], .previousMatch, "the match before"),
    .init([.control("l")], .redraw, "draws the screen anew"),
    .init([.control("z")], .suspend, "back to the shell; 'fg' comes back"),
  ]

  /// What a key does; nil for nothing.
  static func command(for key: Key) -> ReviewCommand? {
    bindings.first { $0.keys.contains(key) }?.command
  }
}
