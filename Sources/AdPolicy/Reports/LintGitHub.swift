import Cells

/// Findings as GitHub Actions' annotations, one line each.
public enum LintGitHub {
  /// Returns the annotation of a finding.
  public static func line(_ finding: LintFinding) -> String {
    let word =
      switch finding.finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties = ["file=" + property(finding.path)]
    if let place = finding.finding.location {
      properties += ["line=\(place.line)", "col=\(place.column)"]
    }
    properties.append("title=" + property(finding.finding.rule))
    return "::\(word) \(properties.joined(separator: ","))::\(escaped(finding.message))"
  }

  private static func property(_ text: String) -> String {
    var result = ""
    for scalar in escaped(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Escapes what would end the line or begin an escape; other control characters become visible marks.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.make(text).unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
