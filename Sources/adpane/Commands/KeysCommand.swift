import Cells
import TerminalUI

/// Lists the keys of the panes.
enum KeysCommand {
  static func run(_ request: Request, _ operands: [String], _ console: inout Console) {
    guard operands.isEmpty else {
      console.fail("'keys' takes no names; see 'adpane keys --help'")
      return
    }
    guard let request = request.settled(among: [.text, .markdown], &console) else { return }
    let isMarkdown = request.format == .markdown
    let isASCII = request.writesASCII(console.environment)
    let text = (isMarkdown ? markdown : lines(isASCII: isASCII)).joined(separator: "\n")
    var report = Report(request, console.environment)
    report.append(lines: text + "\n", named: "keys", &console)
    report.finish(&console)
  }

  /// All keys, and what is typed after `:`, under their headings.
  private static var sections: [(title: String, entries: [KeyHelp.Entry])] {
    KeyHelp.sections.map { ($0.title, $0.entries) } + [("On the line after :", KeyHelp.commands)]
  }

  private static func lines(isASCII: Bool) -> [String] {
    func keys(_ entry: KeyHelp.Entry) -> String { isASCII ? entry.plainKeys : entry.keys }
    let width = sections.flatMap(\.entries).map { DisplayText.width(of: keys($0)) }.max() ?? 0
    return Array(
      sections.map { section in
        [section.title]
          + section.entries.map { entry in
            "  " + DisplayText.padded(keys(entry), toColumns: width) + "  " + entry.help
          }
      }.joined(separator: [""]))
  }

  private static var markdown: [String] {
    func cell(_ text: String) -> String {
      text.reduce(into: "") { $0 += $1 == "|" ? "\\|" : String($1) }
    }
    return Array(
      sections.map { section in
        ["| \(section.title) | |", "| --- | --- |"]
          + section.entries.map { entry in
            let keys =
              entry.keys.hasPrefix(":") ? [entry.keys[...]] : entry.keys.split(separator: " ")
            let words = keys.map { "`" + cell(String($0)) + "`" }.joined(separator: " ")
            return "| \(words) | \(cell(entry.help)) |"
          }
      }.joined(separator: [""]))
  }
}
