import Snapshots

/// Writes the reports that a command line asks for.
enum SnapshotReports {
  static func write(
    _ reports: [String], _ summary: RunSummary, of run: SnapshotRun, _ console: inout Console
  ) {
    for report in reports {
      guard let target = ReportTarget(report) else { continue }
      let text =
        switch target.form {
        case .junit: JUnitReport.text(of: summary)
        case .markdown: MarkdownReport.text(of: summary)
        case .json: JSONReport.json(of: summary, store: run.store).serialized(pretty: true) + "\n"
        case .html: HTMLReport.page(of: summary)
        case .github: GitHubReport.text(of: summary, in: run.plan, store: run.store)
        }
      if let path = target.path {
        OutputDestination.write(text, to: path, &console)
      } else {
        console.print(text)
      }
    }
  }
}
