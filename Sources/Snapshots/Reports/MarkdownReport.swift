/// The results as Markdown, for a job's summary or a comment on a pull request.
public enum MarkdownReport {
  /// GitHub takes no longer comments, in characters.
  private static let commentLimit = 65_536
  /// What the list of names may take when there are no differences left to show.
  private static let reserve = 6_000

  /// Returns the report: the counts, and the diff of each frame that is not as recorded as far as a comment holds them.
  public static func text(of summary: RunSummary) -> String {
    var text =
      "### AdPane: \(summary.failedCount == 0 ? "frames are as recorded" : "frames differ")"
    text += "\n\n\(summary.sentence)\n"
    let failures = summary.results.filter(\.isFailure)
    var shown = 0
    for result in failures {
      let part = section(result)
      guard text.count + part.count < commentLimit - reserve else { break }
      text += part
      shown += 1
    }
    let rest = failures[shown...]
    guard !rest.isEmpty else { return text }
    text += "\nWithout room for their differences, \(rest.count) more:\n\n"
    var listed = 0
    for result in rest where text.count < commentLimit - 500 {
      text += "- \(result.status.rawValue) `\(result.name)`\n"
      listed += 1
    }
    if listed < rest.count { text += "- and \(rest.count - listed) others\n" }
    return text
  }

  private static func section(_ result: CaseResult) -> String {
    var text = "\n<details><summary><b>\(result.status.rawValue)</b> <code>\(result.name)</code>"
    text += "</summary>\n\n"
    let fenced = result.status == .new ? newFrame(result) : result.diffText
    if fenced.isEmpty || result.problem != nil { text += plain(result.sentence) + "\n\n" }
    if !fenced.isEmpty {
      let fence = self.fence(for: fenced)
      text += "\(fence)\(result.status == .new ? "text" : "diff")\n\(fenced)\(fence)\n\n"
    }
    return text + "</details>\n"
  }

  /// The text block of a frame that has no reference.
  private static func newFrame(_ result: CaseResult) -> String {
    (result.frame?.textRows ?? []).map { "|" + $0 + "|\n" }.joined()
  }

  /// More backticks in a row than a text has.
  private static func fence(for text: String) -> String {
    var longest = 2
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: longest + 1)
  }

  /// A line in which nothing is markup.
  private static func plain(_ text: String) -> String {
    String(text.flatMap { "\\`*_{}[]<>()#+!|~".contains($0) ? ["\\", $0] : [$0] })
  }
}
