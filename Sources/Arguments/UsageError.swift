/// What can be wrong with a command line.
public enum UsageError: Error, Equatable, Sendable {
  /// No option has this name; the second is one that it may have been meant to be.
  case unknownOption(String, suggestion: String?)
  /// No command has this name; the second is one that it may have been meant to be.
  case unknownCommand(String, suggestion: String?)
  /// The option exists, but not for this command.
  case optionOfOtherCommand(String, command: String)
  /// Several options begin with these letters.
  case ambiguousOption(String, candidates: [String])
  /// The option lacks its value.
  case missingValue(option: String, argument: String)
  /// The option takes no value.
  case needlessValue(option: String)
  /// The option was given something that does not fit.
  case badValue(option: String, value: String, expectation: String)

  /// What is wrong, in words, without the program's name.
  public var message: String {
    switch self {
    case .unknownOption(let option, let suggestion):
      if let suggestion {
        "unknown option '\(option)'; did you mean '\(suggestion)'?"
      } else {
        "unknown option '\(option)';"
      }
    case .unknownCommand(let word, let suggestion):
      if let suggestion {
        "there is no command '\(word)'; did you mean '\(suggestion)'?"
      } else {
        "there is no command '\(word)';"
      }
    case .optionOfOtherCommand(let option, let command):
      "'\(option)' does not go with '\(command)';"
    case .ambiguousOption(let option, let candidates):
      "'\(option)' may mean \(Self.list(candidates));"
    case .missingValue(let option, let argument):
      "'\(option)' needs a value: \(option) \(argument);"
    case .needlessValue(let option):
      "'\(option)' takes no value;"
    case .badValue(let option, let value, let expectation):
      "'\(option)' takes \(expectation), not '\(value)';"
    }
  }

  private static func list(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
