import JSON

/// The results as JSON.
public enum JSONReport {
  /// Returns `{"schema": 1, "summary": {…}, "cases": […]}`.
  ///
  /// A case has `name`, `status`, `failed`, `recorded`, `reference` and `pending` (paths), `problem`, `cells` (how many look
  /// different) and `diff` (lines); those that say nothing are null.
  public static func json(of summary: RunSummary, store: ReferenceStore) -> JSONValue {
    let paths = ReportPaths(store: store)
    var counts: [JSONValue.Member] = [.init("cases", .integer(summary.caseCount))]
    counts += CaseResult.Status.allCases.map {
      .init($0.rawValue, .integer(summary.count(of: $0)))
    }
    counts.append(.init("failed", .integer(summary.failedCount)))
    return .object([
      .init("schema", .integer(1)), .init("summary", .object(counts)),
      .init("cases", .array(summary.results.map { json($0, paths) })),
    ])
  }

  private static func json(_ result: CaseResult, _ paths: ReportPaths) -> JSONValue {
    let problem = result.failure ?? result.problem
    let lines = result.diff.lines
    return .object([
      .init("name", .string(result.name)), .init("status", .string(result.status.rawValue)),
      .init("failed", .bool(result.isFailure)), .init("recorded", .bool(result.isRecorded)),
      .init("reference", .string(paths.reference(of: result))),
      .init("pending", .string(orNull: paths.pending(of: result))),
      .init("problem", .string(orNull: problem)),
      .init("cells", .integer(orNull: result.comparison?.changedCount)),
      .init("diff", lines.isEmpty ? .null : .array(lines.map { .string($0.text) })),
    ])
  }
}
