import Files
import Snapshots

/// Writes differences of texts as lines, in colour where a terminal shows it.
struct DiffPainter {
  private let hasColors: Bool
  private let isASCII: Bool

  init(_ request: Request, environment: Environment) {
    isASCII = request.options.isASCII || environment.isASCII
    switch request.color {
    case .never: hasColors = false
    case .always, .sixteen, .palette, .trueColor: hasColors = true
    case .auto:
      hasColors =
        OutputStream.standardOutput.isTerminal && !environment.isDumb && !environment.wantsNoColor
    }
  }

  /// Returns the lines of a difference below the names of its two files.
  func text(of diff: UnifiedDiff, from old: String, to new: String) -> String {
    guard !diff.lines.isEmpty else { return "" }
    var text = painted("--- " + old, "1") + painted("+++ " + new, "1")
    for line in diff.shownLines(inASCII: isASCII) {
      switch line.kind {
      case .place: text += painted(line.text, "36")
      case .context: text += painted(line.text, nil)
      case .removed: text += painted(line.text, "31")
      case .added: text += painted(line.text, "32")
      }
    }
    return text
  }

  /// Returns a heading: a word in a colour of its own, and what follows.
  func heading(_ word: String, _ code: String, _ rest: String) -> String {
    let rest = isASCII ? rest.asciiFolded : rest
    return hasColors ? "\u{1B}[\(code)m\(word)\u{1B}[0m\(rest)\n" : word + rest + "\n"
  }

  /// Returns a line that is neither heading nor difference.
  func plain(_ text: String) -> String { isASCII ? text.asciiFolded : text }

  private func painted(_ line: String, _ code: String?) -> String {
    let line = isASCII ? line.asciiFolded : line
    guard hasColors, let code else { return line + "\n" }
    return "\u{1B}[\(code)m\(line)\u{1B}[0m\n"
  }
}
