/// The table of keys as text.
public enum KeyHelp {
  /// A heading with its keys.
  public struct Section: Equatable, Sendable {
    /// The heading.
    public let title: String
    /// Keys and what they do.
    public let entries: [Entry]
  }

  /// Keys and what they do.
  public struct Entry: Equatable, Sendable {
    /// The keys, such as `Home g`.
    public let keys: String
    /// The keys in ASCII, such as `Up k`.
    public let plainKeys: String
    /// What they do, as a clause.
    public let help: String
  }

  /// What can be typed after `:`, besides the names of what keys do.
  public static var commands: [Entry] {
    PromptCommand.allCases.map {
      Entry(keys: ":" + $0.usage, plainKeys: ":" + $0.usage, help: $0.help)
    }
  }

  /// The names that stand for keys on the line after `:`, such as `:next-pane`, with those keys.
  public static var names: [(name: String, keys: String)] {
    var seen: Set<BrowserCommand> = []
    return KeyTable.bindings.filter { seen.insert($0.command).inserted }
      .map { (":" + $0.command.rawValue, $0.words) }
  }

  /// All keys under their headings.
  public static var sections: [Section] {
    KeyBinding.Group.allCases.map { group in
      Section(
        title: group.rawValue,
        entries: KeyTable.bindings.filter { $0.group == group }
          .map { Entry(keys: $0.words, plainKeys: $0.plainWords, help: $0.help) })
    }
  }
}
