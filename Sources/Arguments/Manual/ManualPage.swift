extension ArgumentTable {
  /// Writes the manual page, in roff with the `man` macros.
  /// - Parameters:
  ///   - version: The program's version.
  ///   - sections: What the table does not know, in order; they stand behind the options.
  public func manualPage(version: String, sections: [ManualSection]) -> String {
    var lines = [
      ".TH \(program.uppercased()) 1 \"\" \"\(program) \(Roff.text(version))\"",
      // Names of options are neither broken nor spread.
      ".nh", ".ad l", Roff.heading("NAME"), "\(Roff.text(program)) \\- \(Roff.text(summary))",
      Roff.heading("SYNOPSIS"),
    ]
    for (index, command) in ([defaultCommand] + commands).enumerated() {
      if index > 0 { lines.append(".br") }
      let name = [program, command.name].filter { !$0.isEmpty }.joined(separator: " ")
      lines.append(Roff.bold(name) + " " + Roff.text(command.synopsis))
    }
    lines += [
      Roff.heading("DESCRIPTION"), Roff.text("Without a command: " + defaultCommand.summary),
    ]
    lines += defaultCommand.discussion.flatMap { [".PP", Roff.text($0)] }
    lines.append(Roff.heading("COMMANDS"))
    lines += commands.flatMap(manualLines)
    lines += manualOptions
    lines += sections.flatMap(Self.manualLines)
    lines += manualExamples
    return lines.joined(separator: "\n") + "\n"
  }

  private func manualLines(of command: Command) -> [String] {
    var lines = [
      Roff.heading("\(program) \(command.name) \(command.synopsis)", level: 2),
      Roff.text(command.summary),
    ]
    lines += command.discussion.flatMap { [".PP", Roff.text($0)] }
    let names = options(of: command).map { Roff.bold("--" + $0.name) }
    if !names.isEmpty { lines += [".PP", "Options: " + names.joined(separator: ",\n")] }
    return lines
  }

  private var manualOptions: [String] {
    var lines = [Roff.heading("OPTIONS")]
    var group: String?
    for option in options {
      if option.group != group { lines.append(Roff.heading(option.group, level: 2)) }
      group = option.group
      var head = option.letter.map { Roff.bold("-\($0)") + ", " } ?? ""
      head += Roff.bold("--" + option.name)
      // What differs from command to command is told command by command.
      let special = commands.filter { $0.choices[option.name] != nil }
      let argument =
        special.isEmpty ? option.argumentName(for: defaultCommand) : option.name.uppercased()
      if let argument { head += " " + Roff.italic(argument) }
      lines += [".TP", head, Roff.text(option.help)]
      for command in special {
        let words = command.choices[option.name] ?? []
        let remark = command.remarks[option.name].map { "; " + $0 } ?? ""
        let text = words.joined(separator: ", ") + remark
        lines += [".br", Roff.bold(command.name) + ": " + Roff.text(text)]
      }
    }
    return lines + [
      Roff.heading("Help", level: 2), ".TP", Roff.bold("-h") + ", " + Roff.bold("--help"),
      "tells the options of a command", ".TP", Roff.bold("--version"), "tells the version",
    ]
  }

  private static func manualLines(of section: ManualSection) -> [String] {
    [Roff.heading(section.title)]
      + section.blocks.enumerated().flatMap { index, block in
        switch block {
        case .heading(let text): [Roff.heading(text, level: 2)]
        case .paragraph(let text): (index == 0 ? [] : [".PP"]) + [Roff.text(text)]
        case .entries(let entries):
          // Many short lines stand close together.
          [".PD 0"]
            + entries.flatMap { [".TP 16", Roff.bold($0.term), Roff.text($0.meaning)] } + [".PD"]
        }
      }
  }

  private var manualExamples: [String] {
    let examples = ([defaultCommand] + commands).flatMap(\.examples)
    guard !examples.isEmpty else { return [] }
    return [Roff.heading("EXAMPLES")]
      + examples.flatMap { example in
        let line = [program, example.line].filter { !$0.isEmpty }.joined(separator: " ")
        return [".TP", Roff.bold(line), Roff.text(example.purpose)]
      }
  }
}
