/// What the user can ask the review for.
enum ReviewCommand: Equatable, Sendable {
  /// A decision, by its letter; capitals are for all the rest.
  case decide(Character)
  case nextView, up, down, pageUp, pageDown, redraw, suspend, quit

  /// The one table of the review's keys, for handling and for the bottom bar.
  static let bindings: [(keys: [Key], command: ReviewCommand, label: String?)] = [
    ([.character("a")], .decide("a"), "accept"),
    ([.character("r")], .decide("r"), "reject"),
    ([.character("s")], .decide("s"), "skip"),
    ([.tab], .nextView, "old, new, difference, lines"),
    ([.down, .character("j")], .down, "scroll"),
    ([.up, .character("k")], .up, nil),
    ([.character("q"), .character("Q"), .control("c"), .escape], .quit, "quit"),
    ([.character("A")], .decide("A"), "accept all the rest"),
    ([.character("R")], .decide("R"), "reject all the rest"),
    ([.character("S")], .decide("S"), "skip all the rest"),
    ([.pageUp, .control("b")], .pageUp, nil),
    ([.pageDown, .control("f"), .character(" ")], .pageDown, nil),
    ([.control("l")], .redraw, nil),
    ([.control("z")], .suspend, nil),
  ]

  /// What a key does; nil for nothing.
  static func command(for key: Key) -> ReviewCommand? {
    bindings.first { $0.keys.contains(key) }?.command
  }
}
