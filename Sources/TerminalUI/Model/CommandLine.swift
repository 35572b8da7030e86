/// A line that was typed after `:`, taken apart.
struct CommandLine: Equatable {
  /// The first word as it was typed.
  let name: String
  /// What follows it, without blanks at its ends.
  let argument: String
  /// Whether the first word ends in `!`, by which vim's commands are meant in earnest.
  let isForced: Bool
  /// The command that takes an argument; nil for another one.
  let command: PromptCommand?
  /// The command that a key stands for too; nil for another one.
  let keyCommand: BrowserCommand?

  /// Takes a line apart.
  init(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    name = parts.first ?? ""
    argument = parts.count > 1 ? Self.trimmed(parts[1]) : ""
    isForced = name.hasSuffix("!")
    let word = isForced ? String(name.dropLast()) : name
    let known = word == "w" ? .save : PromptCommand(rawValue: word)
    command = isForced && known != .save && known != .snapshot ? nil : known
    if command != nil {
      keyCommand = nil
    } else if ["q", "wq", "x"].contains(word) {
      keyCommand = .quit
    } else {
      keyCommand = BrowserCommand(rawValue: name)
    }
  }

  /// All names that can be typed.
  static var names: [String] {
    (PromptCommand.allCases.map(\.rawValue) + BrowserCommand.allCases.map(\.rawValue)).sorted()
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
