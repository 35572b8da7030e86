import Cells

/// Findings as lines for people, `file:line:column: severity: message [rule]`.
public enum LintText {
  /// Returns the line of a finding; characters that would act in a terminal are visible marks.
  public static func visibleLine(_ finding: LintFinding) -> String {
    VisibleText.make(line(finding))
  }

  private static func line(_ finding: LintFinding) -> String {
    let place = finding.finding.location.map { ":\($0)" } ?? ""
    return "\(finding.path)\(place): \(finding.finding.severity.rawValue): \(finding.message) "
      + "[\(finding.finding.rule)]"
  }
}
