import AdPreview
import InterfaceBuilder

/// Makes one finding of those that say the same in several combinations.
struct FindingMerge {
  /// What makes two findings the same fault.
  private struct Key: Hashable {
    var rule: String
    var view: String?
    var related: String?
    var outlet: String?
    var location: SourceLocation?
  }

  private struct Entry {
    var finding: Finding
    var combinations: [Int]
  }

  private(set) var combinations: [LintCombination] = []
  private var entries: [Entry] = []
  private var places: [Key: Int] = [:]

  /// Adds what a combination showed.
  mutating func add(_ findings: [Finding], in combination: LintCombination) {
    let index = combinations.count
    combinations.append(combination)
    for finding in findings {
      let key = Key(
        rule: finding.rule, view: finding.viewID, related: finding.relatedViewID,
        outlet: finding.outlet, location: finding.location)
      guard let place = places[key] else {
        places[key] = entries.count
        entries.append(Entry(finding: finding, combinations: [index]))
        continue
      }
      // One that is milder elsewhere is told as the worst, which is what has to be mended.
      if finding.severity > entries[place].finding.severity { entries[place].finding = finding }
      if entries[place].combinations.last != index { entries[place].combinations.append(index) }
    }
  }

  /// The findings in the order of the document.
  func findings(path: String, object: String) -> [LintFinding] {
    entries.map { entry in
      LintFinding(
        path: path, object: object, finding: entry.finding,
        range: CombinationRange(entry.combinations, of: combinations))
    }
  }
}
