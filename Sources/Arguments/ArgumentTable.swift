/// The commands and options of a program: the one place that parsing and every help text is made from.
public struct ArgumentTable<Values>: Sendable {
  /// The program's name.
  public let program: String
  /// What the program is, in one line.
  public let summary: String
  /// What the program does without the word of a command.
  public let defaultCommand: Command
  /// The commands, in the order of help texts.
  public let commands: [Command]
  /// The options of all commands, in the order of help texts.
  public let options: [Option<Values>]

  /// Creates a table.
  public init(
    program: String, summary: String, defaultCommand: Command, commands: [Command],
    options: [Option<Values>]
  ) {
    self.program = program
    self.summary = summary
    self.defaultCommand = defaultCommand
    self.commands = commands
    self.options = options
  }

  /// Returns the options that go with a command, in the table's order.
  public func options(of command: Command) -> [Option<Values>] {
    options.filter { command.options.contains($0.name) }
  }

  /// Returns the command that a word chooses; nil where the word is no command.
  public func command(named name: String) -> Command? {
    commands.first { $0.name == name }
  }
}
