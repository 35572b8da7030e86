import Cells

/// The results as one page that needs nothing beside it.
public enum HTMLReport {
  /// Returns the page: each frame that is not as recorded as it was, as it is, and what changed, side by side.
  public static func page(of summary: RunSummary) -> String {
    let failures = summary.results.filter(\.isFailure)
    var body = "<h1>Frames</h1>\n<p>\(MarkupText.escaped(summary.sentence))</p>\n"
    if failures.count > 1 {
      body += "<ol>\n"
      for (index, result) in failures.enumerated() {
        body += "<li><a href=\"#case-\(index + 1)\">\(heading(result))</a></li>\n"
      }
      body += "</ol>\n"
    }
    for (index, result) in failures.enumerated() { body += section(result, number: index + 1) }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head><meta charset="utf-8"><title>AdPane: \(MarkupText.escaped(summary.sentence))</title>
      <style>\(style)</style></head>
      <body>
      \(body)</body>
      </html>

      """
  }

  private static let style = """
    body{font:15px/1.5 system-ui,sans-serif;margin:2em;background:#f6f8fa;color:#1f2328}\
    h2{font-size:1.05em}.frames{display:flex;flex-wrap:wrap;gap:1em;align-items:flex-start}\
    figure{margin:0;overflow-x:auto;max-width:100%}figcaption{font-weight:bold}\
    .diff{font:13px/1.3 ui-monospace,Menlo,Consolas,monospace;background:#fff;padding:1em;overflow-x:auto}\
    .added{background:#dafbe1}.removed{background:#ffebe9}.place{color:#656d76}
    """

  private static func heading(_ result: CaseResult) -> String {
    "\(result.status.rawValue) <code>\(MarkupText.escaped(result.name))</code>"
  }

  private static func section(_ result: CaseResult, number: Int) -> String {
    var text = "<section id=\"case-\(number)\">\n<h2>\(heading(result))</h2>\n"
    text += "<p>\(MarkupText.escaped(VisibleText.make(result.sentence)))</p>\n"
    if let comparison = result.comparison {
      text += "<div class=\"frames\">\n"
      if comparison.old != nil { text += figure("expected", comparison.oldGrid) }
      text += figure("actual", comparison.newGrid)
      if comparison.old != nil { text += figure("difference", comparison.difference) }
      text += "</div>\n"
    }
    let lines = result.diff.lines
    if !lines.isEmpty {
      text += "<details><summary>\(lines.count) lines of difference</summary><pre class=\"diff\">"
      text += lines.map(line).joined() + "</pre></details>\n"
    }
    return text + "</section>\n"
  }

  /// Every frame is marked as an ad's outside of its cells.
  private static func figure(_ caption: String, _ grid: Grid) -> String {
    "<figure><figcaption>Ad · \(caption)</figcaption>\n"
      + grid.htmlFragment(theme: FramePictures.paper) + "</figure>\n"
  }

  private static func line(_ line: UnifiedDiff.Line) -> String {
    let text = MarkupText.escaped(line.text) + "\n"
    switch line.kind {
    case .context: return text
    case .place: return "<span class=\"place\">\(text)</span>"
    case .added: return "<span class=\"added\">\(text)</span>"
    case .removed: return "<span class=\"removed\">\(text)</span>"
    }
  }
}
