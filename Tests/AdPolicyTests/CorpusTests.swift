import AdPolicy
import AdPreview
import Foundation
import NativeAds
import Testing

/// The folder of public ad layouts, where ADPANE_CORPUS names one.
private let folder = ProcessInfo.processInfo.environment["ADPANE_CORPUS"].map { $0 + "/ads" }

@Suite("Public layouts", .enabled(if: folder != nil, "ADPANE_CORPUS is not set"))
struct CorpusTests {
  private func lint(_ names: [String], ad name: String) throws -> [LintedFile] {
    let test = try TestAds.named(name).ad
    let variants = LintVariants { _ in [LintAd(name: name, ad: test)] }
    let inputs = names.map { LintPlan.Input(path: (folder ?? "") + "/" + $0, isFound: true) }
    var files: [LintedFile] = []
    LintRun.run(LintPlan(inputs: inputs, variants: variants)) { files.append($0) }
    return files
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: #require(folder)).sorted()
  }

  @Test(
    "every finding has a rule and a severity of the table", arguments: ["every-asset", "video"])
  func table(ad: String) throws {
    let files = try lint(names(), ad: ad)
    #expect(files.contains { !$0.findings.isEmpty })
    for finding in files.flatMap(\.findings) {
      let rule = try #require(LintRule.named(finding.finding.rule), "\(finding.finding.rule)")
      #expect(rule.severities.contains(finding.finding.severity), "\(finding)")
    }
  }

  /// Files without a commit in their names are as they were published last.
  @Test("Google's current samples raise no error, but for the one that has no attribution")
  func samples() throws {
    let current = try names().filter { $0.hasPrefix("googleads") && !$0.contains("@") }
    let errors = try lint(current, ad: "every-asset").flatMap(\.findings)
      .filter { $0.finding.severity == .error }
    #expect(errors.allSatisfy { $0.finding.rule == "attribution-missing" }, "\(errors)")
    #expect(Set(errors.map(\.path)).count <= 1)
  }

  @Test("full-screen samples lay assets on media, and their badge is not at the top")
  func fullScreen() throws {
    let samples = try names().filter { $0.contains("FullScreenNativeExample") }
    for file in try lint(samples, ad: "every-asset") {
      let rules = Set(file.findings.map(\.finding.rule))
      #expect(
        rules.isSuperset(of: ["asset-overlap", "background-clickable", "attribution-not-at-top"]))
    }
  }
}
