import AdPolicy
import AdPreview
import NativeAds
import Testing

/// A layout that breaks a rule, and one that just does not.
struct RuleCase: CustomTestStringConvertible, Sendable {
  var rule: String
  var severity: Finding.Severity
  /// What the message must hold: the numbers.
  var words: String
  var breaking: @Sendable (inout AdLayout) -> Void
  var keeping: @Sendable (inout AdLayout) -> Void
  var ad: @Sendable (inout NativeAd) -> Void = { _ in }
  /// The ad of the layout that keeps the rule; nil for the same.
  var keptAd: (@Sendable (inout NativeAd) -> Void)?
  var options: @Sendable (inout PreviewOptions) -> Void = { _ in }

  init(
    _ rule: String, _ severity: Finding.Severity, _ words: String,
    breaking: @escaping @Sendable (inout AdLayout) -> Void = { _ in },
    keeping: @escaping @Sendable (inout AdLayout) -> Void = { _ in },
    ad: @escaping @Sendable (inout NativeAd) -> Void = { _ in },
    keptAd: (@Sendable (inout NativeAd) -> Void)? = nil,
    options: @escaping @Sendable (inout PreviewOptions) -> Void = { _ in }
  ) {
    self.rule = rule
    self.severity = severity
    self.words = words
    self.breaking = breaking
    self.keeping = keeping
    self.ad = ad
    self.keptAd = keptAd
    self.options = options
  }

  var testDescription: String { "\(rule): \(words)" }

  /// Checks both layouts.
  func check() throws {
    #expect(LintRule.named(rule)?.severities.contains(severity) == true)
    let broken = try AdLayout(breaking).findings(of: rule, ad: AdLayout.ad(ad), options)
    #expect(broken.contains { $0.severity == severity && $0.message.contains(words) }, "\(broken)")
    let kept = try AdLayout(keeping).findings(of: rule, ad: AdLayout.ad(keptAd ?? ad), options)
    #expect(kept.filter { $0.severity >= severity }.isEmpty, "\(kept)")
  }
}
