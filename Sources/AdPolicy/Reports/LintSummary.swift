import AdPreview

/// What a run came to.
public struct LintSummary: Equatable, Sendable {
  /// Documents that were looked at.
  public private(set) var fileCount = 0
  /// Documents that a search found and that hold no ad view.
  public private(set) var leftOutCount = 0
  /// Documents that could not be looked at.
  public private(set) var unreadableCount = 0
  /// Combinations of layout, ad, device and so on that were looked at.
  public private(set) var combinationCount = 0
  /// Rules that counted.
  public let ruleCount: Int
  /// Findings that documents silence.
  public private(set) var silencedCount = 0
  /// Findings that the baseline has.
  public private(set) var knownCount = 0
  private var counts: [Finding.Severity: Int] = [:]

  /// Creates an empty summary of a run with so many rules.
  public init(ruleCount: Int) { self.ruleCount = ruleCount }

  /// Adds a document.
  public mutating func add(_ file: LintedFile) {
    switch file.outcome {
    case .linted: fileCount += 1
    case .withoutAdView, .otherSystem: leftOutCount += 1
    case .unreadable, .empty: unreadableCount += 1
    }
    combinationCount += file.combinationCount
    for finding in file.findings {
      switch finding.silence {
      case .document: silencedCount += 1
      case .baseline: knownCount += 1
      case nil: counts[finding.finding.severity, default: 0] += 1
      }
    }
  }

  /// How many findings of a severity count.
  public func count(of severity: Finding.Severity) -> Int { counts[severity, default: 0] }

  /// What was looked at and found, as a line without full stop.
  public var sentence: String {
    let found = [Finding.Severity.error, .warning, .note].map { severity in
      Self.counted(count(of: severity), severity.rawValue)
    }
    var text = found.joined(separator: ", ")
    if silencedCount > 0 { text += ", \(silencedCount) silenced" }
    if knownCount > 0 { text += ", \(knownCount) in the baseline" }
    text += " in " + Self.counted(fileCount, "file")
    text += " (\(Self.counted(ruleCount, "rule")), \(Self.counted(combinationCount, "combination"))"
    if leftOutCount > 0 { text += "; left out " + Self.counted(leftOutCount, "file") }
    text += ")"
    if unreadableCount > 0 {
      text += "; \(Self.counted(unreadableCount, "file")) could not be looked at"
    }
    return text
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
