extension ArgumentTable {
  /// Writes completions for bash.
  ///
  /// They need nothing but bash 4.4, and neither source nor start anything while one types.
  /// - Parameter origin: The command line that wrote them.
  public func bashCompletion(origin: String) -> String {
    let function = "_" + program
    let all = [defaultCommand] + commands
    var lines = [
      "# Completions of \(program) for bash, written by '\(origin)'.", "",
      "# Offers those of the given words that the typed one begins.",
      "\(function)_words() {", "  local word", "  for word in \"$@\"; do",
      "    if [[ $word == \"$typed\"* ]]; then COMPREPLY+=(\"$word\"); fi", "  done", "}", "",
      "# Offers folders, and files with the given endings, or all of them.",
      "\(function)_files() {", "  local path ending plain=${typed#[\\\"\\']}",
      "  plain=${plain//\\\\/}", "  while IFS= read -r path; do",
      "    if [[ -d ${path/#~\\//$HOME/} ]]; then found+=(\"$path/\")",
      "    elif (($# == 0)); then found+=(\"$path\")",
      "    else for ending; do if [[ $path == *\"$ending\" ]]; then found+=(\"$path\"); fi; done; fi",
      "  done < <(compgen -f -- \"$plain\")", "}", "",
      "# Offers what fits where a command's operands stand.", "\(function)_operands() {",
      "  case $1 in",
    ]
    for command in all {
      let calls = bashCalls(for: command.operands)
      if !calls.isEmpty { lines.append("    \(ShellText.quoted(command.name))) \(calls) ;;") }
    }
    lines += ["  esac", "}", "", "# Offers a command's options.", "\(function)_options() {"]
    lines.append("  case $1 in")
    for command in all {
      let names = options(of: command).map { "--" + $0.name } + ["--help", "--version"]
      lines.append(
        "    \(ShellText.quoted(command.name))) \(function)_words \(names.joined(separator: " ")) ;;"
      )
    }
    lines += ["  esac", "}", ""]
    lines += bashValues + [""] + bashMain
    return lines.joined(separator: "\n") + "\n"
  }

  /// The function that offers an option's values, and fails for options that take none.
  private var bashValues: [String] {
    var lines = [
      "# Offers the values of an option of a command; fails for options without.",
      "_\(program)_values() {", "  case $1/$2 in",
    ]
    for option in options where option.argument != .none {
      func line(_ command: String, _ offer: Offer) -> String {
        let names = (["--" + option.name] + (option.letter.map { ["-\($0)"] } ?? []))
          .map { "\(command)/\($0)" }
        let calls = bashCalls(for: offer)
        return "    \(names.joined(separator: " | "))) \(calls.isEmpty ? ":" : calls) ;;"
      }
      for command in commands where command.choices[option.name] != nil {
        lines.append(line(command.name, option.offer(for: command)))
      }
      lines.append(line("*", option.offer))
    }
    return lines + ["    *) return 1 ;;", "  esac", "}"]
  }

  private func bashCalls(for offer: Offer) -> String {
    var calls: [String] = []
    if !offer.words.isEmpty {
      let words = offer.words.map(ShellText.quoted).joined(separator: " ")
      calls.append("_\(program)_words \(words)")
    }
    switch offer.files {
    case .none: break
    case .any: calls.append("_\(program)_files")
    case .ending(let endings):
      calls.append("_\(program)_files " + endings.joined(separator: " "))
    }
    return calls.joined(separator: "; ")
  }

  private var bashMain: [String] {
    let names = commands.map(\.name)
    return """
      _\(program)() {
        # bash takes words apart at = and :, which belong to options and values here.
        local -a words=() found=()
        local rest=$COMP_LINE piece index
        for ((index = 0; index <= COMP_CWORD; index++)); do
          piece=${COMP_WORDS[index]}
          if ((index > 0)) && [[ $rest != [[:space:]]* ]]; then
            words[${#words[@]}-1]+=$piece
          else
            words+=("$piece")
            rest=${rest#"${rest%%[![:space:]]*}"}
          fi
          rest=${rest#"$piece"}
        done

        COMPREPLY=()
        local typed=${words[${#words[@]}-1]} whole=${words[${#words[@]}-1]} command= option= isOpen=yes isHelp=
        # The first word that is neither an option nor its value is a command or the first operand.
        for ((index = 1; index < ${#words[@]} - 1; index++)); do
          piece=${words[index]}
          if [[ -n $option ]]; then option=
          elif [[ $piece == -- ]]; then isOpen=; break
          elif [[ $piece == -* ]]; then
            if [[ $piece != *=* ]] && _\(program)_values "$command" "$piece"; then option=$piece; fi
          elif [[ -n $isOpen && $piece == help ]]; then isHelp=yes
          elif [[ -n $isOpen ]]; then
            isOpen=
            case $piece in \(names.joined(separator: " | "))) command=$piece ;; esac
          fi
        done

        COMPREPLY=() found=()
        if [[ -n $option ]]; then
          _\(program)_values "$command" "$option"
        elif [[ $typed == --*=* ]]; then
          typed=${typed#*=}
          _\(program)_values "$command" "${whole%%=*}"
        elif [[ $typed == -* ]]; then
          _\(program)_options "$command"
        else
          if [[ -n $isOpen ]]; then _\(program)_words \(names.joined(separator: " ")); fi
          if [[ -z $isHelp ]]; then
            if [[ -n $isOpen ]]; then _\(program)_words help; fi
            _\(program)_operands "$command"
          fi
        fi

        if ((${#COMPREPLY[@]} == 0)); then
          # bash puts the slash behind folders itself, and what quotes a name asks for.
          COMPREPLY=("${found[@]%/}")
          compopt -o filenames 2>/dev/null
        else
          for piece in "${found[@]}"; do COMPREPLY+=("$(printf %q "$piece")"); done
        fi
        if ((${#COMPREPLY[@]} == 1)) && [[ ${COMPREPLY[0]} == *[/=:] ]]; then compopt -o nospace 2>/dev/null; fi
        # bash puts a reply in place of what follows the last = or :.
        local kept=${typed%"${typed##*[=:]}"}
        if [[ -n $kept && $COMP_WORDBREAKS == *"${kept: -1}"* ]]; then
          COMPREPLY=("${COMPREPLY[@]#"$kept"}")
        fi
      }

      complete -F _\(program) \(program)
      """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
