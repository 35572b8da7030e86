import InterfaceBuilder

/// What came of a document.
public struct LintedFile: Sendable {
  /// What can come of one.
  public enum Outcome: Sendable {
    /// It was looked at.
    case linted
    /// A search found it, and it holds no ad view.
    case withoutAdView
    /// A search found it, and it is for another system.
    case otherSystem
    /// It cannot be read.
    case unreadable(InterfaceBuilderError)
    /// It holds nothing to look at; the problem is a clause.
    case empty(problem: String)
  }

  /// The path, as it was given.
  public var path: String
  /// What came of it.
  public var outcome: Outcome
  /// The findings, in order of their places.
  public var findings: [LintFinding] = []
  /// How many combinations of layout, ad, device and so on were looked at.
  public var combinationCount = 0
}
