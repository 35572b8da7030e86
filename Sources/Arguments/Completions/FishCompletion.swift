extension ArgumentTable {
  /// Writes completions for fish.
  /// - Parameter origin: The command line that wrote them.
  public func fishCompletion(origin: String) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    let noCommand = "not __fish_seen_subcommand_from \(names) help"
    let needsCommand = "not __fish_seen_subcommand_from \(names)"
    var lines = [
      "# Completions of \(program) for fish, written by '\(origin)'.", "",
      "# Offers folders, and files with the given endings, without a description.",
      "function __\(program)_files",
      "  set -l typed (string replace -r -- '^--[^=]*=' '' (commandline -ct))",
      "  set -l endings (string join '|' (string escape --style=regex -- $argv))",
      "  complete -C \"'' $typed\" | string replace -r '\\t.*' '' |",
      "    string match -r -- '.*(?:/|'$endings')$' | string replace -r '$' '\\t'",
      "end", "", "complete -c \(program) -f",
      "complete -c \(program) -s h -l help -d 'tells the options of a command'",
      "complete -c \(program) -l version -d 'tells the version'", "",
    ]
    for command in commands {
      lines.append(
        "complete -c \(program) -n \(ShellText.quotedForFish(needsCommand)) -a \(command.name) -d "
          + ShellText.quotedForFish(command.summary))
    }
    lines.append(
      "complete -c \(program) -n \(ShellText.quotedForFish(noCommand)) -a help "
        + "-d 'Tells the options of a command.'")
    for command in [defaultCommand] + commands {
      let condition = ShellText.quotedForFish(
        command.name.isEmpty ? noCommand : "__fish_seen_subcommand_from \(command.name)")
      lines += [""] + fishLines(of: command, condition)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishLines(of command: Command, _ condition: String) -> [String] {
    let start = "complete -c \(program) -n \(condition)"
    var lines: [String] = []
    if command.operands != .nothing {
      lines.append(start + " -k -a " + fishArguments(command.operands))
    }
    for option in options(of: command) {
      var line = start
      if let letter = option.letter { line += " -s \(letter)" }
      line += " -l \(option.name)"
      if option.argument != .none {
        let offer = option.offer(for: command)
        line += offer == Offer(files: .any) ? " -r -F" : " -x"
        if offer != .nothing, offer != Offer(files: .any) {
          line += " -k -a " + fishArguments(offer)
        }
      }
      lines.append(line + " -d " + ShellText.quotedForFish(option.help(for: command)))
    }
    return lines
  }

  private func fishArguments(_ offer: Offer) -> String {
    // A word without a description of its own would be shown with its option's.
    var parts = offer.words.map { word in
      word + "\\t" + ShellText.quotedForFish(offer.meanings[word] ?? "")
    }
    switch offer.files {
    case .none: break
    case .any: parts.append("(__fish_complete_path)")
    case .ending(let endings):
      parts.append("(__\(program)_files \(endings.joined(separator: " ")))")
    }
    return ShellText.quotedForFish(parts.joined(separator: " "))
  }
}
