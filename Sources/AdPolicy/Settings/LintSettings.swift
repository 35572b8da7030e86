import AdPreview

/// Which rules count, how much, and what the app's code takes care of.
public struct LintSettings: Equatable, Sendable {
  /// What an app's code can take care of, which no layout tells.
  public enum Care: String, CaseIterable, Sendable {
    /// It adds the attribution.
    case attribution
    /// It switches the user interaction of asset views off.
    case interaction
    /// It sets colours for the appearances, or the app has one appearance alone.
    case appearance
    /// It links views with outlets.
    case outlets
    /// It makes the media view, or sets its content mode and clipping.
    case media
    /// It places AdChoices.
    case adChoices
    /// It adds constraints.
    case constraints
  }

  /// Severities that a project gives to rules.
  public var severities: [String: Finding.Severity] = [:]
  /// Rules that are off.
  public var disabled: Set<String> = []
  /// The only rules that count; empty for all.
  public var rules: Set<String> = []
  /// The least severity that is told.
  public var leastSeverity = Finding.Severity.note
  /// What the app's code takes care of.
  public var code: Set<Care> = []
  /// The faults that are known already; nil without a baseline.
  public var baseline: LintBaseline?

  /// Creates settings that take every rule as it is.
  public init() {}

  /// How many rules count.
  public var ruleCount: Int { LintRule.all.count { isOn($0.id) } }

  /// Whether a rule counts.
  public func isOn(_ rule: String) -> Bool {
    !disabled.contains(rule) && (rules.isEmpty || rules.contains(rule))
  }

  /// Returns the findings of a document as they count, in order of their places.
  func applied(to findings: [LintFinding]) -> [LintFinding] {
    var known = baseline?.counts ?? [:]
    var kept: [LintFinding] = []
    for var finding in findings.sorted(by: Self.stands) where isOn(finding.finding.rule) {
      guard let severity = severity(of: finding.finding) else { continue }
      finding.finding.severity = severity
      guard severity >= leastSeverity else { continue }
      if finding.silence == nil, let key = baseline?.key(of: finding), let count = known[key],
        count > 0
      {
        known[key] = count - 1
        finding.silence = .baseline
      }
      kept.append(finding)
    }
    return kept
  }

  /// How much a finding matters; nil where the app's code takes care of it.
  private func severity(of finding: Finding) -> Finding.Severity? {
    if let severity = severities[finding.rule] { return severity }
    for care in code {
      if care.silenced.contains(finding.rule) { return nil }
      if care.softened.contains(finding.rule) { return .note }
    }
    return finding.severity
  }

  private static func stands(_ left: LintFinding, before right: LintFinding) -> Bool {
    let (one, other) = (left.finding.location, right.finding.location)
    let places = (one?.line ?? 0, one?.column ?? 0, left.finding.rule)
    return places < (other?.line ?? 0, other?.column ?? 0, right.finding.rule)
  }
}

extension LintSettings.Care {
  /// Rules that have nothing left to say.
  fileprivate var silenced: Set<String> {
    switch self {
    case .attribution: ["attribution-missing", "attribution-too-small", "attribution-not-at-top"]
    case .appearance: ["low-contrast"]
    case .outlets: ["outlet-not-connected", "required-asset-missing", "recommended-asset-missing"]
    case .media: ["media-view-missing", "media-cropped", "media-spills", "media-distorted"]
    case .adChoices: ["adchoices-overlap", "adchoices-contrast"]
    case .constraints: ["ambiguous-layout", "placeholder-constraint"]
    case .interaction: []
    }
  }

  /// Rules that are no more than worth knowing.
  fileprivate var softened: Set<String> {
    self == .interaction ? ["user-interaction-enabled", "action-on-asset", "gesture-on-ad"] : []
  }
}
