import AdPreview

/// A rule that a layout with an ad can break, as it is explained to people.
///
/// Where a rule is looked for, its findings carry its id; what is said here is the same for all of them.
public struct LintRule: Equatable, Sendable {
  /// Who asks for it.
  public enum Source: String, CaseIterable, Sendable {
    /// The guides of the Google Mobile Ads SDK.
    case guide
    /// Google's policies for native ads.
    case policy
    /// The validator that the SDK shows over test ads.
    case validator
    /// UIKit and Interface Builder.
    case platform
    /// AdPane itself.
    case adpane

    /// The source in words.
    public var words: String {
      switch self {
      case .guide: "Google Mobile Ads SDK guide"
      case .policy: "Google's native ads policy"
      case .validator: "the SDK's native ad validator"
      case .platform: "UIKit and Interface Builder"
      case .adpane: "AdPane"
      }
    }
  }

  /// The stable id, such as `outside-ad-view`.
  public let id: String
  /// How much its findings matter; the usual severity first.
  public let severities: [Finding.Severity]
  /// Who asks for it.
  public let source: Source
  /// What is wrong where it is broken, in one line without a full stop.
  public let summary: String
  /// Why it matters and where its limits are, in one paragraph.
  public let explanation: String
  /// What helps, as one sentence.
  public let remedy: String

  init(
    _ id: String, _ severities: Finding.Severity..., from source: Source, _ summary: String,
    because explanation: String, remedy: String
  ) {
    self.id = id
    self.severities = severities
    self.source = source
    self.summary = summary
    self.explanation = explanation
    self.remedy = remedy
  }

  /// The usual severity.
  public var severity: Finding.Severity { severities.first ?? .warning }

  /// All rules, in order of their ids.
  public static let all: [LintRule] =
    (attribution + adChoices + adView + assets + media + taps + outlets + platform + document)
    .sorted { $0.id < $1.id }

  /// Returns a rule by its id.
  public static func named(_ id: String) -> LintRule? { byID[id] }

  private static let byID = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
