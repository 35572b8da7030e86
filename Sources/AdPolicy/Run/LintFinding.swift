import AdPreview

/// A fault of a layout, with all combinations in which it shows.
public struct LintFinding: Equatable, Sendable {
  /// Why a finding does not count.
  public enum Silence: String, Sendable {
    /// The document says so where the fault is.
    case document
    /// The baseline has it already.
    case baseline
  }

  /// The path of the document, as it was given.
  public var path: String
  /// The id of the ad view, or of the layout's root.
  public var object: String
  /// What is the matter, as the worst of the combinations tells it.
  public var finding: Finding
  /// Where it shows.
  public var range: CombinationRange
  /// Why it does not count; nil where it does.
  public var silence: Silence?

  /// The message with where it shows.
  public var message: String {
    range.words.isEmpty ? finding.message : "\(finding.message) (\(range.words))"
  }
}
