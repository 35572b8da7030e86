import InterfaceBuilder
import ViewLayout

extension RenderReport {
  /// What reading and laying out remarked.
  ///
  /// - Parameter explainsError: Whether something is wrong with where views lie. What is wrong with constraints then is an
  ///   error too: it comes before its consequences, and mends them.
  func documentFindings(explainsError: Bool) -> [Finding] {
    var seen: Set<String> = []
    // The outlets of an ad are told with their slot instead.
    let told = Set(outlets.faults.map(\.location))
    return (pass.document.diagnostics + tree.diagnostics + result.diagnostics).compactMap {
      diagnostic in
      let key = "\(diagnostic.location) \(diagnostic.message)"
      guard !(diagnostic.rule.hasPrefix("outlet-") && told.contains(diagnostic.location)),
        seen.insert(key).inserted
      else { return nil }
      let isCause = explainsError && diagnostic.concernsConstraint
      return Finding(
        rule: diagnostic.rule,
        severity: isCause ? .error : Self.noted.contains(diagnostic.rule) ? .note : .warning,
        message: diagnostic.message, location: diagnostic.location)
    }
  }

  /// The rules of diagnostics that tell what the preview lacks, not what the document does wrong.
  private static let noted: Set<String> = [
    "unknown-element", "unknown-attribute", "unknown-font", "unknown-color",
  ]

  /// Required constraints that contradict each other.
  func conflictFindings() -> [Finding] {
    result.conflicts.map { conflict in
      let others = conflict.with.map(words).joined(separator: "; ")
      return Finding(
        rule: "constraint-conflict", severity: .error,
        message: "these constraints cannot all hold: \(words(conflict.dropped)); \(others). "
          + "Dropped to go on: \(conflict.dropped.name). Remove one, or give it a priority below 1000",
        location: conflict.dropped.location ?? conflict.with.lazy.compactMap(\.location).first)
    }
  }

  private func words(_ part: LayoutConflict.Part) -> String {
    var names: [String] = []
    if let id = part.id { names.append(id) }
    if let identifier = part.identifier { names.append("\"\(identifier)\"") }
    if let location = part.location { names.append("line \(location.line)") }
    return names.isEmpty ? part.sentence : "\(part.sentence) [\(names.joined(separator: ", "))]"
  }
}
