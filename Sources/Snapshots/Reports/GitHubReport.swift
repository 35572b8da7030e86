import Cells

/// The results as GitHub Actions' annotations, one line each.
public enum GitHubReport {
  /// How many lines of a diff an annotation shows.
  private static let lineLimit = 12

  /// Returns a workflow command for each frame that is not as recorded.
  public static func text(of summary: RunSummary, store: ReferenceStore) -> String {
    summary.results.filter(\.isFailure).map { line(for: $0, ReportPaths(store: store)) }.joined()
  }

  private static func line(for result: CaseResult, _ paths: ReportPaths) -> String {
    let title = "\(result.status.rawValue): \(result.name)"
    var message = [VisibleText.make(result.sentence)]
    let changes = result.diff.lines.filter { $0.kind == .added || $0.kind == .removed }
    message += changes.prefix(lineLimit).map(\.text)
    if changes.count > lineLimit { message.append("…") }
    return "::error file=\(property(paths.reference(of: result))),title=\(property(title))::"
      + escaped(message.joined(separator: "\n")) + "\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func property(_ text: String) -> String {
    var result = ""
    for scalar in escaped(VisibleText.make(text)).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
