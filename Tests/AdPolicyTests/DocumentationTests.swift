import AdPolicy
import Foundation
import JSON
import Testing

@Suite("The documentation of rules")
struct DocumentationTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    "the page of rules is what the table says; 'adpane lint --explain all --format markdown' writes it"
  )
  func page() throws {
    let page = Self.package.appendingPathComponent("Sources/AdPolicy/AdPolicy.docc/LintRules.md")
    #expect(try String(contentsOf: page, encoding: .utf8) == LintRule.page)
  }

  @Test("the manifest's schema knows every rule, and no other")
  func schema() throws {
    let file = Self.package.appendingPathComponent("Layouts/adpane.schema.json")
    let schema = try JSONValue.parse(Array(Data(contentsOf: file)))
    let ids = LintRule.all.map(\.id)
    let rules = schema["$defs"]?["rule"]?["enum"]?.elements?.compactMap(\.stringValue)
    #expect(rules == ids)
    #expect(schema["$defs"]?["severities"]?["properties"]?.members?.map(\.key) == ids)
    let cares = schema["$defs"]?["code"]?["oneOf"]?[0]?["enum"]?.elements
    #expect(cares?.compactMap(\.stringValue) == LintSettings.Care.allCases.map(\.rawValue))
  }

  @Test("the hook for pre-commit runs a command line that there is")
  func hook() throws {
    let file = Self.package.appendingPathComponent(".pre-commit-hooks.yaml")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("entry: adpane lint"))
    let article = Self.package.appendingPathComponent("Sources/AdPolicy/AdPolicy.docc/Linting.md")
    let words = try String(contentsOf: article, encoding: .utf8)
    for care in LintSettings.Care.allCases { #expect(words.contains("`\(care.rawValue)`")) }
  }
}
