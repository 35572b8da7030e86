import Words

extension ArgumentTable {
  /// Writes what the program's `--help` prints.
  public var help: String {
    var lines = ["\(program): \(summary)", ""]
    lines.append("Usage: \(usage(of: defaultCommand))")
    lines += commands.map { "       \(usage(of: $0))" }
    lines += ["", "Without a command: \(defaultCommand.summary)", "", "Commands:"]
    let width = commands.map(\.name.count).max() ?? 0
    lines += commands.map { "  \($0.name.padded(to: width))  \($0.summary)" }
    for paragraph in defaultCommand.discussion { lines += [""] + paragraph.wrapped(to: 80) }
    lines += exampleLines(of: defaultCommand)
    lines += [
      "",
      "'\(program) COMMAND --help' or '\(program) help COMMAND' tells a command's options;",
      "'--version' the version.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Writes what a command's `--help` prints.
  public func help(of command: Command) -> String {
    guard !command.name.isEmpty else { return help }
    var lines = ["Usage: \(usage(of: command))", ""]
    lines += command.summary.wrapped(to: 80)
    for paragraph in command.discussion { lines += [""] + paragraph.wrapped(to: 80) }
    let options = options(of: command)
    var groups: [String] = []
    for option in options where !groups.contains(option.group) { groups.append(option.group) }
    for group in groups {
      lines += ["", "\(group):"]
      for option in options where option.group == group {
        lines += helpLines(of: option, for: command)
      }
    }
    lines += exampleLines(of: command)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Writes the end of an error message that says where help is.
  public func pointer(toHelpOf commandName: String) -> String {
    commandName.isEmpty
      ? "see '\(program) --help'" : "see '\(program) \(commandName) --help'"
  }

  private func usage(of command: Command) -> String {
    [program, command.name, command.synopsis].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func exampleLines(of command: Command) -> [String] {
    guard !command.examples.isEmpty else { return [] }
    let width = command.examples.map(\.line.count).max() ?? 0
    return ["", "Examples:"]
      + command.examples.flatMap { example in
        let line = "  \(program) \(example.line.padded(to: width))  \(example.purpose)"
        return line.count <= 80
          ? [line] : ["  \(program) \(example.line)", "      \(example.purpose)"]
      }
  }

  private func helpLines(of option: Option<Values>, for command: Command) -> [String] {
    var head = option.letter.map { "  -\($0), --" } ?? "  --"
    head += option.name
    if let argument = option.argumentName(for: command) { head += " " + argument }
    let indentation = 26
    let text = option.help(for: command).wrapped(to: 80 - indentation)
    let rest = text.map { String(repeating: " ", count: indentation) + $0 }
    guard head.count < indentation - 1, let first = text.first else { return [head] + rest }
    return [head.padded(to: indentation) + first] + rest.dropFirst()
  }
}

extension String {
  /// Breaks a paragraph at spaces; words that are wider than a line stand alone.
  fileprivate func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
