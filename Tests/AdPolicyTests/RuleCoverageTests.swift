import AdPolicy
import Testing

@Suite("Cases of rules")
struct RuleCoverageTests {
  /// Rules that tests of their own break and keep: they search a limit, or look at whole files.
  private static let elsewhere: Set<String> = [
    "text-truncated", "no-ad-view", "suppression-unknown",
  ]

  @Test("every rule of the table is broken by one case and kept by another")
  func coverage() {
    let cases =
      SizeRuleTests.sizes + LookRuleTests.cases + ConnectionRuleTests.outlets
      + ConnectionRuleTests.ads + ConnectionRuleTests.taps + PlatformRuleTests.constraints
      + PlatformRuleTests.documents
    let tested = Set(cases.map(\.rule)).union(Self.elsewhere)
    #expect(Set(LintRule.all.map(\.id)).symmetricDifference(tested).isEmpty)
  }
}
