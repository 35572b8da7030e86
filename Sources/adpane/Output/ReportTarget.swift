/// Where a report goes, and in which form.
struct ReportTarget: Equatable {
  /// The forms of reports.
  enum Form: String, CaseIterable {
    case junit, markdown, json, html, github
  }

  /// The form.
  let form: Form
  /// The file; nil for standard output.
  let path: String?

  /// Understands `report.xml`, `markdown:summary` and `github`; nil where the form is not clear.
  init?(_ text: String) {
    if text == Form.github.rawValue {
      form = .github
      path = nil
      return
    }
    if let colon = text.firstIndex(of: ":"), let form = Form(rawValue: String(text[..<colon])) {
      self.form = form
      let rest = String(text[text.index(after: colon)...])
      if rest.isEmpty { return nil }
      path = rest == "-" ? nil : rest
      return
    }
    switch FileEnding(ofPath: text)?.text {
    case ".xml": form = .junit
    case ".md", ".markdown": form = .markdown
    case ".json": form = .json
    case ".html", ".htm": form = .html
    default: return nil
    }
    path = text
  }
}
