/// What is to be looked at, and how.
public struct LintPlan: Sendable {
  /// A document's path, and whether a folder search found it.
  public struct Input: Equatable, Sendable {
    /// The path.
    public var path: String
    /// Whether a search found it, so that it is left out where it holds no ad view.
    public var isFound: Bool
    /// Which rules count for it, and how much.
    public var settings: LintSettings

    /// Creates an input.
    public init(path: String, isFound: Bool, settings: LintSettings = LintSettings()) {
      self.path = path
      self.isFound = isFound
      self.settings = settings
    }
  }

  /// The documents.
  public var inputs: [Input]
  /// In which combinations they are looked at.
  public var variants: LintVariants
  /// The object that is looked at in place of the ad views; nil for these.
  public var object: String?
  /// Whether documents without an ad view are looked at too.
  public var takesEveryDocument = false

  /// Creates a plan.
  public init(inputs: [Input], variants: LintVariants) {
    self.inputs = inputs
    self.variants = variants
  }
}
