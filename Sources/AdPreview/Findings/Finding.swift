import InterfaceBuilder

/// A fault or remark about a layout with an ad.
public struct Finding: Equatable, Sendable {
  /// How much a finding matters.
  public enum Severity: String, Comparable, Sendable {
    case note, warning, error

    /// Orders severities from the mildest.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// The rule's stable id, such as `constraint-conflict`.
  public var rule: String
  /// How much it matters.
  public var severity: Severity
  /// The id of the view that is meant.
  public var viewID: String?
  /// The id of another view that has a part in it, such as the one in front.
  public var relatedViewID: String?
  /// The outlet that is meant.
  public var outlet: String?
  /// What is the matter, with the numbers and the remedy.
  public var message: String
  /// Where in the document.
  public var location: SourceLocation?

  /// Creates a finding.
  public init(
    rule: String, severity: Severity, viewID: String? = nil, outlet: String? = nil,
    message: String, location: SourceLocation? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.viewID = viewID
    self.outlet = outlet
    self.message = message
    self.location = location
  }
}
