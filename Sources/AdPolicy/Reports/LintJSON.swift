import AdPreview
import JSON

/// A run as one JSON object, with the keys that scripts rely on.
public enum LintJSON {
  /// Returns the report of a run.
  public static func report(_ findings: [LintFinding], _ summary: LintSummary) -> JSONValue {
    .object([
      .init("schema", .integer(1)),
      .init("findings", .array(findings.map(json))),
      .init(
        "summary",
        .object([
          .init("files", .integer(summary.fileCount)),
          .init("leftOut", .integer(summary.leftOutCount)),
          .init("unreadable", .integer(summary.unreadableCount)),
          .init("rules", .integer(summary.ruleCount)),
          .init("combinations", .integer(summary.combinationCount)),
          .init("errors", .integer(summary.count(of: .error))),
          .init("warnings", .integer(summary.count(of: .warning))),
          .init("notes", .integer(summary.count(of: .note))),
          .init("silenced", .integer(summary.silencedCount)),
          .init("baseline", .integer(summary.knownCount)),
        ])),
    ])
  }

  private static func json(_ finding: LintFinding) -> JSONValue {
    .object([
      .init("file", .string(finding.path)),
      .init("line", .integer(orNull: finding.finding.location?.line)),
      .init("column", .integer(orNull: finding.finding.location?.column)),
      .init("rule", .string(finding.finding.rule)),
      .init("severity", .string(finding.finding.severity.rawValue)),
      .init("object", .string(finding.object)),
      .init("view", .string(orNull: finding.finding.viewID)),
      .init("outlet", .string(orNull: finding.finding.outlet)),
      .init("message", .string(finding.finding.message)),
      .init(
        "combinations",
        .object([
          .init("count", .integer(finding.range.count)),
          .init("total", .integer(finding.range.total)),
          .init("where", .string(finding.range.words)),
        ])),
      .init("silenced", .string(orNull: finding.silence?.rawValue)),
    ])
  }
}
