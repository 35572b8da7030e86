import Arguments
import Testing

@Suite("Completions of shells")
struct CompletionTests {
  private let table = SmallTable.table

  @Test("an option's value is offered as it fits the command")
  func offers() throws {
    let form = try #require(table.options.first { $0.name == "form" })
    let render = try #require(table.command(named: "render"))
    let list = try #require(table.command(named: "list"))
    #expect(form.offer(for: render) == Offer(words: ["svg", "html"]))
    #expect(form.offer(for: list) == Offer(words: ["text"]))
    #expect(form.offer == Offer(words: ["svg", "html", "text"]))
    let output = try #require(table.options.first { $0.name == "output" })
    #expect(output.offer(for: render) == Offer(files: .any))
  }

  @Test(
    "bash gets commands, options, words and endings",
    arguments: [
      "'render') _draw_words --ink --form --output --flat --help --version ;;",
      "'list') _draw_words --form --help --version ;;",
      "*/--ink) _draw_words 'red' 'pot:blue'; _draw_files .ink ;;",
      "list/--form) _draw_words 'text' ;;", "*/--output | */-o) _draw_files ;;",
      "'render') _draw_files .pic .art ;;", "complete -F _draw draw",
    ])
  func bash(line: String) {
    let lines = table.bashCompletion(origin: "draw bash").split(separator: "\n")
    #expect(lines.contains { $0.drop { $0 == " " } == line })
  }

  @Test("what an option of one command must not offer for another comes first in bash")
  func order() throws {
    let lines = table.bashCompletion(origin: "draw bash").split(separator: "\n")
    let special = try #require(lines.firstIndex { $0.contains("list/--form)") })
    let general = try #require(lines.firstIndex { $0.contains("*/--form)") })
    #expect(special < general)
  }

  @Test(
    "zsh gets functions for values and escaped descriptions",
    arguments: [
      #"'*--ink=[the ink \[of the pen\]]:ink:_draw_value_ink' \"#,
      #"'-o+[where it goes]:output:_draw_value_output' '--output=[where it goes]:output:_draw_value_output' \"#,
      #"'--form=[the form]:form:_draw_value_form_list' \"#,
      #"'--flat['\''flat'\'' \\ -dull-]' \"#,
      "_wanted values expl 'ink' compadd -- 'red' 'pot:blue'", "_files -g '*.(pic|art)(-.)'",
      "'render:Draws files: all of them.'",
    ])
  func zsh(line: String) {
    let lines = table.zshCompletion(origin: "draw zsh").split(separator: "\n")
    #expect(lines.first == "#compdef draw")
    #expect(lines.contains { $0.drop { $0 == " " } == line })
  }

  @Test(
    "fish gets a line for each option of each command",
    arguments: [
      "complete -c draw -n '__fish_seen_subcommand_from list' -l form -x -k -a 'text\\\\t\\'\\'' -d 'the form'",
      "complete -c draw -n '__fish_seen_subcommand_from render' -s o -l output -r -F -d 'where it goes'",
      #"complete -c draw -n '__fish_seen_subcommand_from render' -l flat -d '\'flat\' \\ -dull-'"#,
      "complete -c draw -n 'not __fish_seen_subcommand_from render list help' -k -a '(__draw_files .pic)'",
      "complete -c draw -n 'not __fish_seen_subcommand_from render list' -a list -d 'Lists inks.'",
    ])
  func fish(line: String) {
    let lines = table.fishCompletion(origin: "draw fish").split(separator: "\n")
    #expect(lines.contains { $0 == line })
  }
}
