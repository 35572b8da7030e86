extension ArgumentTable {
  /// Writes completions for zsh, as a file `_NAME` of its function path.
  /// - Parameter origin: The command line that wrote them.
  public func zshCompletion(origin: String) -> String {
    var lines = [
      "#compdef \(program)", "# Completions of \(program) for zsh, written by '\(origin)'.", "",
    ]
    lines += zshOffer("operands", defaultCommand.operands, message: "operand")
    for command in commands {
      lines += zshOffer("operands_\(command.name)", command.operands, message: "operand")
    }
    for option in options where option.argument != .none {
      let message = option.name
      lines += zshOffer("value_\(option.name)", option.offer, message: message)
      for command in commands where command.choices[option.name] != nil {
        lines += zshOffer(
          "value_\(option.name)_\(command.name)", option.offer(for: command), message: message)
      }
    }
    lines += ["_\(program)_commands() {", "  local -a commands", "  commands=("]
    lines += commands.map {
      "    " + ShellText.quoted($0.name + ":" + $0.summary)
    }
    lines += [
      "  )", "  _describe -t commands command commands", "}", "",
      "_\(program)_first() {",
      "  local -a others=('help:Tells the options of a command.')", "  _\(program)_commands",
      "  _describe -t commands command others", "  _\(program)_operands", "}", "",
      "_\(program)() {", "  local curcontext=$curcontext state line", "  typeset -A opt_args",
      "  _arguments -C -s -S : \\",
    ]
    lines += zshOptions(of: defaultCommand, indent: "    ")
    lines += [
      "    '1: :_\(program)_first' '*:: :->rest' && return", "  [[ $state == rest ]] || return 1",
      "  case $line[1] in",
    ]
    for command in commands {
      lines.append("    \(command.name)) _arguments -s -S : \\")
      lines += zshOptions(of: command, indent: "      ")
      lines.append("      '*: :_\(program)_operands_\(command.name)' ;;")
    }
    lines += [
      "    help) _arguments -s -S : '1: :_\(program)_commands' ;;",
      "    *) _arguments -s -S : \\",
    ]
    lines += zshOptions(of: defaultCommand, indent: "      ")
    lines += [
      "      '*: :_\(program)_operands' ;;", "  esac", "}", "", "_\(program) \"$@\"",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func zshOptions(of command: Command, indent: String) -> [String] {
    let options = options(of: command).map { option in
      let help = Self.zshDescription(option.help(for: command))
      var value = ""
      if option.argument != .none {
        let special = command.choices[option.name] == nil ? "" : "_\(command.name)"
        value = ":\(option.name):_\(program)_value_\(option.name)\(special)"
      }
      func specification(_ name: String, _ sign: String) -> String {
        ShellText.quoted("\(option.isRepeatable ? "*" : "")\(name)\(sign)[\(help)]\(value)")
      }
      let long = specification("--" + option.name, value.isEmpty ? "" : "=")
      guard let letter = option.letter else { return indent + long + " \\" }
      return indent + specification("-\(letter)", value.isEmpty ? "" : "+") + " " + long + " \\"
    }
    return options + [
      indent + "'(- *)'{-h,--help}'[tells the options of a command]' \\",
      indent + "'(- *)--version[tells the version]' \\",
    ]
  }

  /// A function that offers words and files.
  private func zshOffer(_ name: String, _ offer: Offer, message: String) -> [String] {
    var lines = ["_\(program)_\(name)() {"]
    if offer == .nothing { lines.append("  _message -e values \(ShellText.quoted(message))") }
    if !offer.words.isEmpty {
      lines += [
        "  local expl",
        "  _wanted values expl \(ShellText.quoted(message)) compadd -- "
          + offer.words.map(ShellText.quoted).joined(separator: " "),
      ]
    }
    switch offer.files {
    case .none: break
    case .any: lines.append("  _files")
    case .ending(let endings):
      let list = endings.map { $0.drop { $0 == "." } }.joined(separator: "|")
      lines.append("  _files -g '*.(\(list))(-.)'")
    }
    return lines + ["}", ""]
  }

  /// A text within the brackets and colons of a specification.
  private static func zshDescription(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]:\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
