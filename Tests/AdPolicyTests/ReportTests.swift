import AdPolicy
import AdPreview
import Foundation
import JSON
import JSONSchema
import Testing

@Suite("Reports for other programs")
struct ReportTests {
  private func found(in name: String = "a.xib") throws -> (findings: [LintFinding], Project) {
    let project = try Project()
    let layout = AdLayout {
      $0.badge = ""
      $0.button = AdLayout.button((240, 200, 88, 40), attributes: "")
      $0.headline = AdLayout.label(
        "headline", "", (40, 6, 250, 22), attributes: "userLabel=\"adpane:disable all\"",
        takesTaps: true)
    }
    try project.write(layout.text, to: name)
    return (project.lint(name).flatMap(\.findings), project)
  }

  @Test("a line of text has file, line, column, severity, words and rule")
  func text() throws {
    let (findings, project) = try found()
    let line = try #require(
      findings.first { $0.finding.rule == "outside-ad-view" }.map(LintText.visibleLine))
    #expect(line.hasPrefix(project.path + "/a.xib:"))
    #expect(line.contains(": error: callToActionView (button) at 240,200 88×40 reaches out"))
    #expect(line.hasSuffix("[outside-ad-view]"))
    #expect(line.contains("8 pt at the right"))
  }

  @Test("an annotation escapes what would end it")
  func gitHub() throws {
    let (findings, _) = try found(in: "a,b: c%.xib")
    let line = try #require(
      findings.first { $0.finding.rule == "outside-ad-view" }.map(LintGitHub.line))
    #expect(line.hasPrefix("::error file="))
    #expect(line.contains("a%2Cb%3A c%25.xib,line="))
    #expect(line.contains(",title=outside-ad-view::callToActionView"))
  }

  @Test("JSON holds every finding with its place, and what was looked at")
  func json() throws {
    let (findings, _) = try found()
    let report = LintJSON.report(findings, LintSummary(ruleCount: 3))
    #expect(report["findings"]?.elements?.count == findings.count)
    #expect(report["findings"]?[0]?["line"]?.integerValue != nil)
    #expect(report["summary"]?["rules"] == .integer(3))
    #expect(
      report["findings"]?.elements?.contains { $0["silenced"] == .string("document") } == true)
  }

  @Test("a SARIF log has a rule with help for every result, and says what is silenced")
  func sarif() throws {
    let (findings, _) = try found(in: "a b.xib")
    let log = LintSARIF.log(findings, version: "1.2.3", problems: ["c.xib: error: is empty"])
    let run = try #require(log["runs"]?[0])
    let rules = try #require(run["tool"]?["driver"]?["rules"]?.elements)
    let results = try #require(run["results"]?.elements)
    #expect(results.count == findings.count)
    for result in results {
      let index = try #require(result["ruleIndex"]?.integerValue)
      #expect(rules[index]["id"] == result["ruleId"])
      #expect(rules[index]["help"]?["text"]?.stringValue?.isEmpty == false)
      let uri = result["locations"]?[0]?["physicalLocation"]?["artifactLocation"]?["uri"]
      #expect(uri?.stringValue?.hasSuffix("/a%20b.xib") == true)
    }
    #expect(results.contains { $0["suppressions"]?[0]?["kind"] == .string("inSource") })
    #expect(run["invocations"]?[0]?["executionSuccessful"] == .bool(false))
  }

  /// The standard's own schema is not part of the package; it lies beside the corpus.
  private static let schemaPath = ProcessInfo.processInfo.environment["ADPANE_CORPUS"].map {
    $0 + "/../schemas/sarif-schema-2.1.0.json"
  }

  @Test(
    "a SARIF log fits the standard's schema",
    .enabled(
      if: schemaPath.map(FileManager.default.fileExists) ?? false, "ADPANE_CORPUS is not set"))
  func standard() throws {
    let path = try #require(Self.schemaPath)
    let schema = Schema(
      root: try JSONValue.parse(Array(Data(contentsOf: URL(fileURLWithPath: path)))))
    let (findings, _) = try found()
    let log = LintSARIF.log(findings, version: "1.2.3", problems: ["c.xib: error: is empty"])
    #expect(schema.isValid(log))
    #expect(!schema.isValid(.object([.init("version", .string("2.1.0"))])))
    #expect(
      !schema.isValid(.object([.init("version", .string("2.0")), .init("runs", .array([]))])))
  }
}
