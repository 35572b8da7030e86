import Cells

/// The results as JUnit XML, in the form that Jenkins' xUnit plugin and GitLab read.
public enum JUnitReport {
  /// Returns the report: a suite for each layout, a test case for each frame, and the diff of each that is not as recorded.
  public static func text(of summary: RunSummary) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"adpane\" \(counts(summary.results))>\n"
    var start = 0
    while start < summary.results.count {
      let folder = summary.results[start].folder
      let end =
        summary.results[start...].firstIndex { $0.folder != folder } ?? summary.results.count
      text += suite(folder, summary.results[start..<end])
      start = end
    }
    return text + "</testsuites>\n"
  }

  private static func suite(_ folder: String, _ results: ArraySlice<CaseResult>) -> String {
    var text = "  <testsuite name=\"\(MarkupText.escaped(folder))\" \(counts(results))>\n"
    for result in results {
      let attributes =
        "classname=\"\(MarkupText.escaped(folder))\" name=\"\(MarkupText.escaped(result.lastName))\""
      guard result.isFailure else {
        text += "    <testcase \(attributes)/>\n"
        continue
      }
      let element = isError(result) ? "error" : "failure"
      let message = MarkupText.escaped(VisibleText.make(result.sentence))
      text += "    <testcase \(attributes)>\n"
      text += "      <\(element) type=\"\(result.status.rawValue)\" message=\"\(message)\">"
      text += "\(MarkupText.escaped(result.diffText))</\(element)>\n    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }

  private static func counts(_ results: some Collection<CaseResult>) -> String {
    let errors = results.count { $0.isFailure && isError($0) }
    let failures = results.count { $0.isFailure } - errors
    return "tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  private static func isError(_ result: CaseResult) -> Bool {
    result.status == .missing || result.status == .unreadable || result.failure != nil
  }
}
