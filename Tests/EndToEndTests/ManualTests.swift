import Foundation
import Testing

/// The manual page and the completions, given to the programs that read them.
@Suite("Manual", .enabled(if: AdPane.isThere))
struct ManualTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for (format, name) in [
      ("man", "adpane.1"), ("bash", "adpane.bash"), ("zsh", "_adpane"), ("fish", "adpane.fish"),
    ] {
      let run = try AdPane.run("manual", "--format", format, "-o", name, in: scratch.path)
      #expect(run.status == 0 && run.errors.isEmpty)
    }
    for name in ["one.xib", "two words.storyboard", "mine.json", "notes.txt", "folder/three.xib"] {
      try scratch.write("", to: name)
    }
  }

  private static func has(_ program: String) -> Bool {
    ["/usr/bin/", "/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + program) }
  }

  private func shell(_ line: String) throws -> AdPane.Run {
    try AdPane.runShell("cd '\(scratch.path)' && \(line)", path: "")
  }

  @Test("groff has nothing to say about the page", .enabled(if: has("groff"), "groff is not here"))
  func groff() throws {
    for device in ["utf8", "ascii", "ps"] where device != "ps" || Self.has("grops") {
      let run = try shell("groff -man -ww -z -T\(device) adpane.1")
      #expect(run.status == 0)
      #expect(run.errors == "")
    }
  }

  @Test("man shows the page", .enabled(if: has("man") && has("groff"), "man or groff is not here"))
  func man() throws {
    let run = try shell("LC_ALL=C.UTF-8 MANWIDTH=100 man -l --warnings -E UTF-8 adpane.1")
    #expect(run.errors == "")
    #expect(run.text.contains("ADPANE(1)"))
    let words = run.text.split { $0 == " " || $0 == "\n" }
    for word in ["--media-ratio", "next-device,", "Shift-Tab", "XDG_STATE_HOME", ":save"] {
      #expect(words.contains { $0 == word }, "\(word)")
    }
  }

  @Test("every key of the panes and every option stands on the page")
  func complete() throws {
    let page = scratch.read("adpane.1")
    let keys = try AdPane.run("keys", environment: ["LC_ALL": "C"])
    #expect(keys.lines.count > 60)
    for line in keys.lines where line.hasPrefix("  ") {
      let help = (line.components(separatedBy: "  ").last ?? "")
        .trimmingCharacters(in: .whitespaces)
      let escaped = help.replacingOccurrences(of: "'", with: "\\(aq")
        .replacingOccurrences(of: "-", with: "\\-")
      let isThere = page.contains(escaped)
      #expect(isThere, "\(help)")
    }
    let help = try AdPane.run("render", "--help").text
    for match in help.matches(of: /--[a-z-]+/) {
      let name = help[match.range].replacingOccurrences(of: "-", with: "\\-")
      let isThere = page.contains("\\fB\(name)\\fP")
      #expect(isThere, "\(name)")
    }
  }

  /// What bash offers for words, of which the last is being typed, as readline takes them apart.
  private func bash(_ words: String...) throws -> Set<String> {
    let pieces = words.flatMap { word -> [String] in
      word.matches(of: /[:=]|[^:=]+/).map { String(word[$0.range]) } + (word.isEmpty ? [""] : [])
    }
    let array = pieces.map { "'\($0)'" }.joined(separator: " ")
    try scratch.write(
      """
      . ./adpane.bash
      COMP_LINE='\(words.joined(separator: " "))'; COMP_WORDS=(\(array))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMP_POINT=${#COMP_LINE}
      _adpane
      printf '%s\\n' "${COMPREPLY[@]}"
      """, to: "try.bash")
    let run = try shell("bash --norc try.bash")
    #expect(run.errors == "")
    return Set(run.text.split(separator: "\n").map(String.init))
  }

  @Test("bash completes commands, options, values and files")
  func bash() throws {
    #expect(try bash("adpane", "re") == ["render"])
    let first = try bash("adpane", "")
    #expect(first.isSuperset(of: ["browse", "manual", "one.xib", "mine.json", "folder/"]))
    #expect(!first.contains("notes.txt"))
    #expect(first.contains("help"))
    let helped = try bash("adpane", "help", "")
    #expect(helped.isSuperset(of: ["browse", "manual"]))
    #expect(helped.isDisjoint(with: ["one.xib", "help"]))
    #expect(try bash("adpane", "help", "re") == ["render"])
    #expect(try bash("adpane", "inspect", "--wh") == ["--why"])
    #expect(try bash("adpane", "render", "--wh") == [])
    #expect(try bash("adpane", "render", "--format", "") == ["text", "ansi", "svg", "html"])
    #expect(try bash("adpane", "--ascii", "inspect", "--format=") == ["text", "json"])
    #expect(
      try bash("adpane", "browse", "--device=iphone-se-") == [
        "iphone-se-1", "iphone-se-2", "iphone-se-3",
      ])
    // What stands before a colon has been typed already.
    #expect(try bash("adpane", "render", "--ad", "test:lon") == ["long-texts"])
    #expect(try bash("adpane", "render", "--ad", "mi") == ["mine.json"])
    #expect(try bash("adpane", "render", "--set", "head") == ["headline="])
    #expect(try bash("adpane", "--device", "render", "re") == ["render"])
    #expect(
      try bash("adpane", "preview", "") == ["one.xib", "two words.storyboard", "folder"])
    #expect(try bash("adpane", "render", "folder/") == ["folder/three.xib"])
  }

  @Test("fish completes the same", .enabled(if: has("fish"), "fish is not here"))
  func fish() throws {
    func fish(_ line: String) throws -> Set<String> {
      let run = try shell(
        "HOME=\"$PWD\" fish --no-config -c \"source adpane.fish; complete -C '\(line)'\"")
      #expect(run.errors == "")
      return Set(
        run.text.split(separator: "\n").map { String($0.split(separator: "\t").first ?? "") })
    }
    #expect(try fish("adpane re") == ["render"])
    #expect(try fish("adpane render --format ") == ["text", "ansi", "svg", "html"])
    let helped = try fish("adpane help ")
    #expect(helped.isSuperset(of: ["browse", "manual"]))
    #expect(helped.isDisjoint(with: ["one.xib", "help"]))
    #expect(try fish("adpane inspect --wh") == ["--why"])
    #expect(try fish("adpane render --ad test:lon") == ["test:long-texts"])
    #expect(try fish("adpane render --request ") == ["mine.json", "folder/"])
    #expect(
      try fish("adpane preview ") == ["one.xib", "two words.storyboard", "folder/"])
  }

  @Test(
    "fish shows what a value means, not what its option does",
    .enabled(if: has("fish"), "fish is not here"),
    arguments: [
      ("adpane render --device iphone-se-3", "iphone-se-3\tiPhone SE (3rd generation)\n"),
      ("adpane lint --rule outside-ad", "outside-ad-view\t"),
      ("adpane render --format sv", "svg\n"),
      ("adpane render --request mi", "mine.json\n"),
    ])
  func fishMeanings(line: String, start: String) throws {
    let run = try shell(
      "HOME=\"$PWD\" fish --no-config -c \"source adpane.fish; complete -C '\(line)'\"")
    #expect(run.text.hasPrefix(start), "\(run.text)")
    #expect(!run.text.contains("without the option") && !run.text.contains("looks for this"))
  }

  @Test(
    "zsh completes the same", .enabled(if: has("zsh"), "zsh is not here"),
    arguments: [
      ("adpane brow", "adpane browse"), ("adpane render --device=iphone-se", "iphone-se-3"),
      ("adpane inspect --format j", "json"), ("adpane render --ad test:lon", "test:long-texts"),
      ("adpane preview fold", "three.xib"), ("adpane help brow", "adpane help browse"),
    ])
  func zsh(typed: String, shown: String) throws {
    try scratch.write(
      """
      zmodload zsh/zpty
      zpty shell "TERM=dumb zsh -f -i"
      zpty -w shell "PS1=; fpath=($PWD \\$fpath); autoload -Uz compinit; compinit -u -D; print rea''dy"
      zpty -r -m shell output '*ready*'
      zpty -w -n shell "$1"$'\\t\\t'
      zpty -r -m shell output "*$2*" && print found
      zpty -d shell
      """, to: "try.zsh")
    let run = try shell("timeout 20 zsh -f try.zsh '\(typed)' '\(shown)'")
    #expect(run.text == "found\n")
  }
}
