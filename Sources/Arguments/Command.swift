/// One command of a program.
public struct Command: Equatable, Sendable {
  /// The word that chooses the command; empty for what the program does without such a word.
  public let name: String
  /// What follows the word, such as `LAYOUT|DIR... [options]`.
  public let synopsis: String
  /// What the command does, in one line.
  public let summary: String
  /// What else there is to know, one paragraph an element.
  public let discussion: [String]
  /// Names of the options that go with the command.
  public let options: [String]
  /// Which words of an option's choice go with the command, by the option's name; all of them where it is missing.
  public let choices: [String: [String]]
  /// What else there is to say about an option of the command, by the option's name.
  public let remarks: [String: String]
  /// What shells offer for the command's operands.
  public let operands: Offer
  /// Command lines worth trying, without the program's name, each with what it does.
  public let examples: [Example]

  /// A command line worth trying.
  public struct Example: Equatable, Sendable {
    /// What follows the program's name.
    public let line: String
    /// What the line does.
    public let purpose: String

    /// Creates an example.
    public init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  /// Creates a command.
  public init(
    _ name: String, synopsis: String, summary: String, discussion: [String] = [],
    options: [String], choices: [String: [String]] = [:], remarks: [String: String] = [:],
    operands: Offer = .nothing, examples: [Example] = []
  ) {
    self.name = name
    self.synopsis = synopsis
    self.summary = summary
    self.discussion = discussion
    self.options = options
    self.choices = choices
    self.remarks = remarks
    self.operands = operands
    self.examples = examples
  }
}
