/// Keys, what they do, and the words for it in the bottom bar and the help.
struct KeyBinding: Sendable {
  /// A heading of the help.
  enum Group: String, CaseIterable, Sendable {
    case moving = "Moving about"
    case ad = "The ad and its surroundings"
    case drawing = "How it is drawn"
    case rest = "Everything else"
  }

  /// The keys, the most usual one first.
  let keys: [Key]
  /// What they do.
  let command: BrowserCommand
  /// One word or two for the bottom bar; nil for keys that everybody knows.
  let label: String?
  /// What the keys do, as a clause.
  let help: String
  /// The heading that the keys stand under.
  let group: Group
  /// Panes where the keys do this; nil for all of them.
  let panes: Set<PaneKind>?

  init(
    _ keys: [Key], _ command: BrowserCommand, _ group: Group, bar label: String? = nil,
    in panes: Set<PaneKind>? = nil, _ help: String
  ) {
    self.keys = keys
    self.command = command
    self.label = label
    self.help = help
    self.group = group
    self.panes = panes
  }

  /// The keys as help texts write them.
  var words: String { keys.map(\.words).joined(separator: " ") }

  /// The keys in ASCII.
  var plainWords: String { keys.map(\.plainWords).joined(separator: " ") }
}
