import AdPolicy
import AdPreview
import NativeAds
import TestFolders

/// A folder with layouts that lives as long as a test.
final class Project: TemporaryFolder {
  /// Looks at layouts with the tests' ad.
  func lint(
    _ names: String..., settings: LintSettings = LintSettings(), ads: [LintAd]? = nil,
    _ change: (inout LintVariants) -> Void = { _ in }
  ) -> [LintedFile] {
    let ads = ads ?? [LintAd(name: "bakery", ad: AdLayout.ad())]
    var variants = LintVariants { _ in ads }
    change(&variants)
    let inputs = names.map {
      LintPlan.Input(path: path + "/" + $0, isFound: false, settings: settings)
    }
    var files: [LintedFile] = []
    LintRun.run(LintPlan(inputs: inputs, variants: variants), threads: 2) { files.append($0) }
    return files
  }
}
