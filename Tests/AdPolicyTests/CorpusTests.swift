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

  @Test(
    "Google's current samples raise no warning, but for the full-screen one that lays assets on media",
    arguments: ["every-asset", "video"])
  func warnings(ad: String) throws {
    let current = try names().filter { $0.hasPrefix("googleads") && !$0.contains("@") }
    let warnings = try lint(current, ad: ad).flatMap(\.findings)
      .filter { $0.finding.severity == .warning && !$0.path.contains("FullScreen") }
    #expect(warnings.isEmpty, "\(warnings)")
  }

  @Test("content samples without a media view show an image that belongs into one")
  func content() throws {
    let samples = try names().filter { $0.contains("NativeContentAdView@244adc2") }
    #expect(!samples.isEmpty)
    for file in try lint(samples, ad: "content") {
      let errors = file.findings.filter { $0.finding.severity == .error }.map(\.finding.rule)
      #expect(Set(errors) == ["media-view-missing", "attribution-missing"])
    }
  }

  @Test(
    "AdChoices of 15 points stands clear of the headline of Google's sample, whose mark is as small as may be"
  )
  func sample() throws {
    let samples = try names().filter {
      $0.contains("NativeAdvancedExample__Base.lproj__NativeAdView") && !$0.contains("@")
    }
    #expect(!samples.isEmpty)
    for file in try lint(samples, ad: "every-asset") {
      #expect(file.findings.isEmpty, "\(file.findings)")
    }
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
