import AdPolicy
import AdPreview
import Arguments
import InterfaceBuilder
import ViewLayout
import Words

/// What the options of `lint` ask for.
struct LintRequest: Equatable, Sendable {
  /// The rule that is explained, or `all`.
  var explained: String?
  /// The least severity that is told; nil for the project's.
  var severity: Finding.Severity?
  /// The only rules that count; empty for all.
  var rules: Set<String> = []
  /// Rules that are off.
  var disabled: Set<String> = []
  /// A baseline file.
  var baseline: String?
  /// Where what is found is written as a baseline.
  var newBaseline: String?
  /// Light, dark or both; empty for light.
  var appearances: [Appearance] = []
  /// Codes of languages; empty for the texts in the documents.
  var languages: [String] = []
  /// Whether the interface runs from right to left in every language.
  var isRightToLeft = false
  /// Dynamic Type's sizes; empty for the usual one.
  var textSizes: [TextSize] = []
  /// The ad's heights; empty for the one that fits and the saved one.
  var heights: [PreviewOptions.Height] = []
}

extension AdPaneArguments {
  static let lintOptions: [Option<Request>] = [
    Option(
      "explain", .value("RULE"), group: "Lint",
      help: "tells what a rule looks for and why, and what helps; all tells it of every rule",
      offer: Offer(words: ["all"] + LintRule.all.map(\.id), meanings: summaries)
    ) { request, text throws(ValueError) in
      request.lint.explained = text
    },
    Option(
      "severity", .choice(["error", "warning", "note"], name: "WORD"), group: "Lint",
      help: "the least severity that is told: error, warning or note"
    ) { request, text throws(ValueError) in
      request.lint.severity = Finding.Severity(rawValue: text)
    },
    Option(
      "rule", .value("RULE"), group: "Lint", help: "looks for this rule alone; may be repeated",
      offer: Offer(words: LintRule.all.map(\.id), meanings: summaries), isRepeatable: true
    ) { request, text throws(ValueError) in
      request.lint.rules.insert(try rule(text))
    },
    Option(
      "disable", .value("RULE"), group: "Lint", help: "leaves a rule out; may be repeated",
      offer: Offer(words: LintRule.all.map(\.id), meanings: summaries), isRepeatable: true
    ) { request, text throws(ValueError) in
      request.lint.disabled.insert(try rule(text))
    },
    Option(
      "baseline", .file("FILE"), group: "Lint", help: "faults that are known and do not count"
    ) { request, text throws(ValueError) in
      request.lint.baseline = text
    },
    Option(
      "write-baseline", .file("FILE"), group: "Lint",
      help: "writes what is found into a baseline file; the exit status is 0 then"
    ) { request, text throws(ValueError) in
      request.lint.newBaseline = text
    },
  ]

  private static var summaries: [String: String] {
    [String: String](
      LintRule.all.map { ($0.id, $0.summary) }, uniquingKeysWith: { first, _ in first })
  }

  private static func rule(_ id: String) throws(ValueError) -> String {
    guard LintRule.named(id) == nil else { return id }
    let nearest = Suggestion.nearest(to: id, among: LintRule.all.map(\.id))
    throw ValueError(
      expected: "a rule that 'adpane lint --explain all' lists, such as "
        + (nearest ?? "outside-ad-view"))
  }
}
