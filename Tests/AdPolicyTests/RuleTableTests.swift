import AdPolicy
import Testing

@Suite("The table of rules")
struct RuleTableTests {
  @Test("every rule has an id of its own, made of lower-case words")
  func ids() {
    let ids = LintRule.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids == ids.sorted())
    #expect(ids.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
  }

  @Test("every rule says what is wrong, why, and what helps", arguments: LintRule.all)
  func words(rule: LintRule) {
    #expect(!rule.severities.isEmpty)
    #expect(!rule.summary.hasSuffix("."))
    #expect(rule.explanation.hasSuffix("."))
    #expect(rule.remedy.hasSuffix("."))
    #expect(LintRule.named(rule.id) == rule)
  }
}
