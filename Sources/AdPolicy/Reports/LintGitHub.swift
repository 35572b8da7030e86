/// Findings as GitHub Actions' annotations, one line each.
public enum LintGitHub {
  /// Returns the annotation of a finding.
  public static func line(_ finding: LintFinding) -> String {
    let level: GitHubCommand.Level =
      switch finding.finding.severity {
      case .error: .error
      case .warning: .warning
      case .note: .notice
      }
    let place = finding.finding.location
    return GitHubCommand(
      level, file: finding.path, line: place?.line, column: place?.column,
      title: finding.finding.rule, message: finding.message
    ).text
  }
}
