import InterfaceBuilder
import ViewLayout

extension RenderReport {
  /// Collects what there is to say, in a fixed order: faults of the document, of binding, of the layout, and of
  /// what came out.
  func findings(_ scope: FindingScope) -> [Finding] {
    guard scope != .none else { return [] }
    let drawn = drawnFindings(scope)
    var findings = documentFindings(
      explainsError: drawn.contains { $0.severity == .error })
    if pass.match.profile != .plain {
      findings += adClassFindings()
      findings += outletFindings()
      findings += outletClassFindings()
      findings += assetFindings()
      findings += adContentFindings()
    }
    findings += drawn
    return scope == .all ? findings : findings.filter { $0.severity == .error }
  }

  /// Collects what there is to say about the layout and what came out.
  private func drawnFindings(_ scope: FindingScope) -> [Finding] {
    var findings = conflictFindings()
    findings += ambiguityFindings()
    findings += placeholderFindings()
    if pass.match.profile != .plain {
      findings += mediaViewFindings()
      findings += mediaFindings()
      findings += pictureFitFindings()
      findings += adViewSizeFindings()
      findings += boundsFindings()
      findings += squeezeFindings()
      findings += coverFindings()
      findings += overlapFindings()
      findings += textFitFindings()
      if scope == .all { findings += contrastFindings() }
      findings += attributionFindings()
      findings += adChoicesFindings()
      findings += tapFindings()
      findings += textFindings()
      // It lays the ad out a second time.
      if scope == .all { findings += populateFindings() }
    }
    return findings
  }

  /// How messages call a view: its outlet where it has one, else its class, and its id.
  func name(of index: ViewIndex) -> String {
    let node = tree.nodes[index]
    let outlet = outlets.properties(of: index).first
    return "\(outlet ?? node.view.userLabel ?? node.view.className) (\(node.id))"
  }

  /// A finding about a view of the tree.
  func finding(
    _ rule: String, _ severity: Finding.Severity, _ index: ViewIndex, _ message: String
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, viewID: tree.nodes[index].id,
      outlet: outlets.properties(of: index).first, message: message,
      location: tree.nodes[index].view.location)
  }
}
