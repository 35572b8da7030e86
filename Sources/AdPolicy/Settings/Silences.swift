import AdPreview
import InterfaceBuilder

/// What a document itself says about findings that its author knows of.
///
/// `adpane:disable RULE RULE…` in the label or the comment of a view, in Interface Builder's identity inspector, silences rules
/// for the view and all in it; `adpane:disable all` silences all.
struct Silences {
  private static let mark = "adpane:disable"

  /// Silent rules by the places of views, constraints and connections.
  private var rules: [SourceLocation: Set<String>] = [:]
  private var slips: [(rule: String, view: View)] = []

  /// Reads what the views of a document say.
  init(of document: Document) {
    for layout in document.layouts { add(layout.root, []) }
  }

  /// Whether a finding's place is silent about it.
  func covers(_ finding: Finding) -> Bool {
    guard let place = finding.location, let rules = rules[place] else { return false }
    return rules.contains(finding.rule) || rules.contains("all")
  }

  /// Findings about rules that do not exist.
  func unknown(path: String) -> [LintFinding] {
    slips.map { slip in
      LintFinding(
        path: path, object: slip.view.id ?? "",
        finding: Finding(
          rule: "suppression-unknown", severity: .warning, viewID: slip.view.id,
          message: "adpane:disable names \"\(slip.rule)\", which is no rule; "
            + "'adpane lint --explain all' lists them",
          location: slip.view.location),
        range: CombinationRange([], of: []))
    }
  }

  private mutating func add(_ view: View, _ outer: Set<String>) {
    var silent = outer
    for text in [view.userLabel, view.userComment].compactMap({ $0 }) {
      for rule in Self.names(in: text) {
        silent.insert(rule)
        if rule != "all", LintRule.named(rule) == nil { slips.append((rule, view)) }
      }
    }
    if !silent.isEmpty {
      rules[view.location] = silent
      for constraint in view.constraints {
        let own = Set(constraint.userLabel.map(Self.names) ?? [])
        rules[constraint.location] = silent.union(own)
      }
      for connection in view.connections { rules[connection.location] = silent }
    } else {
      for constraint in view.constraints {
        guard let label = constraint.userLabel else { continue }
        let own = Self.names(in: label)
        if !own.isEmpty { rules[constraint.location] = Set(own) }
      }
    }
    for child in view.slots + view.subviews { add(child, silent) }
  }

  /// Returns the names after the mark, up to the end of the line.
  private static func names(in text: String) -> [String] {
    var names: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { $0 == " " || $0 == "," || $0 == "\t" }
      guard let start = words.firstIndex(where: { $0 == mark }) else { continue }
      names += words[(start + 1)...].map(String.init)
    }
    return names
  }
}
